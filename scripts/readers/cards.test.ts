import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linesHash, readCard, sha256, weightsFileOf } from "./card.ts";
import { readers } from "./readers.ts";

test.each(readers)(
  "the card of the reader of $name tells of these lines, these weights and these bounds",
  (reader) => {
    const lines = reader.lines();
    const card = readCard(reader.name);
    // Where this fails, the corpus, an answer's phrases or a bound has changed since: npm run readers:train.
    expect({ lines: card.lines, linesSha256: card.linesSha256 }).toEqual({
      lines: lines.length,
      linesSha256: linesHash(lines),
    });
    expect(card.weightsSha256).toBe(sha256(readFileSync(weightsFileOf(reader.name), "utf8")));
    expect(card.bounds).toEqual(reader.bounds);
  },
);

test("a line more or another word gives another fingerprint", () => {
  const lines = [{ text: "one" }, { text: "two" }];
  expect(linesHash([...lines, { text: "three" }])).not.toBe(linesHash(lines));
  expect(linesHash([{ text: "one" }, { text: "too" }])).not.toBe(linesHash(lines));
});
