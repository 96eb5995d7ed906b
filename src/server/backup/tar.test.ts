import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readTar, writeTar } from "./tar.ts";

interface File {
  name: string;
  bytes: Uint8Array;
}

function archive(files: File[]): Promise<Buffer> {
  const entries = files.map(({ name, bytes }) => ({
    name,
    isFolder: false,
    size: bytes.length,
    content: Readable.from(bytes.length > 0 ? [bytes] : []),
  }));
  return buffer(Readable.from(writeTar(Readable.from(entries))));
}

async function unpacked(chunks: Buffer[]): Promise<File[]> {
  const files: File[] = [];
  for await (const { name, content } of readTar(Readable.from(chunks))) {
    files.push({ name, bytes: new Uint8Array(await buffer(Readable.from(content))) });
  }
  return files;
}

const word = fc.stringMatching(/^[a-z0-9_-]{1,40}$/);
const name = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join("/"));

test("whatever is written is read again, however the bytes arrive", async () => {
  const files = fc.array(fc.record({ name, bytes: fc.uint8Array({ maxLength: 1500 }) }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(files, fc.integer({ min: 1, max: 700 }), async (written, step) => {
      const bytes = await archive(written);
      const chunks = Array.from({ length: Math.ceil(bytes.length / step) }, (_, at) =>
        bytes.subarray(at * step, (at + 1) * step),
      );
      const plain = written.map((file) => ({ name: file.name, bytes: new Uint8Array(file.bytes) }));
      expect(await unpacked(chunks)).toEqual(plain);
    }),
    { numRuns: 60 },
  );
});

test("an archive that breaks off is not taken for a whole one", async () => {
  const bytes = await archive([{ name: "a", bytes: new Uint8Array(600) }]);
  await expect(unpacked([bytes.subarray(0, 1000)])).rejects.toThrow("breaks off");
});
