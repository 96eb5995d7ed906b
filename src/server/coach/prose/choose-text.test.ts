import fc from "fast-check";
import { expect, test } from "vitest";
import { rankTexts } from "./choose-text.ts";

test("what is taken away changes nothing about the order of the rest", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.string(), fc.nat(), (texts, seed, at) => {
      const gone = texts[at % texts.length];
      const without = texts.filter((text) => text !== gone);
      expect(rankTexts(without, seed)).toEqual(rankTexts(texts, seed).filter((text) => text !== gone));
    }),
  );
});

test("each of ten texts is the first about equally often", () => {
  const texts = Array.from({ length: 10 }, (_, at) => `You may rest here, number ${at}, for a while.`);
  const firsts = Array.from({ length: 2000 }, (_, at) => rankTexts(texts, `seed-${at}`)[0]);
  for (const text of texts) {
    const count = firsts.filter((first) => first === text).length;
    expect(count).toBeGreaterThan(140);
    expect(count).toBeLessThan(260);
  }
});
