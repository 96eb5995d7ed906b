import type { Open } from "#server/coach/hour/read-hour.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

/** What leads to a sentence for somebody: "I'll say it like this: …", "then it's the calm version: …", "maybe: …". */
const leadIn =
  /(?:^|[.!?,;] )[^.!?:]{0,60}\b(?:say|saying|said|version|like|this|that|just|maybe|write|tell (?:her|him|them)|go with|sentence)\b[^.!?:]{0,20}: ?["“]?(?=\p{Lu}\p{Ll}+[, ])/u;
/** A sentence that is said to somebody begins with their name, or with a greeting and the name. */
const called = /^["“]?(?:(?:hi|hey|hello|dear)[, ]+\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,) ?\S+/u;
const greeted = /^["“]?(?:hi|hey|hello|dear)[, ]+\p{Lu}\p{Ll}+[, ]/iu;
const wordsOfAsking = 10;

/** A sentence for somebody that stands in a message unasked, and what is asked about it after it. */
export interface OwnSentence {
  sentence: string;
  asks: string | undefined;
}

/** What asks whether the sentence before it is right, in few words: "is that better?", "too long, do you think?" */
const asksOfIt =
  /\b(?:is|does|isn['’]?t|would|will) (?:that|this|it|my sentence)\b|\btoo \p{L}+|\b(?:better|good|ok(?:ay)?|all right|alright)\b/iu;

/** The sentence for somebody that a message says it would say; undefined where there is none. */
export function ownSentenceIn(text: string): OwnSentence | undefined {
  const trimmed = text.trim();
  const lead = leadIn.exec(trimmed);
  const said = lead === null ? trimmed : trimmed.slice(lead.index + lead[0].length);
  if (lead === null ? !greeted.test(said) : !called.test(said)) return undefined;
  const sentences = sentencesIn(said);
  const last = sentences.at(-1) ?? "";
  const isAsked =
    sentences.length > 1 &&
    last.endsWith("?") &&
    plainWords(last).length <= wordsOfAsking &&
    asksOfIt.test(last);
  const sentence = (isAsked ? sentences.slice(0, -1) : sentences).join(" ").replace(/["”]$/, "");
  return { sentence, asks: isAsked ? last : undefined };
}

/** "I'd rather say it myself", asked of by a tap: these questions want what somebody would say or do, in their own words. */
const asksForOwnWords = new Set(["known", "say-it"]);
/** Whether what is open asks for what somebody would say or do. */
export const isOwnWordsAsked = (open: Open | undefined): boolean =>
  open !== undefined && "prompt" in open && open.prompt === 0 && asksForOwnWords.has(open.station.id);
