import { soundMsHeader } from "#shared/contract/transfer-addresses.ts";
import { parseRange } from "./range.ts";
import { streamBody } from "./stream-body.ts";

type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>;

const noStore = { "cache-control": "no-store" };

/** Sound as it grows, without ranges. */
export function growingAudio(sound: Bytes): Response {
  const headers = { ...noStore, "content-type": "audio/mpeg", "x-accel-buffering": "no" };
  return new Response(streamBody(sound[Symbol.asyncIterator]()), { headers });
}

/**
 * Sound or a video that is complete: whole, or the part a `Range` header asks for. What is not for everybody is stored by
 * no browser: a computer's disk outlives the session. Seeking and hearing it again ask for it again.
 */
export async function wholeAudio(
  sound: { size: number; asked: string | undefined; isPublic?: boolean; type?: string; durationMs?: number },
  open: (part: { start: number; end: number }) => Promise<Bytes>,
): Promise<Response> {
  const { size, asked, isPublic, type = "audio/mpeg", durationMs } = sound;
  const range = parseRange(asked, size);
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { ...noStore, "content-range": `bytes */${size}` } });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const headers = new Headers({
    "content-type": type,
    "accept-ranges": "bytes",
    "cache-control": isPublic ? "public, max-age=86400" : "no-store",
    "content-length": String(end - start + 1),
  });
  if (durationMs !== undefined) headers.set(soundMsHeader, String(Math.round(durationMs)));
  if (range) headers.set("content-range", `bytes ${start}-${end}/${size}`);
  return new Response(streamBody((await open({ start, end }))[Symbol.asyncIterator]()), {
    status: range ? 206 : 200,
    headers,
  });
}
