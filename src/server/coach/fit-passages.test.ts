import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateTokens } from "#shared/chat/estimate-tokens.ts";
import { fitPassages } from "./fit-passages.ts";

const passage = (text: string) => ({ title: "Rest", text });
const tokens = (passages: { title: string; text: string }[]) =>
  passages.reduce((sum, { title, text }) => sum + estimateTokens(title) + estimateTokens(text), 0);

test("passages that fit are left as they are", () => {
  const passages = [passage("Lie down."), passage("Breathe out.")];
  expect(fitPassages(passages, ["I am tired"])).toEqual(passages);
});

test("together with what is given, the context never exceeds 50000 tokens", () => {
  const long = "word ".repeat(30_000).trim();
  const fitting = fitPassages([passage(long), passage(long), passage(long)], ["word ".repeat(4_000)]);
  expect(fitting).toHaveLength(2);
  expect(fitting[0]?.text).toBe(long);
  expect(tokens(fitting) + estimateTokens("word ".repeat(4_000))).toBeLessThanOrEqual(50_000);
  expect(tokens(fitting)).toBeGreaterThan(44_000);
});

test("nothing is added where the conversation alone fills the room", () => {
  expect(fitPassages([passage("Lie down.")], ["word ".repeat(50_000)])).toEqual([]);
});

test("whatever is given, the limit holds and every passage is a beginning of its own", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), fc.nat(60), (texts, limit) => {
      const passages = texts.map(passage);
      const fitting = fitPassages(passages, [], limit);
      expect(tokens(fitting)).toBeLessThanOrEqual(limit);
      expect(fitting.every(({ text }, at) => texts[at]?.startsWith(text))).toBe(true);
    }),
  );
});
