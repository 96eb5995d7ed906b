import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestWord, slipsBetween } from "./nearest-word.ts";

const candidate = (term: string, passages = 1) => ({ term, id: term.length, passages });

test.each([
  ["anxiety", "anxeity", 1],
  ["sleep", "slep", 1],
  ["sleep", "sleeep", 1],
  ["grief", "greif", 1],
  ["grief", "groof", 2],
  ["", "abc", 3],
])("%s and %s are %i slips apart", (from, to, slips) => {
  expect(slipsBetween(from, to)).toBe(slips);
});

test("the nearest word is taken, of equally near ones the commoner", () => {
  expect(nearestWord("panik", [candidate("picnic"), candidate("panic")])?.term).toBe("panic");
  expect(nearestWord("slexp", [candidate("sleep", 2), candidate("slerp", 9)])?.term).toBe("slerp");
});

test("a word that is too far away is not taken", () => {
  expect(nearestWord("client", [candidate("clinic")])).toBeUndefined();
  expect(nearestWord("meditaton", [candidate("meditation")])?.term).toBe("meditation");
});

test("slips are the same both ways, none between equal words, and never more than letters", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      const slips = slipsBetween(one, other);
      expect(slips).toBe(slipsBetween(other, one));
      expect(slips === 0).toBe(one === other);
      expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});
