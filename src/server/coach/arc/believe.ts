import type { Act } from "#server/coach/act/acts.ts";
import { fields } from "#server/coach/act/fields.ts";
import { isAsking, isNearAnswered, type ReadAct, requests } from "#server/coach/act/read-act.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, type WordList, wordList } from "#server/coach/story/word-list.ts";

/** What does not belong here, by what it is about; between one of them and a question, it is turned down whichever it is. */
const outside = new Map<Act, WordList | undefined>([
  ["medical", fields.find(([name]) => name === "medicine")?.[1]],
  ["errand", fields.find(([name]) => name === "world")?.[1]],
  ["orders", fields.find(([name]) => name === "orders")?.[1]],
]);
const isAbout = (act: Act, words: readonly string[]): boolean => (outside.get(act)?.(words) ?? -1) >= 0;
/** Below it nothing is known of a message at all. */
const foreignFrom = -1.6;

/** What is longer tells a story, whatever stands in it besides. */
const wordsOfStory = 18;
/** So near to a known question, a sentence of a story asks it. */
const surelyAsked = 0.6;
const againstCoach = fields.filter(([name]) => name === "insult" || name === "not understood");
const wordsOfIllness = 4;
/** So few words that are read as a reproach are one, though nothing in them names the coach. */
const wordsOfReproach = 10;

/**
 * The reading as far as the words of the message carry it. A request in the middle of a story is one only where it is nearly a
 * known one or the story ends in it; a complaint names the coach or what is wrong with it; a known question is no order; and few
 * words without a question are nobody's illness.
 */
export function believed(read: ReadAct, text: string): ReadAct {
  const words = plainWords(text);
  const endsAsking = endsInQuestion(text);
  const told: ReadAct = {
    ...read,
    act: endsAsking ? "asks-advice" : "tells",
    isTelling: !endsAsking,
    isSure: true,
  };
  const isStory = words.length > wordsOfStory && requests.has(read.act) && !isOfIllness(read, words);
  if (isStory && !endsAsking && !isAskedInStory(read, text)) return { ...told, met: text, told: text };
  if (isStory && endsAsking && read.act.startsWith("wants"))
    return { ...told, met: sentencesIn(text).at(-1) ?? text };
  if (isStory && endsAsking) return { ...read, met: sentencesIn(text).at(-1) ?? text };
  if (read.act === "complains" && read.isTelling && words.length > wordsOfStory) return told;
  const isPlain = read.isSure && words.length <= wordsOfReproach;
  if (read.act === "complains" && !isPlain && !isAgainstCoach(text, words)) return told;
  if (read.act === "orders" && endsAsking && isNearAnswered("asks-advice", text, surelyAsked))
    return { ...read, act: "asks-advice" };
  if (read.act === "wants-practice" && isQuestion(text) && !isOfPractice(words))
    return { ...told, met: text };
  if (read.act === "medical" && words.length < wordsOfIllness && !text.includes("?")) return told;
  return read;
}

const isOfIllness = ({ act }: ReadAct, words: readonly string[]): boolean =>
  act === "medical" && isAbout("medical", words);

/** In the middle of a story a marked question is asked that is plainly one or nearly a known one, and a wish at its end is one. */
const isAskedInStory = ({ act, met, score }: ReadAct, text: string): boolean =>
  act.startsWith("wants")
    ? met === sentencesIn(text).at(-1)
    : text.includes("?") && (score >= plainlyAsked || isNearAnswered(act, met, surelyAsked));
/** From this score on a marked question is one, whatever stands around it. */
const plainlyAsked = 2;

const ofPractice = fields.find(([name]) => name === "practice")?.[1];
const isOfPractice = (words: readonly string[]): boolean => (ofPractice?.(words) ?? -1) >= 0;
/** "What have you got down about Tobias so far?" asks for no exercise. */
const isQuestion = (text: string): boolean =>
  /^(?:what|who|why|when|where|did|does|do|are|is)\b/i.test(text.trim());

/** Whether a message ends in a question, with or without its mark. */
export function endsInQuestion(text: string): boolean {
  const last = sentencesIn(text).at(-1) ?? "";
  const isShort = plainWords(last).length <= wordsOfQuestion;
  return last.endsWith("?") || (isShort && isAsking(plainWords(last.replace(leadIn, ""))[0] ?? ""));
}
/** What is longer and has no mark tells, whatever it begins with. */
const wordsOfQuestion = 16;
const leadIn = /^(?:(?:but|and|so|like|ok|okay|well|please|pls),? )+/i;

/** Said with one of these, "useless" is held against the coach; without, it is a word for oneself. */
export const ofCoach = wordList("you are, you're, youre, your, ur, this, that, app, bot, machine, robot");

const isAgainstCoach = (text: string, words: string[]): boolean =>
  ofCoach(words) >= 0 ||
  againstCoach.some(([, list]) => list(words) >= 0) ||
  isNearAnswered("complains", text);

/** Whether what was read lies outside for sure: by what it is about, whatever its form. */
export function isOutside({ act, score, next }: ReadAct, text: string): boolean {
  const isElse = next === undefined || outside.has(next) || next.startsWith("asks");
  return score >= foreignFrom && isElse && isAbout(act, plainWords(text));
}
