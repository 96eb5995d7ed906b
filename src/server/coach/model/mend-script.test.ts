import { expect, test } from "vitest";
import { lengthFor } from "#server/coach/script/lengths.ts";
import { spokenText, stagesOf, wordsOf } from "#server/coach/script/stages.ts";
import { writeScript } from "#server/coach/script/write-script.ts";
import { noWishes, untoldStory } from "#server/coach/story/story.ts";
import { limits } from "#shared/limits/limits.ts";
import { lengthOf, reasonsAgainst, trimmed, withoutUnsafe } from "./mend-script.ts";

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
])("a sentence of another style is theirs to have, and costs no second call: %s", (sentence) => {
  expect(reasonsAgainst(trimmed(withoutUnsafe(withSentence(sentence)), length), length)).toEqual([]);
});

test("a script twice too long is shortened in its middle, and keeps its beginnings, its ends and its four parts", () => {
  const long = stagesOf(good)
    .map(({ heading, text }) => {
      const paragraphs = text.split(/\n+/);
      return `# ${heading}\n\n${[...paragraphs.slice(0, -1), ...paragraphs, paragraphs.at(-1)].join("\n\n")}`;
    })
    .join("\n\n");
  const short = trimmed(long, length);
  expect(lengthOf(long)).toBeGreaterThan(limits.meditation.maxWords);
  expect(lengthOf(short)).toBeLessThanOrEqual(limits.meditation.maxWords);
  expect(reasonsAgainst(short, length)).toEqual([]);
  expect(wordsOf(spokenText(short)).slice(0, 8)).toEqual(wordsOf(spokenText(long)).slice(0, 8));
  expect(wordsOf(spokenText(short)).slice(-8)).toEqual(wordsOf(spokenText(long)).slice(-8));
});

test("what is too short or in another number of parts is told in sentences", () => {
  expect(reasonsAgainst("# One\n\nSit down.", length).join(" ")).toMatch(/1 part.+2 words/);
});

test("a language without spaces is measured by its signs", () => {
  expect(lengthOf(`# 一\n\n${"静かに".repeat(100)}`)).toBe(150);
});
