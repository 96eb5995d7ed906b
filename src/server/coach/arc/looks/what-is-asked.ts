import { fields } from "#server/coach/act/fields.ts";
import { isLetterOpen } from "#server/coach/arc/asked-for.ts";
import { askedOfItself } from "#server/coach/arc/asked-of-itself.ts";
import type { Before } from "#server/coach/arc/before.ts";
import { readPlainly } from "#server/coach/arc/read-plainly.ts";
import type { Turn } from "#server/coach/arc/turn.ts";
import { actOfIntent } from "#server/coach/arc/with-intent.ts";
import { askingIn, askingKind } from "#server/coach/asking/read-asking.ts";
import { readRequest } from "#server/coach/intent/read-request.ts";
import { practicesIn } from "#server/coach/practice/practice-asked-for.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

const ofMedicine = fields.find(([name]) => name === "medicine")?.[1];
const isOfMedicine = (text: string): boolean => (ofMedicine?.(plainWords(text)) ?? -1) >= 0;
const asksToHave = /\b(?:can|could|may) i (?:have|get)|\bgive me\b/i;

/** What is asked of an illness names neither somebody who is told something nor an exercise. */
const ofSomebody =
  /\b(?:tell|say|ask|ring|call|text|write|invite|forgive|apologi[sz]e|answer|reply|thank|quit|break up|move)\b|\b(?:exercise|breath\w*|meditation|something|one)\b/i;

/** "It bit my hand last week and now I cross the street. Is that normal?": what is asked is of what somebody does since, and not of the wound. */
const doneSince =
  /\b(?:now|since then|ever since,?) i (?:cross|walk|avoid|cannot|can['’]?t|cant|won['’]?t|wont|don['’]?t|dont|never|always|take|hold|stay|keep|stand|go)\b/i;

/** "I'm a bit allergic too. But should I tell him no?": what is asked is not of an illness, whatever stands beside it. */
export function asksOfNoIllness(turn: Turn, before: Before): Turn | undefined {
  if (turn.act !== "medical") return undefined;
  const sentences = sentencesIn(turn.text);
  const last = sentences.at(-1) ?? "";
  if (!last.endsWith("?") || isOfMedicine(last)) return undefined;
  if (practicesIn(last).length > 0 && asksToHave.test(last))
    return { ...turn, act: "wants-practice", met: last, isSure: true, isTelling: false };
  if (sentences.length < 2) return undefined;
  const alone = readPlainly(last, { ...before, asked: "none", open: undefined });
  const isOfSince = doneSince.test(turn.text) && !isOfMedicine(turn.text);
  const isOther =
    alone.act === "asks-product" || (alone.act.startsWith("asks-") && (ofSomebody.test(last) || isOfSince));
  return alone.isSure && isOther ? { ...alone, text: turn.text } : undefined;
}

/** "At six, with the carrots. How long until that stops?": what was asked for is written, and then something is asked, which is met. */
export function answersAndAsks(turn: Turn, { open, hasDraft }: Before): Turn | undefined {
  if (turn.act !== "writes" || isLetterOpen(open) || hasDraft) return undefined;
  const sentences = sentencesIn(turn.text);
  const last = sentences.at(-1) ?? "";
  if (sentences.length < 2 || !last.endsWith("?")) return undefined;
  const request = readRequest(last);
  const [wanted] = request?.likely ?? [];
  if (
    !request?.isSure ||
    wanted === undefined ||
    wanted.startsWith("words-") ||
    wanted === "exercise" ||
    wanted === "meditation"
  )
    return undefined;
  return {
    ...turn,
    act: actOfIntent[wanted],
    by: "intent",
    score: request.margin,
    wanted,
    intent: wanted,
    met: last,
    asking: askingIn(last),
  };
}

/** A question at the end of a longer message is what is answered, and not the story before it. */
export function asksAtItsEnd(turn: Turn, before: Before): Turn | undefined {
  if (turn.isSure && turn.by !== "act") return undefined;
  if (turn.act !== "asks-advice" && turn.act !== "tells" && turn.act !== "asks-unclear") return undefined;
  const sentences = sentencesIn(turn.text);
  const last = sentences.at(-1) ?? "";
  if (sentences.length < 2 || !last.endsWith("?") || plainWords(turn.text).length < wordsOfStory)
    return undefined;
  const alone = readPlainly(last, { ...before, asked: "none", open: undefined });
  const isKnown =
    alone.act === "asks-product" || (alone.act === "asks-advice" && alone.wanted === "said-before");
  return alone.isSure && isKnown
    ? { ...alone, text: turn.text, isTelling: true, tells: turn.tells }
    : undefined;
}
const wordsOfStory = 20;

/** What is asked of the guide itself in other words than its answer is known by, as the question that has that answer. */
export function asksOfItself(turn: Turn): Turn | undefined {
  if (turn.by === "first-form" || turn.act === "writes") return undefined;
  const asks = sentencesIn(turn.text).slice(-2);
  const known = askedOfItself.find(({ form }) => asks.some((one) => form.test(one)));
  if (known === undefined || !(turn.text.includes("?") || turn.act === "asks-product")) return undefined;
  return {
    ...turn,
    act: known.act,
    by: "words",
    met: known.known,
    isSure: true,
    asking: undefined,
    wanted: undefined,
    intent: undefined,
  };
}

const wordsOfAnswer = 4;
/** "Which way is first?? Telling him tonight? Tight I guess": what ends in no question has answered, where nothing else was read for sure. */
export function answersAfterAll(turn: Turn, before: Before): Turn | undefined {
  if (turn.asked !== "writing" || turn.isSure || !turn.act.startsWith("asks-")) return undefined;
  const last = sentencesIn(turn.text).at(-1) ?? "";
  return last.endsWith("?") || plainWords(last).length < wordsOfAnswer || before.open === undefined
    ? undefined
    : {
        ...turn,
        act: "writes",
        by: "written",
        isSure: true,
        isTelling: false,
        wanted: undefined,
        repair: undefined,
      };
}

/** "Is that fair to him?" is asked in its form, although two readings of the whole lead to one place. */
export const isJudgedByForm = (turn: Turn): Turn | undefined =>
  turn.by === "both-lead" && turn.asking?.kind.name === "judge"
    ? { ...turn, act: turn.asking.kind.act, by: "form", met: turn.asking.text, chosen: undefined }
    : undefined;

/** How long it goes on is a measure of bread, and not of missing somebody. */
export function asksHowLongOfLoss(turn: Turn, { story }: Before): Turn | undefined {
  if (turn.asking?.kind.name !== "measure" || story.shape !== "loss") return undefined;
  return { ...turn, asking: { ...turn.asking, kind: askingKind("future") }, wanted: undefined };
}
