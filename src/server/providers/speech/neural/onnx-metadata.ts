import { type FileHandle, open } from "node:fs/promises";

/** What is read of one field at a time; metadata are a few short lines. */
const mostFieldBytes = 65_536;
const mostFields = 1_000_000;
const metadataField = 14;
const wire = { varint: 0, eightBytes: 1, sized: 2, fourBytes: 5 } as const;

/** A file that is not written as ONNX models are. */
class NotAModel extends Error {
  override readonly name = "NotAModel";
}

/**
 * What a model file says about itself (`metadata_props`), read field by field without its weights, however large they are:
 * the engine ends its process over a model that lacks them. Nothing when the file is no ONNX model.
 */
export async function readOnnxMetadata(path: string): Promise<Map<string, string> | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await readFields(file, size);
  } catch (error) {
    if (error instanceof NotAModel) return undefined;
    throw error;
  } finally {
    await file.close();
  }
}

async function readFields(file: FileHandle, size: number): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  let fields = 0;
  for (let at = 0; at < size; fields += 1) {
    if (fields > mostFields) throw new NotAModel();
    const head = await bytesAt(file, at, Math.min(20, size - at));
    const tag = varintIn(head, 0);
    const field = Math.floor(tag.value / 8);
    const kind = tag.value % 8;
    if (field === 0) throw new NotAModel();
    if (kind === wire.varint) at += varintIn(head, tag.next).next;
    else if (kind === wire.eightBytes) at += tag.next + 8;
    else if (kind === wire.fourBytes) at += tag.next + 4;
    else if (kind === wire.sized) {
      const length = varintIn(head, tag.next);
      const from = at + length.next;
      if (from + length.value > size) throw new NotAModel();
      if (field === metadataField && length.value <= mostFieldBytes) {
        const [key, value] = pairIn(await bytesAt(file, from, length.value));
        if (key) found.set(key, value);
      }
      at = from + length.value;
    } else throw new NotAModel();
  }
  return found;
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead < length) throw new NotAModel();
  return bytes;
}

/** A number of seven bits a byte, and where it ends. */
function varintIn(bytes: Uint8Array, from: number): { value: number; next: number } {
  let value = 0;
  for (let place = 0; place < 8; place += 1) {
    const byte = bytes[from + place];
    if (byte === undefined) throw new NotAModel();
    value += (byte % 128) * 128 ** place;
    if (byte < 128) return { value, next: from + place + 1 };
  }
  throw new NotAModel();
}

/** A key (field 1) and its value (field 2). */
function pairIn(bytes: Uint8Array): [key: string, value: string] {
  const texts = ["", "", ""];
  for (let at = 0; at < bytes.length; ) {
    const tag = varintIn(bytes, at);
    if (tag.value % 8 !== wire.sized) throw new NotAModel();
    const length = varintIn(bytes, tag.next);
    const end = length.next + length.value;
    texts[Math.floor(tag.value / 8)] = new TextDecoder().decode(bytes.subarray(length.next, end));
    at = end;
  }
  return [texts[1] ?? "", texts[2] ?? ""];
}
