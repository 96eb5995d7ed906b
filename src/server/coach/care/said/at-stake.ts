import type { Act } from "#server/coach/act/acts.ts";
import { readAct } from "#server/coach/act/read-act.ts";
import { assessMessage } from "#server/coach/care/assessing/assess-message.ts";
import { plainText } from "#server/coach/care/assessing/plain-text.ts";
import { fieldsOf } from "#server/coach/care/reply-classifier/word-fields.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { wordsOf } from "#server/coach/reading/seen.ts";

/** So many of the person's last messages are looked at: "and two of them?" asks of what stands above it. */
const remembered = 2;
/** So far into a talk a care of ours still stands over what a model says. */
const caredFor = 8;
const readChars = 1000;
/** From here on care hears a little in a message, too little to speak itself. */
const heardFrom = -1;

/** Whoever does one of these wants an answer, and an answer can be wrong; who tells of a life wants to be heard. */
const wantsAnswer = new Set<Act>([
  "asks-product",
  "asks-how",
  "asks-advice",
  "asks-meaning",
  "medical",
  "orders",
  "complains",
  "errand",
]);

/** Kinds of things that a model had better not advise on, asked or not. */
const delicate = new Set([
  "MEDICINE",
  "ALCOHOL",
  "ILLNESS",
  "THERAPY",
  "EAT",
  "SEX",
  "BOND",
  "DEMEAN",
  "GONE",
  "ALARM",
  "HARM",
]);

/**
 * Whether the message that a model answers puts much at stake: it asks the coach for something to go by, care hears a
 * little in it or has spoken lately, or it names what is a doctor's or nobody's to judge.
 */
export function isMuchAtStake(conversation: readonly Utterance[]): boolean {
  if (conversation.slice(-caredFor).some(({ isCare }) => isCare)) return true;
  return conversation
    .filter(({ role }) => role === "person")
    .slice(-remembered)
    .some(({ text }) => isDelicate(text.slice(0, readChars)));
}

function isDelicate(text: string): boolean {
  if (fieldsOf(wordsOf(plainText(text))).some((field) => delicate.has(field))) return true;
  if (wantsAnswer.has(readAct(text, "none").act)) return true;
  return (assessMessage(text).gravity ?? Number.NEGATIVE_INFINITY) > heardFrom;
}
