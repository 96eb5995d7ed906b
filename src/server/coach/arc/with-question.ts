import type { Act } from "#server/coach/act/acts.ts";
import { fields } from "#server/coach/act/fields.ts";
import { type AskedInMessage, questionIn } from "#server/coach/act/question-in.ts";
import { isNearAnswered, type ReadAct, readAct, requests } from "#server/coach/act/read-act.ts";
import { readIntent } from "#server/coach/intent/read-intent.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

/** What is read from the words of a whole message and is no question, whatever form a part of it has. */
const keeps = new Set<Act>(["orders", "nonsense", "pauses", "returns"]);
/** The same, unless a known form is in it: "I did not mention a meditation. I asked if …" */
const wishes = new Set<Act>(["wants-practice", "wants-meditation"]);
/** What does not belong here stays outside, whatever form it is asked in: "should I buy gold". */
const outside = new Set<Act>(["errand", "medical"]);
/** "Is that normal?" asks about what was told before it, and not about what lies outside. */
const wordsOfPointing = 4;
const ofMedicine = fields.find(([name]) => name === "medicine")?.[1];

/**
 * The reading of a message with the question in it as what has to be met: a question in a known form or at the end of what
 * somebody tells is never passed over, however the whole was read. What is a doctor's stays a doctor's.
 */
export function withQuestion(read: ReadAct, text: string): ReadAct {
  const asked = questionIn(text);
  if (!asked || (read.isSure && keeps.has(read.act))) return read;
  if (asked.form === undefined && read.isSure && wishes.has(read.act)) return read;
  if (outside.has(read.act) && !isPointing(asked, text) && isLikelyOutside(read, asked)) return read;
  if (asked.form === undefined && (outside.has(read.act) || (read.act.startsWith("asks") && read.isSure)))
    return read;
  if (read.act.startsWith("asks") && isNearAnswered(read.act, read.met)) return read;
  const isKnownOf = asked.form?.isLoose === true && isNearAnswered("asks-how", asked.text, nearWhereLoose);
  const act = isKnownOf ? "asks-how" : (asked.form?.act ?? actOf(asked.text));
  if (read.act === "complains" && read.isSure && !isAnswerable(act, asked.text)) return read;
  const beside = [...read.beside, read.act].filter((one, at, all) => one !== act && all.indexOf(one) === at);
  return { ...read, act, isSure: true, beside, met: asked.text };
}

function isLikelyOutside({ isSure, next }: ReadAct, { form }: AskedInMessage): boolean {
  if (isSure) return true;
  return form?.isOfOneself !== true && (next === undefined || outside.has(next) || next.startsWith("asks"));
}

/** A short question beside something that is told, about no medicine. */
function isPointing({ text: question, form }: AskedInMessage, text: string): boolean {
  const isShort = form !== undefined && plainWords(question).length <= wordsOfPointing;
  return isShort && question !== text.trim() && (ofMedicine?.(plainWords(text)) ?? -1) < 0;
}

/** "Do you see the difference?" in a reproach is part of it; a question that has an answer is not passed over for the reproach. */
const isAnswerable = (act: Act, question: string): boolean =>
  readIntent(question).isSure || isNearAnswered(act, question, nearInReproach);
const nearInReproach = 0.5;

/** What a question with little in its form is about is believed from this nearness on. */
const nearWhereLoose = 0.43;

function actOf(question: string): Act {
  const { act } = readAct(question, "none");
  const isLikely = act !== "medical" || (ofMedicine?.(plainWords(question)) ?? -1) >= 0;
  return requests.has(act) && isLikely ? act : "asks-advice";
}
