import fc from "fast-check";
import { expect, test } from "vitest";
import { sendInput } from "./chat.ts";
import { writtenText } from "./written-text.ts";

test("text loses NUL characters and half characters and nothing else", () => {
  const units = fc.string({ unit: fc.constantFrom("a", " ", "\n", "é", "🙂", "\0", "\ud83d", "\ude42") });
  fc.assert(
    fc.property(units, (text) => {
      const kept = writtenText.parse(text);
      expect(kept).not.toContain("\0");
      expect(kept.isWellFormed()).toBe(true);
      if (text.isWellFormed()) expect(kept).toBe(text.replaceAll("\0", ""));
    }),
  );
});

test("cleaned text still counts as a string to whoever describes the interface", () => {
  expect(sendInput.shape.text.type).toBe("string");
});
