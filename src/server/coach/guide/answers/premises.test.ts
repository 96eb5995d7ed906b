import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { aboutIntents, wordsOn } from "./about-intents.ts";
import { isEstablished, premises } from "./premises.ts";

const talkOf = (...texts: string[]) => readTalk(texts.map((text) => ({ role: "person" as const, text })));

test("a premise stands on their own words, and the last word on it counts", () => {
  expect(isEstablished("own-doing", talkOf("I dented the tuba"))).toBe(true);
  expect(isEstablished("own-doing", talkOf("My cousin left the lid off the hive, and I am furious"))).toBe(
    false,
  );
  expect(
    isEstablished("own-doing", talkOf("I am sorry, it was my mistake", "No, it is not my mistake!")),
  ).toBe(false);
});

test("words that suppose something are given only where that is established", () => {
  const answer = aboutIntents["words-tell"];
  if (!answer?.supposing) throw new Error("nothing is supposed");
  expect(wordsOn(answer, talkOf("He left the lid off. How do I tell him?"))).toBe(answer.says);
  expect(wordsOn(answer, talkOf("I dented the tuba. How do I tell him?"))).toBe(answer.supposing.says);
});

test("every premise is one that an answer rests on, and none is named twice", () => {
  const used = Object.values(aboutIntents).flatMap(({ supposing }) => supposing?.premise ?? []);
  expect(new Set(premises).size).toBe(premises.length);
  for (const premise of premises) expect(used).toContain(premise);
});
