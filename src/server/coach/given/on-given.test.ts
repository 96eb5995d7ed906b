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
  expect(last(...sentence, said)).toMatch(/quick check|read it aloud/i);
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

const bees = "Otto moved our hive to the other side of the pond without asking me, and I'm furious.";
const theirs = "Then it's the calm version: Otto, I was upset to find the hive moved, we'd agreed on that.";

test("a sentence for somebody that nobody asked for stands as theirs, and no words are offered for that somebody", () => {
  const talk = heldTalk(bees, theirs);
  expect(talk.at(-1)?.text).toMatch(/^“Otto, I was upset/);
  expect(guideFollowUps(talk)).toContain("Make it shorter");
  const later = heldTalk(bees, theirs, "He laughed about it on Monday and drove off.");
  expect(guideFollowUps(later).join(" ")).not.toContain("Find words");
});

test.each([
  ["I was asking if that's too soft.", /Soft is all right/],
  ["Isn't that a lie then?", /leave that part out/],
  ["Is that too long, do you think?", /One thing and one wish/],
  ["I'll say it like this: Otto, I'd like us to move it back together. Is that better?", /the better one/],
])("a question about their sentence has its own yardstick: %s", (said, yardstick) => {
  expect(last(bees, theirs, said)).toMatch(yardstick);
});

test.each([
  "Hello Hanne, I miss you. Without you there'd be no quilt, will you come for coffee on Thursday?",
  "sorry it wasnt me. something like that",
])("what is asked for in their own words is what they write next: %s", (said) => {
  expect(read("Hanne hasn't rung since the show.", "Find words to say it", said).act).toBe("writes");
});

test.each(["hi Anna here, got 2 min, something for my shoulders?", "Hello Stillpoint, I feel bad today"])(
  "who greets the guide says nothing to anybody else: %s",
  (said) => {
    expect(read(bees, said).onGiven?.given).not.toBe("sentence");
  },
);

test("what they would do is an answer to what they would do, whatever stands after it", () => {
  const said = "I'd turn the hose on his dahlias. I'd tell him he should have knocked. Happy now?";
  expect(last(bees, "what would you even say to a man like that?", said)).toMatch(
    /don't have to stick to that/,
  );
});

test("who was put right is offered no more, and the other one is", () => {
  const talk = heldTalk(
    "My neighbour sawed half my pear tree off. We planted it the year Annika was born, and Annika loved it.",
    "I asked Annika. It was there for 22 years.",
    "Annika?? She's got nothing to do with it, Gerald's the one with the saw.",
    "What can I do about it?",
  );
  const taps = guideFollowUps(talk).join(" ");
  expect(taps).not.toContain("Annika");
  expect(talk.at(-1)?.text).not.toContain("Annika");
});

test("what was refused once is not there to tap, until it is wished for", () => {
  const refused = [bees, "I don't want an exercise. I want to tell you of the hive."];
  expect(guideFollowUps(heldTalk(...refused)).join(" ")).not.toContain("exercise");
  expect(guideFollowUps(heldTalk(...refused, "No meditation either.")).join(" ")).not.toMatch(
    /exercise|meditation/i,
  );
});

test.each([
  "What can I do at the red signal, twenty seconds, hands on the controller?",
  "Twenty seconds, standing still, hands stay on the controller, eyes on the signal. One thing I can do with my breath.",
])("what must not be broken is no wish: %s", (said) => {
  const reply = last(bees, said);
  expect(reply.startsWith("# ")).toBe(true);
  expect(reply).not.toMatch(/fist|Close both hands|# Winding down/);
});

test.each([
  ["Does anybody test this thing?", /played through it/],
  ["And does it actually do anything? Any proof it helps or is it just nice words", /cannot promise/],
  [
    "Lene got the solo and I'm upset, and she asked me for help with it afterwards. If I tell you about that, do you remember it next time?",
    /Within this chat/,
  ],
])("what is asked of the guide itself at the end of a message is answered: %s", (said, answer) => {
  expect(last(bees, said)).toMatch(answer);
});
