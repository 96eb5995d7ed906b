import { mp3FrameLength } from "#server/audio/mp3/mp3-frames.ts";
import { firstFrame } from "#server/audio/mp3/mp3-start.ts";

/** Some encoders leave so much silence or junk before the first frame. */
const searchedBytes = 8192;
/** So many frames in a row are no coincidence; the longest frame has 2881 bytes. */
const framesWanted = 3;
const longestFrame = 2881;

function framesFrom(bytes: Uint8Array, start: number): number {
  let at = start;
  let frames = 0;
  for (let length = 1; frames < framesWanted && length > 0; at += length) {
    length = mp3FrameLength(bytes, at);
    if (length > 0) frames += 1;
  }
  return frames;
}

/** Whether the beginning of a file is an MP3's: looked at while the file comes in, so that the wrong kind is refused early. */
export function looksLikeMp3(beginning: Uint8Array): "yes" | "no" | "unknown" {
  if (beginning.length < 10) return "unknown";
  const first = firstFrame(beginning);
  const needed = first + searchedBytes + framesWanted * longestFrame;
  for (let at = first; at < Math.min(first + searchedBytes, beginning.length); at += 1)
    if (framesFrom(beginning, at) >= framesWanted) return "yes";
  return beginning.length < needed ? "unknown" : "no";
}
