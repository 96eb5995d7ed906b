import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { guideFollowUps } from "./follow-ups.ts";
import { guideReply } from "./guide-reply.ts";
import { moveFor } from "./moves.ts";
import { moveWords } from "./words/move-words.ts";

const person = (text: string): Utterance => ({ role: "person", text });
const coach = (text: string): Utterance => ({ role: "coach", text });
const moveAt = (...conversation: Utterance[]) => {
  const { now, place } = readTalk(conversation);
  return moveFor(now.act, place);
};

test("what may be telling is taken as told, though it looks like an errand, an order or a medical question", () => {
  for (const text of [
    "Rejection number thirty-eight. 'We were impressed by your profile.' Evidently not.",
    "Quarter end. 13 hours yesterday, 12 today.",
    "Good evening. My niece put this on my tablet for me. I have been rather low since the winter.",
    "mother rang",
  ])
    expect([text, moveAt(person(text))]).toEqual([text, "take-up"]);
});

test("what is not understood is said to be so, and three things to tap stand beside it", () => {
  const conversation = [person("My boss shouted at me."), coach("I hear it."), person("wibble fnord plonk")];
  const reply = guideReply(conversation, "s");
  expect([...moveWords.unclear, ...moveWords.nonsense].some((text) => reply.includes(text))).toBe(true);
  const taps = guideFollowUps([...conversation, coach(reply)]);
  expect(taps).toHaveLength(3);
  expect(new Set(taps).size).toBe(3);
});

test("what is proposed to somebody who was not understood leads to what it says", () => {
  expect(moveAt(person("A short exercise, please"))).toBe("give-practice");
  expect(moveAt(person("hi"), coach("Hello."), person("Please make the meditation"))).toBe("make-meditation");
  expect(moveAt(person("What can you do?"))).toBe("answer");
  expect(moveAt(person("boss"), coach("What happened?"), person("That does not fit what I wrote"))).toBe(
    "apologise",
  );
});

test("a few words are the answer to what was asked before an offer came between", () => {
  const offered = [
    person("My friend told my secret."),
    coach("Which feeling is strongest in it just now?"),
    person("let me think"),
    coach("The Meditation button below would make something of this for you now."),
    person("betrayed"),
  ];
  expect(readTalk(offered).story.feelings.map(({ words }) => words)).toEqual(["betrayed"]);
});

test("a plain no is an answer, and what it answers is not asked again", () => {
  const conversation = [
    person("They changed my shifts."),
    coach("Where in your body do you notice it, if anywhere?"),
    person("no"),
  ];
  expect(readTalk(conversation).settled.has("sensation")).toBe(true);
  expect(guideReply(conversation, "s")).not.toMatch(/body|shoulders/i);
});

test("two or three words with a verb say what happened", () => {
  for (const text of ["mother rang", "partner barely speaks", "teacher laughed"])
    expect([text, readTalk([person(text)]).story.event?.words]).toEqual([text, text]);
  expect(readTalk([person("scared I guess")]).story.event).toBeUndefined();
});

test("a worry that is denied and then said is a worry", () => {
  const { now } = readTalk([person("my wife says don't worry but I do worry about the flat we live in")]);
  expect(now.told.mood).toBe("fear");
});
