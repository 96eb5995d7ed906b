import type { Talk } from "#server/coach/arc/read-talk.ts";
import type { Mood } from "#server/coach/story/mood.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { isWholeThought } from "#server/coach/story/whole-thought.ts";
import type { Voice } from "./voice.ts";
import { quoteFrames, quoteFramesByMood } from "./words/acknowledgements.ts";

/**
 * A whole thought of the last message as the person wrote it, in quotation marks and in a frame that suits its mood;
 * empty where there is none, or where enough was quoted.
 */
export function quoteOf(
  { now, replies }: Talk,
  voice: Voice,
  mood: Mood | undefined,
  isMeant = (_sentence: string): boolean => true,
): string {
  if (!voice.mayQuote || !now.isSure) return "";
  const thought = sentencesIn(now.text).find((sentence) => isWholeThought(sentence) && isMeant(sentence));
  if (thought === undefined || replies.some((reply) => reply.includes(thought))) return "";
  const quoted = `“${/[.!]$/.test(thought) ? thought : `${thought}.`}”`;
  const frames = (mood && quoteFramesByMood[mood]) ?? [];
  return (voice.pick(frames) || voice.pick(quoteFrames)).replace("{q}", quoted);
}
