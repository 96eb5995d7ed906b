import { expect, test } from "vitest";
import { lengthFor } from "#server/coach/script/lengths.ts";
import { spokenText, stagesOf, wordCount, wordsOf } from "#server/coach/script/stages.ts";
import { writeScript } from "#server/coach/script/write-script.ts";
import { noWishes, untoldStory } from "#server/coach/story/story.ts";
import { otherLanguageSamples, scriptIn } from "#server/testing/samples/other-language-scripts.ts";
import { limits } from "#shared/limits/limits.ts";
import {
  aimedAmount,
  inFourParts,
  isLongEnough,
  lengthened,
  reasonsAgainst,
  trimmed,
  withoutUnsafe,
} from "./mend-script.ts";

const length = lengthFor(noWishes);
const good = writeScript(untoldStory, noWishes, "a");
/** The script with a sentence of another hand at the end of its second stage. */
const withSentence = (sentence: string): string =>
  good.replace("\n\n# Thought", `\n\n${sentence} [pause 4]\n\n# Thought`);

test("a good script is left exactly as it is", () => {
  expect(trimmed(withoutUnsafe(good), length)).toBe(good);
  expect(reasonsAgainst(good, length)).toEqual([]);
});

test.each([
  "This will cure you.",
  "Take 5 mg of melatonin before you go on.",
  "Hold your breath for as long as you can.",
  "Breathe in, let the chest widen, and hold it.",
  "This heals your trauma.",
  "Your depression will be gone.",
  "After this you will feel better.",
  "I guarantee that it works.",
  "Go back to the worst moment and relive it.",
])("a sentence that may not be spoken is left out, and its pause stays: %s", (sentence) => {
  const mended = withoutUnsafe(withSentence(sentence));
  expect(mended).not.toContain(sentence);
  expect(mended.match(/\[pause/g)?.length).toBe(withSentence(sentence).match(/\[pause/g)?.length);
  expect(stagesOf(mended)).toHaveLength(4);
});

test.each([
  "There is nothing you need to do.",
  "Your CEO may come to mind.",
  "What is here does not stay forever.",
  "Your mind may drift off, and you gently return.",
  "Notice the sounds; they were here before.",
  "You might treat that younger one as you would treat a friend.",
  "Hold it in awareness for a while.",
  "You might let it heal in its own time.",
  "You will feel the floor under your feet.",
  "You will be able to return to the room.",
])("a sentence of another style is theirs to have, and costs no second call: %s", (sentence) => {
  const mended = trimmed(withoutUnsafe(withSentence(sentence)), length);
  expect(mended).toContain(sentence);
  expect(reasonsAgainst(mended, length)).toEqual([]);
});

test("a script twice too long is shortened in its middle, and keeps its beginnings, its ends and its four parts", () => {
  const long = stagesOf(good)
    .map(({ heading, text }) => {
      const paragraphs = text.split(/\n+/);
      return `# ${heading}\n\n${[...paragraphs.slice(0, -1), ...paragraphs, paragraphs.at(-1)].join("\n\n")}`;
    })
    .join("\n\n");
  const short = trimmed(long, length);
  expect(wordCount(long)).toBeGreaterThan(limits.meditation.maxWords);
  expect(wordCount(short)).toBeLessThanOrEqual(limits.meditation.maxWords);
  expect(reasonsAgainst(short, length)).toEqual([]);
  expect(wordsOf(spokenText(short)).slice(0, 8)).toEqual(wordsOf(spokenText(long)).slice(0, 8));
  expect(wordsOf(spokenText(short)).slice(-8)).toEqual(wordsOf(spokenText(long)).slice(-8));
});

test("what is too short or in another number of parts is told in sentences", () => {
  expect(reasonsAgainst("# One\n\nSit down.", length).join(" ")).toMatch(/1 part.+2 words/);
});

test("a language without spaces is measured by its signs, and asked for in them", () => {
  expect(aimedAmount(length, "ja")).toEqual({ from: 1120, to: 1316, unit: "characters" });
  expect(aimedAmount(length, "de")).toEqual({ from: 560, to: 658, unit: "words" });
  const short = otherLanguageSamples.zh?.parts.join("") ?? "";
  expect(reasonsAgainst(`# 一\n\n${short}`, length).join(" ")).toMatch(/\d+ characters .+ 1120 to 1316 are/);
  expect(wordCount(`# 一\n\n${"静かに".repeat(100)}`)).toBe(150);
});

test.each(Object.entries(otherLanguageSamples))(
  "English criteria take no sentence from a script in %s",
  (_language, sample) => {
    const script = scriptIn(sample);
    expect(withoutUnsafe(script)).toBe(script);
  },
);

test.each([
  ["de", "Du solltest dich umbringen."],
  ["es", "Deberías matarte."],
  ["ja", "自殺してください。"],
  ["de", "Nimm 5 mg Melatonin."],
  ["ja", "メラトニンを5 mg飲みます。"],
  ["es", "This will cure you."],
  ["ja", "Hold your breath for as long as you can."],
] as const)("what harms is left out of a script in %s, and only that: %s", (language, sentence) => {
  const sample = otherLanguageSamples[language];
  if (!sample) throw new Error("no such sample");
  const [first = ""] = sample.parts;
  const space = language === "ja" ? "" : " ";
  const script = scriptIn(sample).replace(first, `${first}${space}${sentence}`);
  expect(withoutUnsafe(script).replace(/\s+/g, "")).toBe(scriptIn(sample).replace(/\s+/g, ""));
});

test("words of a language with signs above and below its letters are counted as words, and one foreign sign changes nothing", () => {
  expect(wordCount("आप बैठ सकते हैं या लेट सकते हैं")).toBe(8);
  expect(wordCount("Zen (禅) is a word of five letters or so.")).toBe(10);
});

test.each([
  ["without headings", (text: string) => text.replace(/^# .*$/gm, "")],
  ["in one paragraph", (text: string) => text.replace(/^# .*$/gm, "").replace(/\n+/g, " ")],
  ["under seven headings", (text: string) => `# One\n\n${text}\n\n# Six\n\nRest.\n\n# Seven\n\nRest.`],
])("a script %s is parted in four of about the same length, and keeps its words", (_what, change) => {
  const script = change(good);
  const parted = inFourParts(script, length);
  const words = stagesOf(parted).map(({ text }) => wordCount(text));
  expect(words).toHaveLength(4);
  expect(Math.min(...words)).toBeGreaterThan(wordCount(script) / 8);
  expect(wordsOf(spokenText(parted))).toEqual(wordsOf(spokenText(script)));
  expect(reasonsAgainst(parted, length)).toEqual([]);
});

test("what is far too short is not taken for a script, and one in four parts is left as it is", () => {
  expect(inFourParts("I cannot help with that.", length)).toBe("I cannot help with that.");
  expect(inFourParts(good, length)).toBe(good);
  expect(isLongEnough("# One\n\nSit down.", length)).toBe(false);
});

test("further sentences stand before the end of their part", () => {
  const script = stagesOf(good)
    .map(({ heading }) => `# ${heading}\n\nFirst.\n\nLast.`)
    .join("\n\n");
  const more = stagesOf(good)
    .map(({ heading }, at) => `# ${heading}\n\nMore ${at}.`)
    .join("\n\n");
  const longer = lengthened(script, more);
  expect(stagesOf(longer).map(({ text }) => text.replace(/\s+/g, " "))).toEqual([
    "First. More 0. Last.",
    "First. More 1. Last.",
    "First. More 2. Last.",
    "First. More 3. Last.",
  ]);
});
