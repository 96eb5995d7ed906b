import { type ErrorCode, errorCatalogue, errorText } from "#shared/errors.ts";
import { parseRange } from "./range.ts";
import { streamBody } from "./stream-body.ts";

type Bytes = AsyncIterable<Uint8Array<ArrayBuffer>>;

/** Why there is no sound for who is asking. */
export function audioRefusal(code: ErrorCode): Response {
  const { status } = errorCatalogue[code];
  return Response.json({ defined: true, code, status, message: errorText(code) }, { status });
}

/** Sound as it grows, without ranges. */
export function growingAudio(sound: Bytes): Response {
  const headers = { "content-type": "audio/mpeg", "cache-control": "no-store", "x-accel-buffering": "no" };
  return new Response(streamBody(sound[Symbol.asyncIterator]()), { headers });
}

/** Sound or a video that is complete: whole, or the part a `Range` header asks for. */
export async function wholeAudio(
  sound: { size: number; asked: string | undefined; isPublic?: boolean; type?: string },
  open: (part: { start: number; end: number }) => Promise<Bytes>,
): Promise<Response> {
  const { size, asked, isPublic, type = "audio/mpeg" } = sound;
  const range = parseRange(asked, size);
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const headers = new Headers({
    "content-type": type,
    "accept-ranges": "bytes",
    "cache-control": isPublic ? "public, max-age=86400" : "private, no-cache",
    "content-length": String(end - start + 1),
  });
  if (range) headers.set("content-range", `bytes ${start}-${end}/${size}`);
  return new Response(streamBody((await open({ start, end }))[Symbol.asyncIterator]()), {
    status: range ? 206 : 200,
    headers,
  });
}
