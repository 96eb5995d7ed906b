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

test("an excerpt of a long script ends at a word, after what two lines hold, and no more of it stands on the page", () => {
  const excerpt = scriptExcerpt(`# One\n${"Let the shoulders sink, a little. ".repeat(60)}`);
  expect(excerpt.length).toBeLessThan(230);
  expect(excerpt).toMatch(/^Let the shoulders sink, a little\. Let .*[a-z]…$/);
  expect(scriptExcerpt("一呼吸ごとに".repeat(80)).length).toBeLessThan(230);
});
