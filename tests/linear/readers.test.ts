import { afterAll, expect, test } from "vitest";
import { growthOf, mostGrowth } from "#scripts/linear/doubling.ts";
import { readers } from "./readers.ts";
import { fewShapes } from "./shapes.ts";

/** As long as a message may be; the slow form goes on to a megabyte. */
const longest = 20_000;
let cells = 0;
let told = 0;

for (const [name, read] of Object.entries(readers))
  test(`twice the text takes at most three times as long to read: ${name}`, { timeout: 240_000 }, () => {
    for (const shape of fewShapes) {
      const growth = growthOf(read, shape, longest);
      cells += 1;
      if (growth.ratio !== undefined) told += 1;
      expect.soft(growth.ratio ?? 0, JSON.stringify(growth)).toBeLessThanOrEqual(mostGrowth);
    }
  });

afterAll(() => {
  const count = `${Object.keys(readers).length} readers, ${fewShapes.length} kinds of text to ${longest} characters`;
  console.log(`doubling: ${count}: ${cells} measured, ${told} of them above the control`);
});
