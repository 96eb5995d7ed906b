import fc from "fast-check";
import { expect, test } from "vitest";
import { splitDocument } from "./split-document.ts";

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const sentence = "One breath leaves a little more slowly than it came.";

test("a document is split at its headings, and each part says where it comes from", () => {
  const text = `Before all headings stands this.\n\n# Breath ##\n\n${sentence}\n\n\`\`\`\n# no heading at all here\n\`\`\`\n## Rest\n${sentence}`;
  expect(splitDocument("Guide", text)).toEqual([
    { title: "Guide", body: "Before all headings stands this." },
    { title: "Guide: Breath", body: `${sentence}\n\n\`\`\`\n# no heading at all here\n\`\`\`` },
    { title: "Guide: Rest", body: sentence },
  ]);
});

test("paragraphs stay whole while they fit, and a long one is split between its sentences", () => {
  const short = Array.from({ length: 3 }, () => `${sentence} `.repeat(8).trim()).join("\n\n");
  expect(splitDocument("T", short).map(({ body }) => wordsOf(body).length)).toEqual([160, 80]);
  const long = splitDocument("T", `${sentence} `.repeat(60));
  expect(long.map(({ body }) => body.endsWith("came."))).toEqual([true, true, true]);
});

test("what nobody reads is left out", () => {
  expect(splitDocument("T", `![x](data:image/png;base64,${"A".repeat(100_000)})`)).toEqual([]);
  expect(splitDocument("T", "too short")).toEqual([]);
});

test("no part is longer than 200 words, and no word that was in a long enough text is lost or doubled", () => {
  const piece = fc.constantFrom("word ", "end. ", "\n", "\n\n", "wort-", "é ");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 3000 }), (pieces) => {
      const text = pieces.join("");
      const parts = splitDocument("T", text).map(({ body }) => wordsOf(body));
      expect(parts.every((words) => words.length <= 200)).toBe(true);
      const kept = wordsOf(text.replace(/\S{201,}/g, " "));
      expect(kept.length - parts.flat().length).toBeLessThan(4);
    }),
    { numRuns: 30 },
  );
});
