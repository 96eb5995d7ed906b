import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { simulatedHeart } from "#server/testing/simulated-heart.ts";
import { heartMeanings } from "#shared/heart-meanings.ts";
import { reportBeats } from "./report-beats.ts";

test("what is said of a figure stands in the library, word for word", () => {
  for (const { passage, text } of Object.values(heartMeanings))
    expect(readFileSync(`knowledge/${passage}.md`, "utf8")).toContain(text);
});

test("each figure of a report has its meaning, or is another way of counting one that has", () => {
  const figures = reportBeats(simulatedHeart({ seed: 1 }))?.figures ?? [];
  const explained = new Set(
    figures.filter(({ key }) => heartMeanings[key]).map(({ label, unit }) => `${label} ${unit}`),
  );
  const unexplained = figures.filter(({ label, unit }) => !explained.has(`${label} ${unit}`));
  expect(unexplained.map(({ key }) => key)).toEqual(["nn50", "nn20"]);
});
