import fc from "fast-check";
import { expect, test } from "vitest";
import { collapseSpace } from "./collapse-space.ts";

const spaces = [
  " ",
  "\t",
  "\n",
  "\r",
  "\r\n",
  "\v",
  "\f",
  "\u00a0",
  "\u1680",
  "\u2003",
  "\u2028",
  "\u3000",
  "\ufeff",
];
const written = fc
  .array(fc.oneof(fc.constantFrom(...spaces), fc.string({ maxLength: 3 })), { maxLength: 40 })
  .map((pieces) => pieces.join(""));

test("a run of white space becomes one of its kind: a paragraph's end, a line's, a tab or a space", () => {
  expect(collapseSpace("a \u00a0 b")).toBe("a b");
  expect(collapseSpace("a \t b")).toBe("a\tb");
  expect(collapseSpace("a  \r\n  b\u2028c")).toBe("a\nb\nc");
  expect(collapseSpace("a\n \n\n  b\r\rc")).toBe("a\n\nb\n\nc");
});

test("collapsed text holds the same words, no run longer than a paragraph's end, and stays as it is", () => {
  fc.assert(
    fc.property(written, (text) => {
      const collapsed = collapseSpace(text);
      expect(collapsed.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      expect(collapsed.replaceAll("\n\n", " ")).not.toMatch(/\s{2}/);
      expect(collapseSpace(collapsed)).toBe(collapsed);
    }),
  );
});
