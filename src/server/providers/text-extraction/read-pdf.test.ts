import { expect, test } from "vitest";
import { makePdf } from "#server/testing/make-pdf.ts";
import { createPdfReader } from "./read-pdf.ts";

const read = createPdfReader();

test("a PDF's lines are joined to paragraphs, page after page", async () => {
  const pdf = makePdf([
    ["Attention can rest on the", "breath without chang-", "ing it."],
    ["A second page."],
  ]);
  expect(await read(pdf)).toBe("Attention can rest on the breath without changing it.\n\nA second page.");
});

test("what is broken, empty, encrypted or too long is refused, each by its reason", async () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  await expect(read(bytes("%PDF-1.7\nnothing"))).rejects.toThrow("is broken, or no PDF");
  await expect(read(bytes(""))).rejects.toThrow("is broken, or no PDF");
  await expect(read(makePdf([[]]))).rejects.toThrow("holds pictures and no text");
  await expect(read(makePdf([["Secret"]], { isEncrypted: true }))).rejects.toThrow("is encrypted");
  const strict = createPdfReader({ maxPages: 2, timeoutMs: 60_000 });
  await expect(strict(makePdf([["1"], ["2"], ["3"]]))).rejects.toThrow("has more than 2 pages");
  const hasty = createPdfReader({ maxPages: 2, timeoutMs: 1 });
  await expect(hasty(makePdf([["1"]]))).rejects.toThrow("takes too long to read");
});
