import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutOtherLinks } from "./without-other-links.ts";

const source = "https://www.who.int/stress";

async function shown(sentence: string): Promise<string> {
  async function* sentences() {
    yield sentence;
  }
  let text = "";
  for await (const chunk of withoutOtherLinks(sentences(), (url) => url === source)) text += chunk;
  return text;
}

test.each([
  ["[Click to continue](https://evil.example/?d=my+words)", "Click to continue"],
  ["![a picture](https://evil.example/p.png)", "a picture"],
  ['[Sign in]( <https://evil.example/x> "now") here.', "Sign in here."],
  ["See https://evil.example/?d=my-words for more.", "See evil.example for more."],
  ["See <https://evil.example/a>.", "See evil.example."],
  [`${"x".repeat(700)}](https://evil.example/a)`, `${"x".repeat(700)}])`],
])("a link that is no source loses its address: %s", async (sentence, kept) => {
  expect(await shown(sentence)).toBe(kept);
});

test.each([`Read [the guide](${source}).`, `Read ${source} for more.`, "Nothing is linked [here] (really)."])(
  "a source's link and plain brackets stay as they are: %s",
  async (sentence) => {
    expect(await shown(sentence)).toBe(sentence);
  },
);

test("text without an address is never changed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(..."ab [!<>. ") }), async (text) => {
      expect(await shown(text)).toBe(text);
    }),
  );
});
