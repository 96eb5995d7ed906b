import type { Talk } from "#server/coach/arc/read-talk.ts";
import { type Mood, moodOf } from "#server/coach/story/mood.ts";
import { readFeelings } from "#server/coach/story/reading/read-feelings.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { thoughtIn } from "#server/coach/story/whole-thought.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import type { Voice } from "./voice.ts";
import { quoteFramesByMood } from "./words/acknowledgements.ts";

/** How much a thought says: its words, and what moves somebody counts more. "It was her order" is not worth quoting. */
const weightOf = (thought: string): number =>
  plainWords(thought).length + (moodOf(thought) || readFeelings(thought, true).named.length > 0 ? moving : 0);
const moving = 4;
const leastWeight = 7;

/**
 * A whole thought of the last message as the person wrote it, in quotation marks and in a frame that suits its mood;
 * empty where it shows none, or where enough was quoted: a quotation that adds nothing reads like an echo.
 */
export function quoteOf(
  { now, replies }: Talk,
  voice: Voice,
  mood: Mood | undefined,
  isMeant = (_sentence: string): boolean => true,
): string {
  const frames = (mood && quoteFramesByMood[mood]) ?? [];
  if (!voice.mayQuote || !now.isSure || frames.length === 0) return "";
  const thought = sentencesIn(now.tells)
    .flatMap((sentence) => thoughtIn(sentence) ?? [])
    .filter(isMeant)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .find((one) => weightOf(one) >= leastWeight);
  if (thought === undefined || replies.some((reply) => reply.includes(thought))) return "";
  const quoted = `“${/[.!]$/.test(thought) ? thought : `${thought}.`}”`;
  return voice.pick(frames).replace("{q}", quoted);
}
