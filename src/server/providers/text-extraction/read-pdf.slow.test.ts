import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockedPdf, madePdf } from "#server/testing/files/made-files.ts";
import { limits } from "#shared/limits/limits.ts";
import { createPdfReader } from "./read-pdf.ts";
import { createTextExtraction } from "./reading-process.ts";

const folder = await mkdtemp(join(tmpdir(), "read-pdf-"));
const extraction = createTextExtraction();
const readPdf = createPdfReader(extraction);
afterAll(async () => {
  await extraction.close();
  await rm(folder, { recursive: true, force: true });
});

async function read(content: Uint8Array | string): Promise<string> {
  const path = join(folder, "document");
  await writeFile(path, content);
  return readPdf({ path, bytes: Buffer.byteLength(content) });
}

test("a PDF's lines are joined to paragraphs, and its pages stay apart", async () => {
  const cut =
    "However the day went, attention can rest upon the breath for a while without ever chang- ing it.";
  const whole =
    "However the day went, attention can rest upon the breath for a while without ever changing it.";
  expect(await read(madePdf([cut, "A second page."]))).toBe(`${whole}\n\nA second page.`);
});

test("a book is read to its end, far beyond what a coach is given of a file", async () => {
  const page = "Whoever keeps bees moves slowly, and the hive answers by humming lower. ".repeat(50);
  const text = await read(madePdf([...Array<string>(40).fill(page), "The last page."]));
  expect(text.length).toBeGreaterThan(limits.file.textChars);
  expect(text).toMatch(/The last page\.$/);
});

test("what is broken, empty, encrypted or no PDF is refused, each by its reason", async () => {
  await expect(read("%PDF-1.7\nnothing")).rejects.toThrow("is broken, or no PDF");
  await expect(read("a,b\n1,2")).rejects.toThrow("is broken, or no PDF");
  await expect(read("")).rejects.toThrow("is broken, or no PDF");
  await expect(read(madePdf([""]))).rejects.toThrow("holds pictures and no text");
  await expect(read(lockedPdf())).rejects.toThrow("is encrypted");
});
