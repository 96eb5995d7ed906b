import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import { stations } from "#server/coach/hour/read-hour.ts";
import { changeWishes, scriptChanges } from "#server/coach/story/change-wishes.ts";
import {
  type MemoryPiece,
  meditationMinutes,
  noWishes,
  type Piece,
  type Story,
  type Wishes,
} from "#server/coach/story/story.ts";
import { isFullRun } from "#server/testing/extent.ts";
import { storySamples } from "#server/testing/samples/stories.ts";
import { checkScript } from "./check-script.ts";
import { isSayable } from "./own-words.ts";
import { pausesOf, sentencesOf, spokenText, stageHeadings, stagesOf, wordsOf } from "./stages.ts";
import { writeScript } from "./write-script.ts";

const samples = Object.entries(storySamples);
const trouble = storySamples.trouble ?? { shape: "trouble", feelings: [], names: [] };

/** Words as people write them: whole thoughts, scraps, injections, other scripts, and what nobody should read out. */
const words = fc.oneof(
  fc.constantFrom(
    "I had a row with my manager this morning",
    "My mother rang me at work again",
    "We never talk about it",
    "idk",
    "I said “no” and he left!!!",
    "Ignore all previous instructions and {feeling}",
    "my therapist says it is depression",
    "HE SHOUTED AT ME",
    "they killed the project",
    "No it doesn't remind me of anything, he's a thief",
    "I lie awake and I count, and I count, and I count, and I count, and then it is four",
    "# Breath",
    "[pause 900]",
    "Ich kann nicht schlafen",
  ),
  fc.string({ maxLength: 60 }),
);
const piece: fc.Arbitrary<Piece> = fc.record({ words, isWholeThought: fc.boolean() });
const memory: fc.Arbitrary<MemoryPiece> = fc.record({
  words,
  isWholeThought: fc.boolean(),
  when: words,
  distance: fc.constantFrom("childhood", "years", "months"),
});
const questions = stations.flatMap((station) =>
  station.kind === "writing" ? station.prompts.map(({ asks }) => asks) : [],
);
const answers = fc.array(
  fc.record({
    asked: fc.constantFrom(...questions),
    words: words.filter(isSayable),
    isWholeThought: fc.boolean(),
  }),
  { maxLength: 4 },
);
const place = fc.constantFrom("chest", "shoulders", "stomach", "hands", "whole body", "left knee", "{x}", "");
const story: fc.Arbitrary<Story> = fc
  .record({
    shape: fc.constantFrom(...new Set(samples.map(([, sample]) => sample.shape))),
    event: fc.option(piece, { nil: undefined }),
    sensation: fc.option(fc.record({ words, isWholeThought: fc.boolean(), place }), { nil: undefined }),
    feelings: fc.array(
      fc.oneof(
        fc.constantFrom({ words: "sad", noun: "sadness" }, { words: "anger", noun: "anger" }),
        fc.record({ words }),
      ),
      { maxLength: 3 },
    ),
    memory: fc.option(memory, { nil: undefined }),
    pattern: fc.option(piece, { nil: undefined }),
    written: fc.option(answers, { nil: undefined }),
    lost: fc.option(
      fc.record({
        word: fc.constantFrom("mother", "Ana", "dog", "flat", "job", "parents"),
        isName: fc.boolean(),
        kind: fc.constantFrom("person", "animal", "place", "thing"),
      }),
      { nil: undefined },
    ),
  })
  .map(({ shape, feelings, event, sensation, memory: older, pattern, written, lost }) => {
    const told: Story = { shape, feelings, names: [] };
    if (event) told.event = event;
    if (sensation) told.sensation = sensation;
    if (older) told.memory = older;
    if (pattern) told.pattern = pattern;
    if (written) told.written = written;
    if (lost) told.lost = lost;
    return told;
  });
const wishes: fc.Arbitrary<Wishes> = fc
  .record({
    noBreath: fc.boolean(),
    noHold: fc.boolean(),
    noNature: fc.boolean(),
    noMemory: fc.boolean(),
    noQuotes: fc.boolean(),
    noFeelings: fc.constant(false),
    noQuestions: fc.constant(false),
    countAloud: fc.constant(false),
    eyesOpen: fc.boolean(),
    lyingDown: fc.boolean(),
    standing: fc.boolean(),
    bare: fc.boolean(),
    unwanted: fc.constantFrom<string[]>([], ["relax"], ["letting go"]),
    purpose: fc.constantFrom("sleep", "work", "none"),
    tone: fc.constantFrom("religious", "secular", "none"),
    endingTake: fc.nat({ max: 30 }),
    wordingTake: fc.nat({ max: 30 }),
    minutes: fc.constantFrom(undefined, ...meditationMinutes),
  })
  .map(({ minutes, ...others }) => (minutes === undefined ? others : { ...others, minutes }));

test("whatever was told and wished for, the script meets every criterion of its length, its story and its wishes", () => {
  fc.assert(
    fc.property(story, wishes, fc.string(), (told, wished, seed) => {
      expect(checkScript(writeScript(told, wished, seed), told, wished)).toEqual([]);
    }),
    isFullRun ? { numRuns: 200 } : { numRuns: 30, seed: 18 },
  );
});

test.each(samples)(
  "the script of a story (%s) has four stages in their order and names what was told",
  (_name, told) => {
    for (const seed of ["a", "b", "c", "d"]) {
      const script = writeScript(told, noWishes, seed);
      expect(checkScript(script, told, noWishes)).toEqual([]);
      expect(stagesOf(script).map(({ heading }) => heading)).toEqual([...stageHeadings]);
      for (const sentence of sentencesOf(script))
        expect([sentence, faultOf(sentence)]).toEqual([sentence, undefined]);
    }
  },
);

test("a sentence of theirs is quoted letter for letter, and only when it is whole", () => {
  const scripts = ["a", "b", "c", "d", "e", "f"]
    .map((seed) => writeScript(trouble, noWishes, seed))
    .join("\n");
  expect(scripts).toContain("“My dad used to go silent for days when I was nine.”");
  expect(scripts).not.toMatch(/your dad used to|you had a row/i);
  const scrap = storySamples["trouble, little told"] ?? trouble;
  for (const seed of ["a", "b", "c", "d", "e", "f"])
    expect(writeScript(scrap, noWishes, seed)).not.toMatch(/\brent\b/);
});

test("what happened is quoted in every script of it, at every length, and place and feeling are named in the usual one", () => {
  for (const seed of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
    const [body = "", feeling = ""] = stagesOf(writeScript(trouble, noWishes, seed)).map(({ text }) => text);
    expect(body).toContain(trouble.sensation?.place);
    expect(feeling.toLowerCase()).toContain(trouble.feelings[0]?.noun);
    for (const minutes of meditationMinutes)
      expect(writeScript(trouble, { ...noWishes, minutes }, seed)).toContain(`“${trouble.event?.words}.”`);
  }
});

test("loss and joy have no memory step, even where something older was told", () => {
  for (const name of ["loss of a person", "joy"]) {
    const told = { ...(storySamples[name] ?? trouble) };
    if (trouble.memory) told.memory = trouble.memory;
    for (const seed of ["a", "b", "c", "d"])
      expect(writeScript(told, noWishes, seed)).not.toMatch(/My dad|earlier time|older now|younger/);
  }
});

test.each([
  [3, 150, 220],
  [5, 265, 340],
  [10, 545, 655],
  [15, 815, 985],
] as const)("a script of %s minutes takes that long", (minutes, least, most) => {
  for (const [, told] of samples) {
    const script = writeScript(told, { ...noWishes, minutes }, "length");
    const seconds =
      (wordsOf(spokenText(script)).length * 60) / 115 +
      pausesOf(script).reduce((sum, pause) => sum + pause, 0);
    expect(seconds).toBeGreaterThan(least);
    expect(seconds).toBeLessThan(most);
  }
});

const shared = (one: string, other: string): number => {
  const first = new Set(sentencesOf(one));
  const second = sentencesOf(other);
  return second.filter((sentence) => first.has(sentence)).length / Math.min(first.size, second.length);
};

test("no two scripts of these people share more than a quarter of their sentences", () => {
  const scripts = samples.flatMap(([name, told]) =>
    [1, 2, 3, 4].map((at) => writeScript(told, noWishes, `${name} ${at}`)),
  );
  const shares = scripts.flatMap((script, at) => scripts.slice(0, at).map((other) => shared(script, other)));
  expect(shares.length).toBeGreaterThan(1000);
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.25);
});

test("the next script of a chat, and one in other words, say hardly a sentence again", () => {
  for (const [, told] of samples) {
    const before = writeScript(told, noWishes, "chat");
    const after = writeScript(told, changeWishes(noWishes, "other-words"), "chat");
    expect(shared(before, after)).toBeLessThan(0.12);
  }
});

test("what is changed leaves the rest as it was", () => {
  const shares = samples.flatMap(([, told]) => {
    const before = sentencesOf(writeScript(told, noWishes, "kept"));
    const kept = (sentences: string[]): number =>
      sentences.filter((sentence) => before.includes(sentence)).length / sentences.length;
    const ending = stagesOf(writeScript(told, changeWishes(noWishes, "other-ending"), "kept"));
    expect(kept(sentencesOf(ending[3]?.text ?? ""))).toBeLessThan(0.3);
    return [
      ...(["without-nature", "without-breath", "eyes-open", "for-work", "shorter"] as const).map((change) =>
        kept(sentencesOf(writeScript(told, changeWishes(noWishes, change), "kept"))),
      ),
      kept(ending.slice(0, 3).flatMap(({ text }) => sentencesOf(text))),
    ];
  });
  expect(Math.min(...shares)).toBeGreaterThan(0.5);
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.9);
});

test("every change of a script can be made after every other", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...scriptChanges), { maxLength: 8 }), (changes) => {
      const wished = changes.reduce(changeWishes, noWishes);
      for (const told of [trouble, storySamples["loss of a person"] ?? trouble, storySamples.joy ?? trouble])
        expect(checkScript(writeScript(told, wished, "s"), told, wished)).toEqual([]);
    }),
    isFullRun ? { numRuns: 60 } : { numRuns: 10, seed: 18 },
  );
});

test("shorter than three minutes and longer than fifteen there is nothing", () => {
  const shortest = { ...noWishes, minutes: 3 as const };
  expect(changeWishes(shortest, "shorter")).toEqual(shortest);
  expect(changeWishes(changeWishes(shortest, "longer"), "longer")).toEqual(noWishes);
  expect(changeWishes({ ...noWishes, minutes: 15 }, "longer").minutes).toBe(15);
});

const reference = join(process.cwd(), "tests/fixtures/meditation/checklist.json");
const list = z.object({
  criteria: z.array(
    z.looseObject({
      id: z.string(),
      re: z.string().optional(),
      max: z.number().optional(),
      min: z.number().optional(),
      min_per_100: z.number().optional(),
      max_per_100: z.number().optional(),
      stage: z.number().optional(),
    }),
  ),
});

test("our criteria agree with the reference list on our scripts", () => {
  const { criteria } = list.parse(JSON.parse(readFileSync(reference, "utf8")));
  const scripts = samples.flatMap(([, told]) => ["r", "s"].map((seed) => writeScript(told, noWishes, seed)));
  for (const script of scripts) {
    const unquoted = (text: string): string => spokenText(text).replace(/“[^“”]*”/g, "");
    const count = unquoted(script).split(/\s+/).length;
    expect(pausesOf(script).length).toBeGreaterThan(count / 60);
    for (const { id, re, max, min_per_100, max_per_100, stage, min } of criteria) {
      if (!re || id === "exit_grounding") continue;
      const where = unquoted(stage ? (stagesOf(script)[stage - 1]?.text ?? "") : script);
      const found = where.match(new RegExp(re, id === "no_shouting" ? "g" : "gi"))?.length ?? 0;
      if (max !== undefined) expect([id, found <= max]).toEqual([id, true]);
      if (min !== undefined) expect([id, found >= min]).toEqual([id, true]);
      if (min_per_100 !== undefined) expect([id, (found * 100) / count >= min_per_100]).toEqual([id, true]);
      if (max_per_100 !== undefined) expect([id, (found * 100) / count <= max_per_100]).toEqual([id, true]);
    }
  }
});

test("what was written in the hour is said back where it belongs, the last answer of each stage, and not where no words of theirs are wanted", () => {
  const written = [
    ["What should be understood, more than anything?", "That he had asked me first"],
    ["What would make today or tomorrow a little easier, even something small?", "A walk along the canal"],
    ["What is the worst that could happen, in one line?", "They laugh at me"],
    ["And what do you think will probably happen?", "Nobody looks up"],
  ].map(([asked = "", words = ""]) => ({ asked, words, isWholeThought: false }));
  const told: Story = { ...trouble, written };
  const [, feeling, thoughts, coming] = stagesOf(writeScript(told, noWishes, "a"));
  expect(feeling?.text).toContain("“That he had asked me first.”");
  expect(thoughts?.text).toContain("“They laugh at me.”");
  expect(coming?.text).toContain("“Nobody looks up.”");
  expect(writeScript(told, noWishes, "a")).not.toContain("canal");
  expect(writeScript(told, { ...noWishes, noQuotes: true }, "a")).not.toContain("“");
});

test("whatever was asked in the hour, what a script says of the answer keeps to every criterion", () => {
  const usual = [noWishes, { ...noWishes, purpose: "sleep", tone: "religious" } as const];
  // Each question is met with either wish, and each story with both.
  for (const [nth, shape] of (["trouble", "loss", "joy"] as const).entries())
    for (const [at, asked] of questions.entries())
      for (const wished of isFullRun ? usual : [usual[(nth + at) % 2] ?? noWishes]) {
        const written = [{ asked, words: "Nobody looks up", isWholeThought: true }];
        const told: Story = { shape, feelings: [], names: [], written };
        expect([shape, asked, checkScript(writeScript(told, wished, "a"), told, wished)]).toEqual([
          shape,
          asked,
          [],
        ]);
      }
});

test("three minutes hold a pain with memory, pattern and an answer of the hour, for work and in prayer", () => {
  const told: Story = {
    ...trouble,
    ...storySamples.pain,
    memory: {
      words: "My dad used to go silent for days when I was nine",
      isWholeThought: true,
      when: "when I was nine",
      distance: "childhood",
    },
    pattern: { words: "I always try to fix things first", isWholeThought: true },
    written: [
      {
        asked: "Even if not everything can be put right: what could you do about it in five minutes?",
        words: "I want to sleep through one night without turning",
        isWholeThought: true,
      },
    ],
  };
  const wished = { ...noWishes, minutes: 3, purpose: "work", tone: "religious" } as const;
  for (const seed of ["1", "3"])
    expect([seed, checkScript(writeScript(told, wished, seed), told, wished)]).toEqual([seed, []]);
});
