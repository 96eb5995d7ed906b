import { expect, test } from "vitest";
import { readableScript, scriptExcerpt } from "./script-text.ts";

const script =
  "# Breath and body sensation\n\nBreathe in. [pause 3]\n\n[pause 4 seconds]\nAnd **out**. [Pause]";

test("the marks for the voice are not shown to the reader", () => {
  expect(readableScript(script)).toBe("# Breath and body sensation\n\nBreathe in.\n\n\nAnd **out**.");
});

test("an excerpt begins with the words, not with a heading or a mark", () => {
  expect(scriptExcerpt(script)).toBe("Breathe in. And out.");
});
