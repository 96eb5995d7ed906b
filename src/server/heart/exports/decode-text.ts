import { analyse } from "chardet";
import type { ByteSource } from "./byte-source.ts";

/** How many first bytes tell what a file is. */
export const headBytes = 64 * 1024;

/** The first bytes of a file. */
export async function readHead(source: ByteSource): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of await source.open()) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= headBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, headBytes);
}

/** How the bytes of a text are to be read; nothing when they are no text. */
export function encodingOf(head: Uint8Array): string | undefined {
  const [one, two] = head;
  if (one === 0xff && two === 0xfe) return "utf-16le";
  if (one === 0xfe && two === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length * 0.3 && even === 0) return "utf-16le";
  if (even > head.length * 0.3 && odd === 0) return "utf-16be";
  if (even + odd > 0 || controls(head) > head.length * 0.01) return undefined;
  return isUtf8(head) ? "utf-8" : likelyEncoding(head);
}

/** Encodings that a statistics of letters may choose; of all others the western one is taken. */
const tellable = /^(?:Shift_JIS|EUC-JP|EUC-KR|GB18030|Big5|windows-125[0-9]|KOI8-R|ISO-8859-[1-9])$/;
/** A lower figure of the statistics is a guess. */
const leastCertain = 30;

/** The encoding that a text without a mark is most likely in, by how often which letters come. */
function likelyEncoding(head: Uint8Array): string {
  const found = analyse(head).find(({ name }) => tellable.test(name));
  return found && found.confidence >= leastCertain ? found.name.toLowerCase() : "windows-1252";
}

function controls(head: Uint8Array): number {
  return head.filter((byte) => byte < 9 || (byte > 13 && byte < 32) || byte === 127).length;
}

/** Whether bytes are UTF-8, but for a character cut at their end. */
function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** A file as text, chunk by chunk, without a byte order mark. */
export async function* textOf(source: ByteSource, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of await source.open()) {
    const text = decoder.decode(chunk, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}
