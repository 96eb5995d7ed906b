import type { VideoLine } from "#shared/listening/video.ts";
import { splitCaption } from "./split-caption.ts";

/** Words on the picture, in milliseconds of the video. */
export interface Caption {
  text: string;
  startMs: number;
  endMs: number;
}

/** Words begin to come this long before they are heard, and stay this long after, unless others come. */
const aheadMs = 150;
const stayMs = 1400;
/** How long they take to come and to go. */
const fadeMs = 350;

/**
 * The captions of a video: one for each sentence, several for a long one, each with its share of the sentence's time.
 * Two are never there at once. `leadMs` is what the video has before the voice.
 */
export function captionTrack(lines: readonly VideoLine[], leadMs: number, mostChars: number): Caption[] {
  const spoken = lines.flatMap(({ text, startMs, endMs }) => {
    const parts = splitCaption(text, mostChars);
    const chars = parts.reduce((sum, part) => sum + part.length, 0);
    let at = startMs;
    return parts.map((part) => {
      const from = at;
      at += ((endMs - startMs) * part.length) / chars;
      return { text: part, startMs: from + leadMs - aheadMs, endMs: at + leadMs + stayMs };
    });
  });
  return spoken.map((caption, index) => ({
    ...caption,
    endMs: Math.min(caption.endMs, spoken[index + 1]?.startMs ?? Number.POSITIVE_INFINITY),
  }));
}

/** The caption at a moment and how clearly it shows, from 0 to 1; nothing between two. */
export function captionAt(
  track: readonly Caption[],
  ms: number,
): { caption: Caption; strength: number } | undefined {
  const caption = track.find(({ startMs, endMs }) => ms >= startMs && ms < endMs);
  if (!caption) return undefined;
  const fade = Math.min(fadeMs, (caption.endMs - caption.startMs) / 3);
  const share = Math.min(1, (ms - caption.startMs) / fade, (caption.endMs - ms) / fade);
  return { caption, strength: share * share * (3 - 2 * share) };
}
