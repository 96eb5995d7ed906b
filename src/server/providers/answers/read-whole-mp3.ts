import { mp3FrameLength } from "#server/audio/mp3/mp3-frames.ts";
import { firstFrame } from "#server/audio/mp3/mp3-start.ts";
import { BadAnswer } from "./bad-answer.ts";
import { type AnswerLimits, readLimited } from "./read-limited.ts";

/** Whether the bytes are MP3 frames one after the other to the very end, an ID3v1 tag or a few padding bytes aside. */
export function isWholeMp3(bytes: Uint8Array): boolean {
  let at = firstFrame(bytes);
  let frames = 0;
  for (let length = mp3FrameLength(bytes, at); length > 0; length = mp3FrameLength(bytes, at)) {
    at += length;
    frames += 1;
  }
  const rest = bytes.subarray(at);
  const isTag = rest.length === 128 && String.fromCharCode(...rest.subarray(0, 3)) === "TAG";
  return frames > 1 && at <= bytes.length && (isTag || rest.every((byte) => byte === 0));
}

/** Reads an MP3 to its end; throws `BadAnswer` when it is something else, cut short or too large. */
export async function readWholeMp3(
  response: Response,
  limits: AnswerLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const type = response.headers.get("content-type") ?? "";
  if (/html|json|text/.test(type)) {
    await response.body?.cancel();
    throw new BadAnswer("the answer is text and not sound", "bad-answer");
  }
  const bytes = await readLimited(response, limits);
  if (!isWholeMp3(bytes))
    throw new BadAnswer("the answer is no MP3, or one that was cut short", "bad-answer");
  return bytes;
}
