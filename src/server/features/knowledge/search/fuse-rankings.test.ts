import fc from "fast-check";
import { expect, test } from "vitest";
import { fuseRankings } from "./fuse-rankings.ts";

test("what both rankings name comes before what only one names", () => {
  expect(
    fuseRankings(
      [
        ["a", "b", "c"],
        ["d", "c"],
      ],
      4,
    ),
  ).toEqual(["c", "a", "d", "b"]);
});

test("with one ranking empty the other stays as it is", () => {
  expect(fuseRankings([["a", "b"], []], 4)).toEqual(["a", "b"]);
  expect(fuseRankings([[], ["a", "b"]], 1)).toEqual(["a"]);
});

test("nothing is lost but by the limit, and nothing is named twice", () => {
  const ranking = fc.uniqueArray(fc.string({ maxLength: 2 }), { maxLength: 20 });
  fc.assert(
    fc.property(ranking, ranking, (one, other) => {
      const fused = fuseRankings([one, other], 100);
      expect(new Set(fused)).toEqual(new Set([...one, ...other]));
      expect(new Set(fused).size).toBe(fused.length);
    }),
  );
});
