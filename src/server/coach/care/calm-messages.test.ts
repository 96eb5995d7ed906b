import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { assessMessage } from "./assess-message.ts";

const places = [
  "chest",
  "jaw",
  "stomach",
  "throat",
  "shoulders",
  "head",
  "neck",
  "back",
  "arms",
  "hands",
  "body",
];
const sensations = ["tight", "clenched", "heavy", "tense", "aching", "numb", "hot", "shaking", "in a knot"];
const feelings = ["angry", "ashamed", "sad", "scared", "lonely", "guilty", "anxious", "exhausted", "jealous"];

function isCalm(text: string): boolean {
  return assessMessage(text).tier === "none";
}

test("naming two places of the body and what they feel like is never taken for a crisis", () => {
  const flagged = places.flatMap((one) =>
    places.flatMap((other) =>
      sensations
        .flatMap((first) => sensations.map((second) => `My ${one} is ${first} and my ${other} is ${second}.`))
        .filter((text) => one !== other && !isCalm(text)),
    ),
  );
  expect(flagged).toEqual([]);
}, 120_000);

test("naming an emotion, now or long ago, is never taken for a crisis", () => {
  const flagged = feelings
    .flatMap((feeling) => [
      `I feel ${feeling}`,
      `It makes me ${feeling} and I don't know why`,
      `Angry, and a bit ${feeling}. It reminds me of my father shouting over homework.`,
      `I feel ${feeling}, although I know I need not be`,
      `I felt ${feeling} as a child when my father shouted`,
    ])
    .filter((text) => !isCalm(text));
  expect(flagged).toEqual([]);
});

test("of what people ask the library at most one in fifty is met with a direct question", () => {
  const folder = join(process.cwd(), "knowledge");
  const asked = readdirSync(folder).flatMap((file) =>
    (/^asked: *(.*)$/m.exec(readFileSync(join(folder, file), "utf8"))?.[1] ?? "")
      .split(/; */)
      .filter(Boolean),
  );
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter((text) => !isCalm(text)).length / asked.length).toBeLessThan(0.02);
}, 120_000);
