import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { guideFollowUps } from "#server/coach/guide/follow-ups.ts";
import { firstWordsOnIt, plainWordsOnIt } from "#server/coach/guide/words/acknowledgements.ts";
import { openIn } from "#server/coach/hour/read-hour.ts";
import { heldTalk } from "#server/testing/held-talk.ts";
import { offersFor } from "./find-offers.ts";
import { isOffer } from "./is-offer.ts";
import { farWords, nearWords, sorryWords } from "./offer-words.ts";

const story =
  "They moved my bread stall to the corner next to the toilets, after nine years at the fountain.";
const last = (...says: string[]): string => heldTalk(...says).at(-1)?.text ?? "";
const taps = (...says: string[]): string[] => guideFollowUps(heldTalk(...says));

test.each([
  "Do you know what rye costs there?",
  "A LETTER. To the market office. About the pitch.",
  "say something useful please",
  "i asked for something practical",
])("what asks for something is never met with a bare word of having read it: %s", (said) => {
  const reply = last(story, said);
  expect([...firstWordsOnIt, ...plainWordsOnIt].filter((words) => reply === words)).toEqual([]);
  expect(taps(story, said).length).toBeGreaterThanOrEqual(2);
});

test("what is not sure is shown to tap, found by what was asked, and no answer is guessed", () => {
  const asked = "Can you do something about the letter I have to write to the market office?";
  expect(isOffer(last(story, asked))).toBe(true);
  expect(taps(story, asked)).toContain("Find words to say it");
});

test("where nothing comes near it is said so, with what there is for this talk", () => {
  const conversation = heldTalk(
    "My sister Ann took the car and lied about it. I can't sleep.",
    "Does the harbour close in May?",
  );
  expect(offersFor(readTalk(conversation)).taps).toContain("Find words for Ann");
  expect(isOffer(conversation.at(-1)?.text ?? "")).toBe(true);
});

test("no two offers of a talk are in the same words", () => {
  const odd = [
    "What is a trestle?",
    "Why are gulls white?",
    "Which glue holds slate?",
    "Who built the pier?",
  ];
  const said = heldTalk(story, ...odd).filter(({ role, text }) => role === "coach" && isOffer(text));
  const openings = said.map(({ text }) => [...nearWords, ...farWords].find((words) => text.includes(words)));
  expect(new Set(openings).size).toBe(openings.length);
});

test("a tap that names somebody leads to words for them", () => {
  expect(openIn(last(story, "Find words for Ann"))?.station.id).toBe("say-it");
  expect(openIn(last(story, "Find words for my sister"))?.station.id).toBe("say-it");
});

test.each([
  ["have you something for the counting at night", "Winding down for sleep"],
  ["my shoulders are like rocks. something i can do standing up", "#"],
  ["I want to be calm tomorrow at the water. Please help me with this.", "#"],
])("a wish for something to do gets an exercise at once: %s", (said, title) => {
  expect(last(story, said)).toContain(title);
});

test("after a reproach stands a short apology that claims nothing, and then what there is", () => {
  const reply = last(story, "You had NOT been told that. Useless.");
  expect(reply).not.toMatch(/you had told me|you did say/i);
  expect(sorryWords.some((text) => reply.startsWith(text)) || isOffer(reply)).toBe(true);
  expect(reply).not.toMatch(/say it once more/i);
});

test("why something bothers them is no reproach", () => {
  const reply = last(story, "I'd say it is only a stall. But why do you think it bothers me so much then?");
  expect(sorryWords.some((text) => reply.includes(text))).toBe(false);
  expect(taps(story, "But why do you think it bothers me so much then?")).toContain(
    "Find out what matters to me",
  );
});

test("who tells what happened is not asked what happened", () => {
  expect(last(story)).not.toContain("what happened");
  expect(taps(story)).not.toContain("What happened");
});

test.each([
  ["Lovely. Right, I'm off next door to show it to Ansel. Thank you!", /welcome/],
  ["ok thats good. gonna call her after dinner, thx", /welcome/],
  ["They called my name.", /best|chat|take care|luck|well/i],
])("a goodbye in passing is heard: %s", (said, heard) => {
  expect(last(story, said)).toMatch(heard);
  expect(isOffer(last(story, said))).toBe(false);
});

test("a question is not met with a whole meditation", () => {
  const reply = last(
    story,
    "I told the office on Monday.",
    "After I make soup. Please, is my sentence correct in English?",
  );
  expect(reply.startsWith("# ")).toBe(false);
});
