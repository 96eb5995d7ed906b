import type { FeltAfter } from "#shared/listening/check-in.ts";

/** How it is, as it is pressed and read. */
export const feltWords: Record<FeltAfter, string> = {
  lighter: "Lighter",
  same: "The same",
  heavier: "Heavier",
};
