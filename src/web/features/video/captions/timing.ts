import { limits } from "#shared/limits/limits.ts";
import type { VideoLine } from "#shared/listening/video.ts";
import type { Look } from "#web/features/video/scenes/order.ts";

const { leadMs, tailMs, makeWithinMs } = limits.video;

/** How long the whole video is: the title before the voice, and the quiet after it. */
export function videoMs(durationMs: number): number {
  return leadMs + durationMs + tailMs;
}

/** The frames of a video, so many that picture and sound end within half a frame of one another. */
export function frameCount(wholeMs: number, framesPerSecond: number): number {
  return Math.max(1, Math.round((wholeMs / 1000) * framesPerSecond));
}

/** A picture never goes quite dark: its last moment is dusk and no fault of the screen. */
const duskShare = 0.2;

/** How light the picture is, from 0 to 1: it comes out of the dusk, never of black (a list shows the first frame), and goes back into it with the last of the music. */
export function lightAt(ms: number, wholeMs: number): number {
  const share = Math.min(1, 0.6 + ms / 3500, Math.max(duskShare, (wholeMs - ms) / 3200));
  return share * share * (3 - 2 * share);
}

/** What everything but the frames takes: decoding, mixing, storing. */
const besideMs = 4000;
const besidePerMinuteMs = 1500;

/** How long a video will take to make on a device that needs so long for a frame. */
export function makingMs(durationMs: number, framesPerSecond: number, msPerFrame: number): number {
  const whole = videoMs(durationMs);
  return besideMs + (whole / 60_000) * besidePerMinuteMs + frameCount(whole, framesPerSecond) * msPerFrame;
}

/** A part of a text's lines, and how long it lasts. */
export interface Cut {
  lines: VideoLine[];
  durationMs: number;
}

/**
 * The longest beginning, ending with a sentence, that is made within the five minutes the screen promises; nothing when
 * the whole is, or when not even one sentence is.
 */
export function shorterCut(whole: Cut, framesPerSecond: number, msPerFrame: number): Cut | undefined {
  const fits = (durationMs: number) => makingMs(durationMs, framesPerSecond, msPerFrame) <= makeWithinMs;
  if (fits(whole.durationMs)) return undefined;
  const lines = whole.lines.filter(({ endMs }) => fits(endMs));
  const last = lines.at(-1);
  return last && { lines, durationMs: Math.ceil(last.endMs) };
}

/** What a frame takes in another shape, from what it took in the one that was tried. */
export function scaledMsPerFrame(tried: { look: Look; msPerFrame: number }, look: Look): number {
  const pixels = ({ size }: Look) => size.width * size.height;
  return (tried.msPerFrame * pixels(look)) / pixels(tried.look);
}
