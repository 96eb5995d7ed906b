import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw } from "node:zlib";
import { type Central, centralHeader, descriptor, endOfArchive, localHeader } from "./zip-records.ts";

/** A file of an archive. Sound is packed already: it is passed on in blocks as it is. */
export interface ZipEntry {
  name: string;
  isPacked: boolean;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Writes a ZIP archive as it is read, so that neither it nor a file of it is ever whole in memory. Sizes follow each
 * file; beyond 4 GiB the 64-bit records of the format are used. `wideFrom` moves that mark, for tests.
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry>,
  at: Date,
  wideFrom = 0xffffffff,
): AsyncGenerator<Uint8Array, void, void> {
  const written: Central[] = [];
  let offset = 0;
  for await (const { name, isPacked, content } of entries) {
    const entry: Central = { name: Buffer.from(name), at, offset, crc: 0, size: 0, packedSize: 0 };
    const head = localHeader(entry);
    yield head;
    for await (const chunk of packed(measured(content, entry), isPacked ? 0 : 6)) {
      entry.packedSize += chunk.length;
      yield chunk;
    }
    const tail = descriptor(entry);
    yield tail;
    offset += head.length + entry.packedSize + tail.length;
    written.push(entry);
  }
  let directorySize = 0;
  for (const entry of written) {
    const header = centralHeader(entry, wideFrom);
    directorySize += header.length;
    yield header;
  }
  yield endOfArchive({ count: written.length, directorySize, offset }, wideFrom);
}

async function* measured(content: AsyncIterable<Uint8Array>, entry: Central): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    entry.crc = crc32(chunk, entry.crc);
    entry.size += chunk.length;
    yield chunk;
  }
}

/** Level 0 packs nothing and costs nothing: it only puts a frame around blocks, so that a reader knows where they end. */
async function* packed(content: AsyncIterable<Uint8Array>, level: number): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level });
  const feeding = pipeline(content, deflate).then(
    () => undefined,
    (error: unknown) => error,
  );
  for await (const chunk of deflate) yield chunk;
  const error = await feeding;
  if (error !== undefined) throw error;
}
