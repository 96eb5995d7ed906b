import { fields } from "#server/coach/act/fields.ts";
import { formOf } from "#server/coach/act/question-in.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import type { ReplyStyle } from "#server/coach/coach.ts";
import type { GuideKnowledge } from "#server/coach/guide/guide-setting.ts";
import { pointsIn } from "#server/coach/point/read-point.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import type { AnswerId } from "./choose-answer.ts";

/** Words that questions are made of: what is left is what a question is about. */
const ofQuestions = new Set(
  "a about again all am an and any anything are at be been can could did do does doing for get give go good had has have help helps her him how i i'm if in is it its just know let like make makes may me more much my myself need no not now of ok on one or over people please really shall should so some something stop take tell than that that's the them then there these they thing things think this those to try u up want was we what what's when where which who why will with would you your".split(
    " ",
  ),
);
/** "What can I do about it?": a question with so few words of its own is about what was told. */
const ownWordsOfLoose = 0;
const pointing = wordList("that, this, it, them, there, those, him, her");
/** So far back what was told is still what is asked about. */
const turnsBack = 5;
const ofProduct = fields.find(([name]) => name === "product")?.[1];

/** The mode of a reply, where it is one. */
type Mode = ReplyStyle["mode"] | undefined;

/**
 * The fixed answer to what the last message asks: the one whose phrases it comes near; to "what can I do?", the one that helps
 * with what was told; undefined where there is none. Web pages, or a library that is not ours, stand for how-answers.
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
  const help =
    kind === "asks-product"
      ? undefined
      : mayGive(helpOn({ now, ...talk }, (id) => finder.textsOf("asks-how", id)));
  if (help && isLoose(now.met)) return help;
  const found = mayGive(finder.answerTo(kind, now.met));
  if (found) return found;
  const context = contextOf({ now, ...talk });
  return context === undefined ? undefined : mayGive(finder.answerTo("asks-how", `${now.met} ${context}`));
}

/** What the library is asked: the question, and what was told where it only points there. */
export function askedOfLibrary(talk: Talk): string {
  const context = contextOf(talk);
  return context === undefined ? talk.now.met : `${talk.now.met} ${context}`;
}

/** Whether the library may know what a question asks; it knows nothing of the app. */
export const mayBeInLibrary = ({ now }: Talk): boolean =>
  now.act !== "asks-product" || (ofProduct?.(plainWords(now.met)) ?? -1) < 0;

function isLoose(question: string): boolean {
  if (formOf(question, question.includes("?"))?.isLoose === true && ownWords(question) <= 1) return true;
  return ownWords(question) <= ownWordsOfLoose;
}

const ownWords = (question: string): number =>
  plainWords(question).filter((word) => !ofQuestions.has(word)).length;

/** What was told last, where a question points to it. */
function contextOf({ now, turns }: Talk): string | undefined {
  if (pointing(plainWords(now.met)) < 0) return undefined;
  if (now.isTelling && now.tells !== now.met) return now.tells;
  return turns.slice(0, -1).findLast(({ isTelling }) => isTelling)?.tells;
}

/** The answer that helps with the weightiest point told last; one that was given is not given again. */
function helpOn(
  { turns, story, replies }: Talk,
  textsOf: (id: string) => readonly string[],
): AnswerId | undefined {
  const isSaid = (id: string): boolean =>
    textsOf(id).some((text) => replies.some((reply) => reply.includes(text)));
  for (const turn of turns.slice(-turnsBack).toReversed())
    for (const { point } of pointsIn(turn.text, story.shape))
      if (point.helps !== undefined && !isSaid(point.helps)) return { act: "asks-how", id: point.helps };
  return undefined;
}
