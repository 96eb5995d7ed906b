import { mp3FrameLength } from "#server/audio/mp3/mp3-frames.ts";
import { firstFrame } from "#server/audio/mp3/mp3-start.ts";

/** What was wrong with an answer, or with the way to it. */
export type AnswerFault =
  | "key-refused"
  | "quota"
  | "call-refused"
  | "server-failed"
  | "unreachable"
  | "too-slow"
  | "bad-answer";

/** Why a service's answer cannot be used; the message is for the log, never for a person. */
export class BadAnswer extends Error {
  override readonly name = "BadAnswer";
  /** A short name of the cause, to count by. */
  readonly fault: AnswerFault;

  constructor(message: string, fault: AnswerFault) {
    super(message);
    this.fault = fault;
  }
}

/** What an answer may be. */
export interface AnswerLimits {
  maxBytes: number;
  /** Called whenever something came. */
  onBytes(): void;
}

async function readLimited(response: Response, { maxBytes, onBytes }: AnswerLimits): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    onBytes();
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BadAnswer("the answer is too large", "bad-answer");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether the bytes are MP3 frames one after the other to the very end, an ID3v1 tag or a few padding bytes aside. */
function isWhole(bytes: Uint8Array): boolean {
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
  const bytes = new Uint8Array(await readLimited(response, limits));
  if (!isWhole(bytes)) throw new BadAnswer("the answer is no MP3, or one that was cut short", "bad-answer");
  return bytes;
}
