import { expect, test } from "vitest";
import { readableScript, scriptExcerpt } from "./script-text.ts";

const script = "# Breath\n\nYou can sit. [pause 3]\n\nOr lie down. [pause 12]";

test("a script is read without its pause marks", () => {
  expect(readableScript(script)).toBe("# Breath\n\nYou can sit.\n\nOr lie down.");
});

test("an excerpt holds neither headings nor pause marks", () => {
  expect(scriptExcerpt(script)).toBe("You can sit. Or lie down.");
});
