import fc from "fast-check";
import { expect, test } from "vitest";
import { changeWishes, scriptChanges } from "./change-wishes.ts";
import { noWishes, type Wishes } from "./story.ts";

test("shorter and longer go from length to length, and stop at three and fifteen minutes", () => {
  const lengths = (change: "shorter" | "longer", from: Wishes): (number | undefined)[] => {
    let wishes = from;
    return Array.from({ length: 4 }, () => {
      wishes = changeWishes(wishes, change);
      return wishes.minutes;
    });
  };
  expect(lengths("shorter", noWishes)).toEqual([5, 3, 3, 3]);
  expect(lengths("longer", noWishes)).toEqual([10, 15, 15, 15]);
});

test("a wish that was granted stays granted, whatever is asked next", () => {
  const lasting = ["without-breath", "without-nature", "without-memory", "eyes-open", "lying-down"] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...lasting),
      fc.constantFrom(...scriptChanges.filter((change) => !lasting.some((one) => one === change))),
      (first, next) => {
        const wishes = changeWishes(noWishes, first);
        const granted = Object.entries(wishes).filter(([, value]) => value === true);
        expect(granted).toHaveLength(1);
        expect(Object.entries(changeWishes(wishes, next))).toEqual(expect.arrayContaining(granted));
      },
    ),
  );
});
