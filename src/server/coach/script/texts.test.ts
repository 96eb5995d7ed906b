import { expect, test } from "vitest";
import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import { wishWords } from "#server/coach/prose/wish-words.ts";
import { commands } from "./check-script.ts";
import { placeSigns } from "./criteria-by-place.ts";
import { pastWords, untrueFor } from "./criteria-of-story.ts";
import { placesOf } from "./dramaturgy.ts";
import { passages } from "./passages.ts";
import { sentencesOf, wordsOf } from "./stages.ts";

const all = [...passages.values()].flatMap(({ name, texts }) => texts.map((text) => ({ name, text })));
const gaps = ["place", "feeling", "said", "lost", "gone", "event", "memory", "pattern"];

test("every text is whole sentences with known gaps", () => {
  for (const { name, text } of all) {
    const marks = [...text.matchAll(/\{(\w+)\}/g)].map(([, gap = ""]) => gap.toLowerCase());
    expect([name, text, marks.filter((gap) => !gaps.includes(gap))]).toEqual([name, text, []]);
    expect([name, text.replace(/\{\w+\}/g, "x")]).toEqual([
      name,
      expect.stringMatching(/^(?:[A-Zx][^\s]*|[A-Z][^.?]*)(?: [^ ]+)*(?:[.?]|x)$/),
    ]);
    for (const sentence of sentencesOf(text.replace(/\{(?:event|memory|pattern)\}/g, "“X.”")))
      expect([name, sentence, wordsOf(sentence).length <= 36]).toEqual([name, sentence, true]);
  }
});

test("a quoted sentence ends its own sentence", () => {
  for (const { name, text } of all)
    expect([name, /\{(?:event|memory|pattern)\}(?! [A-Z]|$)/.test(text)]).toEqual([name, false]);
});

test("no text is there twice, and none says what no script may say", () => {
  const texts = all.map(({ text }) => text);
  const twice = texts.filter((text, at) => texts.indexOf(text) !== at);
  expect(twice).toEqual([]);
  for (const { name, text } of all) {
    expect([name, text, faultOf(text)]).toEqual([name, text, undefined]);
    expect([name, text]).toEqual([
      name,
      expect.not.stringMatching(
        /!|…|—|\b(?:let's|guarantee|forever|you (?:must|should|have to|need to)|heal(?:s|ed|ing)?|cure[sd]?|treat(?:s|ed)?|therap\w+|trauma\w*|symptoms?|you will (?:feel|be)|hold (?:it|your breath)|go back to the|every detail)\b/,
      ),
    ]);
  }
});

const signs: [RegExp, string[]][] = [
  [placeSigns.posture, ["posture"]],
  [placeSigns.eyes, ["eyes", "eyes-open"]],
  [placeSigns.anchor, ["anchor"]],
  [placeSigns.leave, ["leave"]],
  [
    placeSigns.presence,
    [
      "today",
      "here-old",
      "here-near",
      "memory",
      "memory-unsaid",
      "pain/here",
      "decision/here",
      "sleeplessness/here",
      "unknown/here",
      "loss/here",
      "joy/here",
    ],
  ],
  [placeSigns.decentering, ["decenter", "loss/oughts", "joy/hurry"]],
  [placeSigns.wandering, ["wander"]],
  [wishWords.religious, ["pray-opening"]],
  [
    placeSigns.future,
    [
      "night-day",
      ...["trouble", "anger", "shame", "decision", "sleeplessness", "pain", "unknown", "loss", "joy"].map(
        (shape) => `${shape}/day`,
      ),
    ],
  ],
];
test.each(signs)("every text of the places where %s is looked for has it", (sign, names) => {
  const without = names.flatMap((name) =>
    (passages.get(name)?.texts ?? []).filter((text) => !sign.test(text)),
  );
  expect(without).toEqual([]);
  for (const name of names) expect([name, passages.has(name)]).toEqual([name, true]);
});

test("every place has texts enough that two scripts seldom meet in it", () => {
  for (const { name, texts } of passages.values()) {
    expect([name, texts.length >= 8]).toEqual([name, true]);
  }
});

test("every shape that quotes what happened has six ways to do so at least", () => {
  for (const shape of ["trouble", "anger", "shame", "decision", "sleeplessness", "pain", "joy"]) {
    const quoting = passages.get(`${shape}/opening`)?.texts.filter((text) => text.includes("{event}")) ?? [];
    expect([shape, quoting.length >= 6]).toEqual([shape, true]);
  }
});

test.each(["loss", "joy"] as const)(
  "nothing that can be said in a story of %s is of the wrong feeling",
  (shape) => {
    const wrong = placesOf(shape)
      .flat()
      .flatMap(({ passage }) => passage.texts)
      .filter((text) => untrueFor[shape]?.test(text));
    expect(wrong).toEqual([]);
  },
);

test("no text of ours orders, or speaks of a past that only a memory makes true", () => {
  for (const { name, text } of all) {
    const said = text.replace(/\{\w+\}/g, "");
    const isOfMemory = /^(?:memory|here-old|here-near|younger)/.test(name);
    expect([name, said]).toEqual([name, expect.not.stringMatching(commands)]);
    if (!isOfMemory) expect([name, said]).toEqual([name, expect.not.stringMatching(pastWords)]);
  }
});
