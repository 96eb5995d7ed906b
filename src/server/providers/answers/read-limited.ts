import { BadAnswer } from "./bad-answer.ts";

/** What an answer may be. */
export interface AnswerLimits {
  maxBytes: number;
  /** Called whenever something came. */
  onBytes(): void;
}

/** All bytes of an answer; throws `BadAnswer`, and ends the connection, when there are too many. */
export async function readLimited(
  response: Response,
  { maxBytes, onBytes }: AnswerLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    onBytes();
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BadAnswer("the answer is too large", "bad-answer");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
