import { createReadStream } from "node:fs";

/** Bytes that can be read from their beginning, piece by piece, as often as it takes; never held whole. */
export interface ByteSource {
  bytes: number;
  open: () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;
}

/** A file's bytes. */
export function fileSource(path: string, bytes: number): ByteSource {
  return { bytes, open: () => createReadStream(path, { highWaterMark: 256 * 1024 }) };
}
