import fc from "fast-check";
import { expect, test } from "vitest";
import { relevantParts } from "./relevant-parts.ts";

const filler = (about: string) =>
  `${about} ${"and so on in many more words about nothing at all. ".repeat(10)}`;
const report = [
  filler("Title of the report"),
  filler("Weather"),
  filler("The garden"),
  filler("Sleeping badly since October"),
  filler("The kitchen"),
].join("\n");

test("of a long file the beginning stays, and the part that was asked about, in their order, with marks between", () => {
  const cut = relevantParts(report, "What does it say about sleeping in October?", 300);
  expect(cut.split("\n").map((part) => part.split(" ").slice(0, 2).join(" "))).toEqual([
    "Title of",
    "[…]",
    "Sleeping badly",
    "[…]",
  ]);
});

test("a file for which there is room is given whole", () => {
  expect(relevantParts(report, "sleep", 100_000)).toBe(report);
});

test("whatever the text is, what is kept stands in it and has room", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 6000 });
  fc.assert(
    fc.property(
      text,
      fc.string({ maxLength: 60 }),
      fc.integer({ min: 20, max: 1000 }),
      (long, asked, tokens) => {
        const cut = relevantParts(long, asked, tokens);
        expect(cut.length).toBeLessThanOrEqual(Math.max(tokens * 4 + 4, 4));
        for (const part of cut.split("\n[…]\n")) expect(long).toContain(part.replace(/\n?\[…\]\n?/g, ""));
      },
    ),
  );
});
