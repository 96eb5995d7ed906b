import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { guideFollowUps } from "#server/coach/guide/follow-ups.ts";
import { guideReply } from "#server/coach/guide/guide-reply.ts";
import { givenWords } from "#server/coach/guide/words/given-words.ts";
import { heldTalk } from "#server/testing/held-talk.ts";
import { readGiven } from "./read-given.ts";

const story = "The landlord painted over the mural my children made in the stairwell.";
const sentence = [
  story,
  "Find words to say it",
  "That wall had forty hands on it, and you might have asked.",
];
const exercise = [story, "A short exercise, please"];
const last = (...says: string[]): string => heldTalk(...says).at(-1)?.text ?? "";
const read = (...says: string[]) =>
  readTalk([...heldTalk(...says.slice(0, -1)), { role: "person", text: says.at(-1) ?? "" }]).now;
const isSaidOf = (reply: string, says: readonly string[] = []): boolean =>
  says.some((text) => reply.includes(text));

test.each([
  "Is that too blunt?",
  "does it sound rude",
  "A walk, perhaps. Is it good like that?",
  "I asked you if it's too harsh",
])("whether a sentence of theirs is good is answered, also beside the next question: %s", (said) => {
  expect(last(...sentence, said)).toMatch(/quick check|read it aloud/);
});

test("what is sent to nobody is not checked for kindness", () => {
  const letter = [story, "I'm angry about it", "Let it out in words", "You paint like you listen, Mr Frey."];
  expect(last(...letter, "is that too mean?")).toMatch(/isn't sent|Nobody gets it/);
});

test.each([
  ["shorter please", "shorter"],
  ["say it simpler", "simpler"],
] as const)("a message after a sentence is about the sentence: %s", (said, does) => {
  expect(isSaidOf(last(...sentence, said), givenWords.sentence?.[does]?.says)).toBe(true);
});

test("who takes what was given hears one warm sentence, and is asked nothing", () => {
  const reply = last(...exercise, "that was nice");
  expect(isSaidOf(reply, givenWords.practice?.takes?.says)).toBe(true);
  expect(reply).not.toContain("?");
});

test.each([
  "I don't want it made again. I was telling you about the wall.",
  "no I don't want another one",
  "No more meditations please, I said I don't want one.",
])("what is refused is not made: %s", (said) => {
  const conversation = [
    ...heldTalk(story, "It was forty hands."),
    { role: "person" as const, text: "Please make the meditation" },
    { role: "coach" as const, text: "# Breath and body sensation\n\nLet your weight arrive. [pause 3]" },
    { role: "person" as const, text: said },
  ];
  expect(guideReply(conversation, "seed").startsWith("# ")).toBe(false);
  expect(readTalk(conversation).now).toMatchObject({ act: "on-given", onGiven: { does: "refuses" } });
});

test.each([
  ["Another one, with a longer out-breath. My hands still shake.", "# A longer breath out"],
  ["No. Breathing, not hands.", "# "],
])("an exercise that missed is made as it was wished: %s", (said, title) => {
  const reply = last(story, "an exercise for my hands please", said);
  expect(reply.startsWith(title)).toBe(true);
  expect(reply).not.toContain("Loosening the hands");
});

test("whoever goes on telling after an exercise is not taken for somebody who speaks of it", () => {
  expect(
    read(...exercise, "My daughter cried when she saw the white wall on Tuesday.").onGiven,
  ).toBeUndefined();
});

test("a question of its own after an answer is answered, and not taken for one about the answer", () => {
  expect(
    read(story, "What is a body scan?", "Should I ring the landlord before Sunday?").onGiven,
  ).toBeUndefined();
});

test("an answer that was too much is said in one line, and the taps belong to it", () => {
  const talk = heldTalk(story, "What is a body scan?", "too long, say it simply");
  expect(talk.at(-1)?.text).toMatch(/^(?:More simply|In one line): /);
  expect(guideFollowUps(talk)).toContain("Something else");
});

test("the work stays bounded however long a message is", () => {
  const started = process.cpuUsage();
  readGiven("is it good? ".repeat(20_000), "sentence");
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(1500);
});
