import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutCareMark } from "./care-mark.ts";
import { cleanText } from "./clean-text.ts";

async function* sent(chunks: string[]): AsyncGenerator<string> {
  yield* chunks;
}

async function spoken(chunks: string[]): Promise<{ text: string; isCare: boolean }> {
  let isCare = false;
  let text = "";
  const onMark = () => {
    isCare = true;
  };
  for await (const chunk of withoutCareMark(cleanText(sent(chunks)), onMark)) text += chunk;
  return { text, isCare };
}

test.each([
  "[[care]]",
  "[[CARE]] more",
  "[care] You should call.",
  "[[ care ]]",
  "  **[[Care]]** x",
  "<think>is it [[care]]? yes</think>\n[[care]]",
  "[\u2063[ca\u200bre]\u2063]",
])("a mark at the start raises and shows nothing of what follows (%s)", async (text) => {
  for (const chunks of [[text], [...text]]) {
    const heard = await spoken(chunks);
    expect(heard.isCare).toBe(true);
    expect(heard.text).not.toMatch(/[a-z]/i);
  }
});

test.each([
  ["I hear you. [[care]] Go on.", "I hear you.  Go on."],
  ["<think>should I consider [[care]]... no</think>Where do you feel it?", "Where do you feel it?"],
  ["<thinking>[[care]]", ""],
  ["Take [care](https://example.org) of it.", "Take [care](https://example.org) of it."],
  ["a < b and [x] and [[y]] stay", "a < b and [x] and [[y]] stay"],
])("elsewhere it raises nothing and is never shown (%s)", async (text, shown) => {
  for (const chunks of [[text], [...text]])
    expect(await spoken(chunks)).toEqual({ text: shown, isCare: false });
});

test("text without a mark arrives unchanged however it is cut", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: fc.constantFrom(..."ax [<]>*c\n") })), async (chunks) => {
      // A line of stars alone is a rule, and goes with what is cleaned before.
      let cleaned = "";
      for await (const chunk of cleanText(sent(chunks))) cleaned += chunk;
      expect((await spoken(chunks)).text).toBe(cleaned);
    }),
  );
});
