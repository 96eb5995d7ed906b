import { fields } from "#server/coach/act/fields.ts";
import { formOf } from "#server/coach/act/question-in.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import type { ReplyStyle } from "#server/coach/coach.ts";
import type { GuideKnowledge } from "#server/coach/guide/guide-setting.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import type { AnswerFinder, AnswerId } from "./choose-answer.ts";

const pointing = wordList("that, this, it, them, there, those, him, her");
const ofProduct = fields.find(([name]) => name === "product")?.[1];

/** The mode of a reply, where it is one. */
type Mode = ReplyStyle["mode"] | undefined;

/**
 * The fixed answer to what the last message asks: the one whose phrases it comes near, with what was told before where it only
 * points there; undefined where there is none. Web pages, or a library that is not ours, stand for how-answers.
 */
export function answerFor(
  { now, ...talk }: Talk,
  { finder, isOwnLibrary }: GuideKnowledge,
  mode: Mode,
): AnswerId | undefined {
  const kind = now.act === "asks-product" || now.act === "asks-how" ? now.act : "asks-advice";
  const isOurs = mode !== "web" && (mode !== "rag" || isOwnLibrary);
  const mayGive = (answer: AnswerId | undefined): AnswerId | undefined =>
    answer?.act !== "asks-how" || isOurs ? answer : undefined;
  const help = mayGive(helpWith({ now, ...talk }, finder));
  if (help) return help;
  const found = mayGive(finder.answerTo(kind, now.met));
  if (found) return found;
  const context = contextOf({ now, ...talk });
  return context === undefined ? undefined : mayGive(finder.answerTo("asks-how", `${now.met} ${context}`));
}

/** "What can I do?" asks for what helps with what was told, where that is nearly what a known question is about. */
function helpWith({ now, turns }: Pick<Talk, "now" | "turns">, finder: AnswerFinder): AnswerId | undefined {
  if (formOf(now.met, true)?.isLoose !== true) return undefined;
  const told = now.isTelling ? now.tells : turns.slice(0, -1).findLast(({ isTelling }) => isTelling)?.tells;
  const id = told === undefined ? undefined : finder.find("asks-how", told, helpFrom);
  return id === undefined ? undefined : { act: "asks-how", id };
}
/** What was told is no question, and has to come nearer to one. */
const helpFrom = 0.42;

/** What the library is asked: the question, and what was told where it only points there. */
export function askedOfLibrary(talk: Talk): string {
  const context = contextOf(talk);
  return context === undefined ? talk.now.met : `${talk.now.met} ${context}`;
}

/** Whether the library may know what a question asks: it knows nothing of the app, nor of what the coach missed. */
export const mayBeInLibrary = ({ now }: Talk): boolean =>
  !now.beside.includes("complains") &&
  !now.beside.includes("corrects") &&
  (now.act !== "asks-product" || (ofProduct?.(plainWords(now.met)) ?? -1) < 0);

/** What was told last, where a question points to it. */
function contextOf({ now, turns }: Talk): string | undefined {
  if (pointing(plainWords(now.met)) < 0) return undefined;
  if (now.isTelling && now.tells !== now.met) return now.tells;
  return turns.slice(0, -1).findLast(({ isTelling }) => isTelling)?.tells;
}
