import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { heldTalk } from "#server/testing/held-talk.ts";
import { guideFollowUps } from "./follow-ups.ts";
import { offered } from "./offer/offer.ts";
import { askedBack, farWords, restWords } from "./offer/offer-words.ts";
import { createVoice } from "./voice.ts";
import { moodWords } from "./words/acknowledgements.ts";
import { moveWords } from "./words/move-words.ts";
import { yardstickFor } from "./words/yardsticks.ts";

const story = "Our neighbour moved the fence by a metre while we were at the coast.";
const last = (...says: string[]): string => heldTalk(...says).at(-1)?.text ?? "";
const holdsOne = (reply: string, words: readonly string[]): boolean =>
  words.some((text) => reply.includes(text));

test("a question without an answer is shown as it was asked, and said to have none", () => {
  const asked = "Would the two of them even mind that fence?";
  const talk = readTalk([
    { role: "person", text: story },
    { role: "coach", text: "Thank you for telling me." },
    { role: "person", text: asked },
  ]);
  const { text } = offered(talk, createVoice("s", talk));
  expect(text).toContain(`“${asked}”`);
  expect(holdsOne(text, farWords)).toBe(true);
  expect(holdsOne(text, askedBack)).toBe(true);
});

test("a learner's question is not read back, and neither is one that is shouted", () => {
  expect(last(story, "i not understand. Which post they use for this?")).not.toContain("“Which");
  expect(last(story, "Which posts do THEY EVEN use for it?")).not.toContain("“Which");
});

test("a reproach is owned, and nothing is proposed that rests on what was misread", () => {
  const talk = heldTalk(story, "How I feel", "You didn't read a word of that.");
  expect(holdsOne(talk.at(-1)?.text ?? "", restWords)).toBe(true);
  expect(guideFollowUps(talk)).toEqual(["I just want to tell it", "What can you do?"]);
});

test("what somebody would say is told apart from the question at its end, which has its yardstick", () => {
  const asked = "That sounds a bit stiff, doesn't it?";
  const reply = last(
    story,
    "Find words to say it",
    `Something like: I'd like the fence back where it was. ${asked}`,
  );
  expect(holdsOne(reply, yardstickFor(asked) ?? [])).toBe(true);
});

test("whether the English is right is told to be nothing that can be checked here", () => {
  const reply = last(
    story,
    "Find words to say it",
    "I want the fence back where it was.",
    "But is my sentence correct? The English?",
  );
  expect(reply).toMatch(/can't check English/);
});

test("to make their own sentence shorter is not to shorten ours", () => {
  const reply = last(
    story,
    "Find words to say it",
    "Kees, I want the fence back. Is that all right?",
    "Make it shorter",
  );
  expect(reply).not.toContain("In one line:");
});

test("a death is met with sorrow", () => {
  expect(
    holdsOne(
      last("They drained the pond. My grandad taught me to skate there, and he's been dead for years."),
      moodWords.loss,
    ),
  ).toBe(true);
});

test("who has decided in the middle of weighing is not asked for the other way", () => {
  const reply = last(story, "Go through the two ways", "tight i guess. ok i'll wait till sunday");
  expect(holdsOne(reply, moveWords.decided)).toBe(true);
  expect(reply).not.toContain("other way");
});

test("what would do them good afterwards is asked once, in whatever words", () => {
  const talk = heldTalk(
    story,
    "Find words to say it",
    "I want the fence back, please.",
    "pizza maybe",
    "Get ready for it",
    "ring the bell",
  );
  const asked = talk.filter(({ role, text }) => role === "coach" && text.includes("afterwards"));
  expect(asked).toHaveLength(1);
});

test.each([
  "Does meditating actually work for tension, or is that just what people say?",
  "So does meditation help against tension or not?",
])("whether it works is answered: %s", (said) => expect(last(story, said)).toMatch(/forty-seven trials/));

test("what a meditation is, is told, and none is made", () => {
  expect(last(story, "Okay, other question. What is it meditation? I never do it.")).not.toMatch(/^# /);
});

test("a feeling that stands far from an I is nobody's", () => {
  expect(
    last(story, "so i said yes to all of it because marta from the group sad nobody else can sew"),
  ).not.toMatch(/sad/i);
});
