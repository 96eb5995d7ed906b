import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linesHash, readCard, sha256, weightsFileOf } from "./card.ts";
import { classifiers } from "./classifiers.ts";

test.each(classifiers)(
  "the card of the classifier of $name tells of these lines, these weights and these bounds",
  (classifier) => {
    const lines = classifier.lines();
    const card = readCard(classifier.name);
    // Where this fails, the corpus, an answer's phrases or a bound has changed since: npm run classifiers:train.
    expect({ lines: card.lines, linesSha256: card.linesSha256 }).toEqual({
      lines: lines.length,
      linesSha256: linesHash(lines),
    });
    expect(card.weightsSha256).toBe(sha256(readFileSync(weightsFileOf(classifier.name), "utf8")));
    expect(card.bounds).toEqual(classifier.bounds);
    expect([card.reads, card.trainedFrom]).toEqual([classifier.reads, classifier.trainedFrom]);
    // How it does on lines it was not trained with; the trainer judges it when its lines or bounds have changed.
    expect(card.figures).not.toEqual([]);
  },
);

test("a line more or another word gives another fingerprint", () => {
  const lines = [{ text: "one" }, { text: "two" }];
  expect(linesHash([...lines, { text: "three" }])).not.toBe(linesHash(lines));
  expect(linesHash([{ text: "one" }, { text: "too" }])).not.toBe(linesHash(lines));
});
