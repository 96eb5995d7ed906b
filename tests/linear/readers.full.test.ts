import { afterAll, expect, test } from "vitest";
import { climb, type Growth, mostGrowth } from "#scripts/linear/doubling.ts";
import { bounds, readers } from "./readers.ts";
import { allShapes } from "./shapes.ts";

/** More than any body of a request may hold in words. */
const longest = 1_280_000;
const measured: Growth[] = [];

for (const [name, read] of Object.entries(readers)) {
  // Four times a bound: at the bound itself most readers cost less than can be told.
  const most = Math.min(longest, 4 * (bounds[name] ?? longest));
  const about = `four times the text takes at most nine times as long to read, from 10,000 to ${most} characters: ${name}`;
  test(about, { timeout: 1_800_000 }, () => {
    for (const shape of allShapes) {
      const growth = climb(read, shape, most);
      measured.push(growth);
      expect.soft(growth.ratio ?? 0, JSON.stringify(growth)).toBeLessThanOrEqual(mostGrowth);
    }
  });
}

afterAll(() => {
  const ratios = measured.flatMap(({ ratio }) => ratio ?? []);
  console.log(
    `doubling: ${Object.keys(readers).length} readers, ${allShapes.length} kinds of text to ${longest} characters ` +
      `or four times the reader's bound: ${measured.length} measured, ${ratios.length} of them above the control; ` +
      `the steepest ${Math.max(...ratios).toFixed(2)}`,
  );
});
