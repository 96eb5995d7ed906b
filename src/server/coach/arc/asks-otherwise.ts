import { practiceNamed } from "#server/coach/practice/practice.ts";
import { changesIn } from "#server/coach/story/reading/read-changes.ts";
import { minutesIn, readWishes } from "#server/coach/story/reading/read-wishes.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { noWishes } from "#server/coach/story/story.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import type { TurnAct } from "./turn.ts";

const practice = wordList("exercise*, practice*, technique*");
/** Said against something in a script. */
const against = wordList(
  "don't want, dont want, leave out, leave it out, hated, didn't like, didnt like, did not like, don't like, dont like, take out, cut out, without, less, no more, too much, too many, too long, too short, instead of, made me nervous, made me anxious, can we skip, skip",
);
/** What is held against a script; sleep, work or faith are also simply told of. */
const heldAgainst = new Set([
  "shorter",
  "longer",
  "without-breath",
  "without-nature",
  "without-memory",
  "without-quotes",
  "other-ending",
  "other-words",
]);
/** So few words with a change among them are asked for, where the reading of them is not sure. */
const fewWords = 5;
const mostWords = 14;

/** Said of a script that stands before it, it is asked for otherwise, whatever is to change. */
const request = wordList(
  "can you change, can you make, can you write, can you put, can you add, can you leave, can you take, could you change, could you make, could you write, could you put, could you add, could you leave, could you take, can it be, could it be, can it have, i only asked for a different, i asked for a different",
);

/** The sentence that asks for a script otherwise: what else is said of it, or quoted from it, changes nothing. */
export const requestOfScript = (text: string): string | undefined =>
  sentencesIn(text).findLast((sentence) => request(plainWords(sentence)) >= 0);

/** "Five minutes please": so few words with a length are a wish for it. */
const wordsOfLength = 4;
const wordsOfWish = 8;
const wordsOfAgain = 12;
const wishing = /^(?:please|pls|no|nothing|without)\b|\b(?:please|pls)[.!]*$/i;

/** Whether few words are plainly a wish, whatever they were read as: a length, or "no memories please". */
export function isPlainWish(text: string): boolean {
  const { length } = plainWords(text);
  if (minutesIn(text) !== undefined && length <= wordsOfLength) return true;
  if (length > wordsOfWish || text.includes("?") || !wishing.test(text.trim())) return false;
  const isNamed = JSON.stringify(readWishes(text)) !== JSON.stringify(noWishes);
  return isNamed && practice(plainWords(text)) < 0 && practiceNamed(text) === undefined;
}

/** Whether a message says how things are to be put: without a word, without an introduction. Nobody says so of their life. */
export function wishesSomething(text: string): boolean {
  const { bare, unwanted } = readWishes(text);
  return (bare || unwanted.length > 0) && plainWords(text).length <= mostWords;
}

const again = wordList(
  "again, once more, shorter, longer, slower, faster, quicker, another, anothr, other words, repeat, without sound, no sound, out for, in for, longer than",
);
const ofScript = wordList("meditation*, script*");

/** Whether so few words after a practice ask for it once more, or in another length. */
export function asksAgain(text: string): boolean {
  const words = plainWords(text);
  if (
    words.length > wordsOfAgain ||
    sentencesIn(text).length > 2 ||
    text.includes("?") ||
    ofScript(words) >= 0
  )
    return false;
  const asked = plainWords(sentencesIn(text).at(-1) ?? "");
  return again(asked) >= 0 || (minutesIn(text) !== undefined && words.length <= wordsOfLength);
}

/**
 * Whether a message after a script asks for it otherwise, though it may be taken for something else: "shorter please" for
 * a wish for a practice, "I hated the sea part" for a piece of the story.
 */
export function asksOtherwise(text: string, { act, isSure }: { act: TurnAct; isSure: boolean }): boolean {
  const words = plainWords(text);
  const changes = changesIn(text);
  const isNamed = changes.length > 0 || minutesIn(text) !== undefined;
  if (requestOfScript(text) !== undefined) return true;
  if (act === "wants-practice") return isNamed && practice(words) < 0 && practiceNamed(text) === undefined;
  if (words.length > mostWords || text.includes("?")) return false;
  const isHeld = changes.some((change) => heldAgainst.has(change));
  if (isHeld && (act === "complains" || against(words) >= 0)) return true;
  return !isSure && isNamed && words.length <= fewWords;
}
