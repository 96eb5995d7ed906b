import type { Open } from "#server/coach/hour/read-hour.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import type { Story } from "#server/coach/story/story.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

/** What leads to a sentence for somebody: "I'll say it like this: …", "then it's the calm version: …", "maybe: …". */
const leadIn =
  /(?:^|[.!?,;] )[^.!?:]{0,60}\b(?:say|saying|said|version|like|this|that|just|maybe|write|tell (?:her|him|them)|go with|sentence)\b[^.!?:]{0,20}: ?["“]?(?=\p{Lu}\p{Ll}+[, ])/u;
/** A sentence that is said to somebody begins with their name, or with a greeting and the name. */
const called =
  /^["“]?(?:(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear)[, ]+\p{Lu}\p{Ll}+[, ]|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,)/u;
const greeted = /^["“]?(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear)[, ]+(\p{Lu}\p{Ll}+)[, ]/u;
/** "Monday, we lost" is said to nobody. */
const noName =
  /^["“]?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Yes|No|Well|Ok|Okay|Then|So|And|But|Sorry|Please|Maybe)\b/;
const wordsOfAsking = 10;

/** A sentence for somebody that stands in a message unasked, and what is asked about it after it. */
export interface OwnSentence {
  sentence: string;
  asks: string | undefined;
}

/** What asks whether the sentence before it is right, in few words: "is that better?", "too long, do you think?" */
const asksOfIt =
  /\b(?:is|does|isn['’]?t|would|will) (?:that|this|it|my sentence)\b|\btoo \p{L}+|\b(?:better|good|ok(?:ay)?|all right|alright)\b/iu;

/**
 * The sentence for somebody that a message says it would say; undefined where there is none. Who is only greeted has to be somebody who is
 * told of: "hi Anna here" is said to the guide.
 */
export function ownSentenceIn(text: string, isSomebody: (name: string) => boolean): OwnSentence | undefined {
  const trimmed = text.trim();
  const lead = leadIn.exec(trimmed);
  const said = lead === null ? trimmed : trimmed.slice(lead.index + lead[0].length);
  if (lead === null ? !isSomebody(greeted.exec(said)?.[1] ?? "") : !called.test(said) || noName.test(said))
    return undefined;
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

/** These questions want what somebody would say or do, in their own words. */
const asksForOwnWords = new Set(["known", "say-it"]);
/** Whether what is open asks for what somebody would say or do. */
export const isOwnWordsAsked = (open: Open | undefined): boolean =>
  open !== undefined && "prompt" in open && open.prompt === 0 && asksForOwnWords.has(open.station.id);

/** Whether a name is somebody who was told of, or anybody where a sentence for somebody was asked for. */
export const toldOf =
  ({ names }: Pick<Story, "names">, open: Open | undefined) =>
  (name: string): boolean =>
    name !== "" && (isOwnWordsAsked(open) || names.some(({ word, isName }) => isName && word === name));
