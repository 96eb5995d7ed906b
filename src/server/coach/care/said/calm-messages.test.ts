import { expect, test } from "vitest";
import { assessMessage } from "#server/coach/care/assessing/assess-message.ts";
import { places, sensations } from "#server/testing/body-words.ts";

const feelings = ["angry", "ashamed", "sad", "scared", "lonely", "guilty", "anxious", "exhausted", "jealous"];

function isCalm(text: string): boolean {
  return assessMessage(text).tier === "none";
}

test("naming two places of the body and what they feel like is never taken for a crisis", () => {
  // Every pair of places and every pair of sensations, each with a few of the other; all with all are in the full run.
  const flagged = places.flatMap((one, first) =>
    places
      .map((other, second) => {
        const [near, far] = [sensations[(first + second) % 9], sensations[(2 * first + 5 * second) % 9]];
        return `My ${one} is ${near} and my ${other} is ${far}.`;
      })
      .filter((text, second) => first !== second && !isCalm(text)),
  );
  expect(flagged).toEqual([]);
});

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
