import type { FeltAfter } from "#shared/listening/felt-after.ts";

/** How it is, as it is pressed and read. */
export const feltWords: Record<FeltAfter, string> = {
  lighter: "Lighter",
  same: "The same",
  heavier: "Heavier",
};
