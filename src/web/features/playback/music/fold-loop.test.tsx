import fc from "fast-check";
import { expect, test } from "vitest";
import { foldLoop } from "./fold-loop.ts";

test("a folded loop begins where its sound left off and is shorter by the fade", () => {
  const sound = Float32Array.from({ length: 100 }, (_, at) => at);
  const folded = foldLoop(sound, 20);
  expect(folded).toHaveLength(80);
  expect(folded[0]).toBe(80);
  expect(folded[50]).toBe(50);
  expect(folded.at(-1)).toBe(79);
});

test("a sound too short to fade is left alone, and no fold is louder than both of its sides together", () => {
  fc.assert(
    fc.property(fc.float32Array({ min: -1, max: 1, noNaN: true, maxLength: 64 }), fc.nat(40), (raw, fade) => {
      const sound = Float32Array.from(raw);
      const folded = foldLoop(sound, fade);
      if (sound.length < 2 * fade || fade === 0) expect(folded).toEqual(sound);
      else expect(folded.every((sample) => Math.abs(sample) <= Math.SQRT2 + 1e-6)).toBe(true);
    }),
  );
});
