import { planSpeech } from "#server/audio/plan-speech.ts";
import { limits } from "#shared/limits/limits.ts";
import type { VideoLine } from "#shared/listening/video.ts";

/** Sentences with their times, and how long they take together. */
export interface TimedLines {
  lines: VideoLine[];
  durationMs: number;
}

const { readMsPerChar, shortestLineMs, longestLineMs, longestRestMs } = limits.video;

/** A text as it is read without a voice: each sentence stands as long as a calm reader needs, with the rests of the text. */
export function readingTimes(text: string): TimedLines {
  const lines: VideoLine[] = [];
  let atMs = 0;
  for (const step of planSpeech(text).steps) {
    if (step.kind === "pause") {
      atMs += Math.min(step.seconds * 1000, longestRestMs);
      continue;
    }
    const readMs = Math.min(longestLineMs, Math.max(shortestLineMs, step.text.length * readMsPerChar));
    lines.push({ text: step.text, startMs: atMs, endMs: atMs + readMs });
    atMs += readMs;
  }
  return { lines, durationMs: Math.round(atMs) };
}

/** What a voice said and when, as its engine told it; where it told nothing, reading times stretched over its length. */
export function spokenTimes(
  voice: { sentenceTimes: VideoLine[]; durationMs: number },
  read: VideoLine[],
): TimedLines {
  const { sentenceTimes, durationMs } = voice;
  if (sentenceTimes.length > 0) return { lines: sentenceTimes, durationMs };
  const share = durationMs / Math.max(1, read.at(-1)?.endMs ?? 0);
  const lines = read.map(({ text, startMs, endMs }) => ({
    text,
    startMs: startMs * share,
    endMs: endMs * share,
  }));
  return { lines, durationMs };
}
