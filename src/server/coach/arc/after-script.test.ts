import { expect, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { scriptFor } from "#server/coach/script/script-for.ts";
import { noWishes, type Wishes } from "#server/coach/story/story.ts";
import { readTalk } from "./read-talk.ts";

const told: Utterance[] = [
  { role: "person", text: "I had a row with my manager this morning in Porto" },
  { role: "coach", text: "Where in your body do you notice it?" },
  { role: "person", text: "a knot in my stomach, I feel angry" },
];
const script: Utterance = { role: "coach", text: scriptFor({ conversation: told, seed: "s" }) };
const say = (...texts: string[]): Utterance[] => texts.map((text) => ({ role: "person", text }));
const wished = (...said: Utterance[]): Wishes => readTalk([...told, script, ...said]).wishes;

test.each<[string, Partial<Wishes>]>([
  ["Make it shorter", { minutes: 5 }],
  ["shorter please", { minutes: 5 }],
  ["that was too long and boring", { minutes: 5 }],
  ["longer", { minutes: 10 }],
  ["three minutes please", { minutes: 3 }],
  ["make it 15 minutes", { minutes: 15 }],
  ["no breathing", { noBreath: true }],
  ["I hated the sea part", { noNature: true }],
  ["I don't want my father in it", { noMemory: true }],
  ["don't quote me", { noQuotes: true }],
  ["can I have one with eyes open", { eyesOpen: true }],
  ["I want to do it lying down", { lyingDown: true }],
  ["make it for sleep", { purpose: "sleep" }],
  ["more religious please", { tone: "religious" }],
  ["another ending please", { endingTake: 1 }],
  ["Again, with other words", { wordingTake: 1 }],
  ["another one", { wordingTake: 1 }],
])("after a script %j changes the wishes it was made by, and nothing else", (text, wishes) => {
  const talk = readTalk([...told, script, ...say(text)]);
  expect(talk.now.act).toBe("wants-meditation");
  expect(talk.wishes).toEqual({ ...noWishes, ...wishes });
});

test.each([
  "Lighter",
  "Heavier",
  "I don't want to go to work tomorrow",
  "It did not work for me",
  "a short breathing exercise please",
])("after a script %j asks for no other one", (text) => {
  expect(readTalk([...told, script, ...say(text)]).now.act).not.toBe("wants-meditation");
});

test("a script that nothing was held against is followed by one in other words", () => {
  expect(readTalk(told).wishes).toEqual(noWishes);
  expect(wished()).toEqual({ ...noWishes, wordingTake: 1 });
  expect(wished(script, script)).toEqual({ ...noWishes, wordingTake: 3 });
  expect(wished(...say("shorter please"), script)).toEqual({ ...noWishes, minutes: 5, wordingTake: 1 });
});

test("a wish stays through all that is said after it", () => {
  const all = wished(...say("no breathing", "I feel a bit better", "shorter please", "not Porto, Lisbon"));
  expect(all).toEqual({ ...noWishes, noBreath: true, minutes: 5 });
});

test("what a story tells of breath, heart or eyes is a wish without being asked", () => {
  const wishes = readTalk(say("I have asthma, and my boss shouted at me")).wishes;
  expect(wishes.noHold).toBe(true);
});

test("a few words that name a feeling are told, and so few with a length are a wish, before any script too", () => {
  const talk = readTalk(say("My boss shouted at me", "livid", "15 minutes"));
  expect(talk.turns.map(({ act }) => act)).toEqual(["tells", "tells", "wants-meditation"]);
  expect(talk.story.feelings.map(({ words }) => words)).toEqual(["livid"]);
  expect(talk.wishes.minutes).toBe(15);
});

test.each<[string, Partial<Wishes>]>([
  ["please no memory, only calm", { noMemory: true }],
  ["no closing eyes pls", { eyesOpen: true }],
  ["no god no trees", { tone: "secular", noNature: true }],
  ["shorter than usual please", { minutes: 5 }],
])("few words that are plainly a wish are one, whatever they may be taken for: %s", (text, wishes) => {
  const talk = readTalk([...told, ...say(text)]);
  expect(talk.now.act).toBe("wants-meditation");
  expect(talk.wishes).toEqual({ ...noWishes, ...wishes });
});

test("an illness or a doubt is told of as well, and what takes nothing back mends nothing", () => {
  const eventOf = (...texts: string[]) => readTalk(say(...texts)).story.event?.words;
  const migraines = "I have migraines three times a week and it is eating my life";
  expect(eventOf(migraines)).toBe(migraines);
  const doubt = "I don't know whether to stay with my partner or leave";
  expect(eventOf(doubt)).toBe(doubt);
  expect(eventOf("my rent went up and I can't pay", "scared", "I work two jobs already")).toBe(
    "my rent went up and I can't pay",
  );
});

test("nobody is congratulated on what is hard, or on what may be none", () => {
  for (const text of ["I can't sleep before the presentation", "had a row with"]) {
    const talk = readTalk(say(text));
    expect([text, talk.now.act]).toEqual([text, "tells"]);
    expect(talk.story.shape).not.toBe("joy");
  }
  expect(readTalk(say("We are getting married in June! He asked me on the pier")).story.shape).toBe("joy");
});
