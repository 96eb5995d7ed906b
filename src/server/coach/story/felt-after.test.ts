import { expect, test } from "vitest";
import { feltAfter } from "./felt-after.ts";

test.each([
  ["Lighter", "lighter"],
  ["a bit calmer, thank you", "lighter"],
  ["The same", "same"],
  ["no better than before", "same"],
  ["it didn't help", "same"],
  ["that helped", "lighter"],
  ["I'm not really lighter", "same"],
  ["No, it is lighter", "lighter"],
  ["Heavier", "heavier"],
  ["my boss rang meanwhile", undefined],
])("“%s” says how it was: %s", (text, felt) => {
  expect(feltAfter(text)).toBe(felt);
});
