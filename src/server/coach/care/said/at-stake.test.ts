import { expect, test } from "vitest";
import { faultOf, nothingLeft } from "./assess-reply.ts";
import { isMuchAtStake } from "./at-stake.ts";
import { releaseSentences } from "./release-sentences.ts";

const says = (...texts: string[]) => texts.map((text) => ({ role: "person" as const, text }));

async function released(text: string, isAtStake: boolean): Promise<string> {
  let shown = "";
  for await (const chunk of releaseSentences(
    [text],
    () => {},
    undefined,
    () => isAtStake,
  ))
    shown += chunk;
  return shown;
}

test.each([
  "can you call an ambulance",
  "I want to come off my pills, I feel fine now",
  "what would you do if you were me",
  "heart keeps skipping beats when I lie down at night",
])("much is at stake where an answer can be wrong: %s", (text) => {
  expect(isMuchAtStake(says(text))).toBe(true);
  expect(isMuchAtStake(says(text, "hm, ok then"))).toBe(true);
});

test("little is at stake where somebody tells of a day, or asked three messages ago", () => {
  expect(isMuchAtStake(says("My manager went through my report in front of everyone."))).toBe(false);
  expect(isMuchAtStake(says("can you call an ambulance", "in my belly", "warm, like a stone"))).toBe(false);
});

test("much is at stake while a care of ours stands in the talk", () => {
  const cared = [{ role: "coach" as const, text: "Are you safe?", isCare: true }, ...says("we had soup")];
  expect(isMuchAtStake(cared)).toBe(true);
});

test("the same sentence is shown in a talk about a day and withheld as an answer on which much hangs", async () => {
  const sentence = "You know your body better than any doctor.";
  expect(faultOf(sentence)).toBeUndefined();
  expect(faultOf(sentence, undefined, true)).toBeDefined();
  expect(await released(`${sentence} What do you notice?`, false)).toContain(sentence);
  expect(await released(`${sentence} What do you notice?`, true)).not.toContain(sentence);
});

test("questions and what sends to a doctor are shown where much is at stake", async () => {
  const text =
    "Would you ring the surgery and tell them exactly that? What is the worst part of how it makes you feel?";
  expect(await released(text, true)).toBe(text);
});

test("where nothing of an answer is left, a sentence of ours stands for it", async () => {
  expect(await released("You could be with her soon.", true)).toBe(nothingLeft);
});
