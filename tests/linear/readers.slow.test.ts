import { afterAll, expect, test } from "vitest";
import { climb, mostGrowth } from "#scripts/linear/doubling.ts";
import { bounds, readers } from "./readers.ts";
import { fewShapes } from "./shapes.ts";

/** Twice as long as a message may be; `readers.full.test.ts` goes on to a megabyte, with every kind of text. */
const longest = 40_000;
let cells = 0;
let told = 0;

for (const [name, read] of Object.entries(readers))
  test(`four times the text takes at most nine times as long to read: ${name}`, { timeout: 240_000 }, () => {
    for (const shape of fewShapes) {
      const growth = climb(read, shape, Math.min(longest, 4 * (bounds[name] ?? longest)));
      cells += 1;
      if (growth.ratio !== undefined) told += 1;
      expect.soft(growth.ratio ?? 0, JSON.stringify(growth)).toBeLessThanOrEqual(mostGrowth);
    }
  });

afterAll(() => {
  const count = `${Object.keys(readers).length} readers, ${fewShapes.length} kinds of text to ${longest} characters`;
  console.log(`doubling: ${count}: ${cells} measured, ${told} of them above the control`);
});
