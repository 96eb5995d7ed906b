import type { Buffer as Bytes } from "node:buffer";

/** A file or folder in an archive; a folder has no content. */
export interface TarEntry {
  name: string;
  isFolder: boolean;
  size: number;
  content: AsyncIterable<Uint8Array>;
}

const block = 512;
const nameBytes = 100;
const prefixBytes = 155;

/** Writes entries in the POSIX ustar format, so that any tar program can open what we keep. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield header(entry);
    let written = 0;
    for await (const chunk of entry.content) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== entry.size) throw new Error(`${entry.name} changed while it was read.`);
    yield Buffer.alloc(padding(written));
  }
  yield Buffer.alloc(2 * block);
}

/** Reads a ustar archive; each entry's content must be read before the next entry. Throws when it breaks off. */
export async function* readTar(chunks: AsyncIterable<Bytes>): AsyncGenerator<TarEntry> {
  const source = new ByteSource(chunks);
  for (;;) {
    const head = await source.take(block);
    if (head.every((byte) => byte === 0)) return;
    if (Number.parseInt(text(head, 148, 8), 8) !== checksum(head)) throw new Error("The archive is damaged.");
    const prefix = text(head, 345, prefixBytes);
    const size = Number.parseInt(text(head, 124, 12), 8);
    const name = (prefix ? `${prefix}/` : "") + text(head, 0, nameBytes);
    yield { name, size, isFolder: text(head, 156, 1) === "5", content: source.pass(size) };
    await source.take(padding(size));
  }
}

function header({ name, size, isFolder }: TarEntry): Bytes {
  const head = Buffer.alloc(block);
  const cut = Buffer.byteLength(name) > nameBytes ? name.indexOf("/", name.length - nameBytes - 1) : -1;
  const short = name.slice(cut + 1);
  if (Buffer.byteLength(short) > nameBytes || cut > prefixBytes)
    throw new Error(`The name ${name} is too long.`);
  head.write(short, 0);
  head.write(isFolder ? "0000700\0" : "0000600\0", 100);
  head.write("0000000\x000000000\0", 108);
  head.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  head.write("00000000000\0", 136);
  head.write(isFolder ? "5" : "0", 156);
  head.write("ustar\x0000", 257);
  if (cut > 0) head.write(name.slice(0, cut), 345);
  head.write(`${checksum(head).toString(8).padStart(6, "0")}\0 `, 148);
  return head;
}

/** The sum of a header's bytes, its own eight counted as spaces. */
function checksum(head: Uint8Array): number {
  return head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function text(head: Bytes, start: number, length: number): string {
  const field = head.subarray(start, start + length).toString("utf8");
  return field.split("\0")[0]?.trim() ?? "";
}

function padding(size: number): number {
  return (block - (size % block)) % block;
}

/** Hands out a stream of chunks in the sizes that are asked for. */
class ByteSource {
  readonly #chunks: AsyncIterator<Bytes>;
  #rest: Bytes = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Bytes>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async take(size: number): Promise<Bytes> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.pass(size)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  async *pass(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0; ) {
      if (this.#rest.length === 0) {
        const next = await this.#chunks.next();
        if (next.done) throw new Error("The archive breaks off.");
        this.#rest = next.value;
      }
      const chunk = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(chunk.length);
      left -= chunk.length;
      yield chunk;
    }
  }
}
