import fc from "fast-check";
import { expect, test } from "vitest";
import { unwrapped } from "./unwrapped.ts";

async function* inChunks(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size: number): Promise<string> {
  let out = "";
  for await (const piece of unwrapped(inChunks(text, size))) out += piece;
  return out;
}

const sizes = [1, 3, 1000];

test.each([
  ['{"response": "That is a lot. What now?"}', "That is a lot. What now?"],
  ['```json\n{ "reply": "He said \\"no\\".\\nAnd \\u00e9 you?", "x": 1 }\n```', 'He said "no".\nAnd é you?'],
  ['"That is a lot. What now?"', "That is a lot. What now?"],
  ["“That is a lot.”\n", "That is a lot."],
])("what is wrapped around a whole reply is taken off: %s", async (text, plain) => {
  for (const size of sizes) expect(await read(text, size)).toBe(plain);
});

test.each([
  '"Not good enough" is what you heard. What would you put in the place of "enough"?',
  '"I cannot", you said. And if you could?',
  "{curly} is how it feels? Say more.",
  '{"question": "What now?"}',
  "That is a lot.",
  '"',
  "",
])("a reply that only begins so stays as it is: %s", async (text) => {
  for (const size of sizes) expect(await read(text, size)).toBe(text);
});

test("an object that never ends gives what came", async () => {
  expect(await read('{"response": "That is a lot. Wha', 4)).toBe("That is a lot. Wha");
});

test("pieces of any size read the same", async () => {
  const sign = fc.constantFrom(...'{}"\\nab: .`“”u0e9');
  const start = fc.constantFrom("", '{"reply": "', '"', "```json\n{", "“");
  await fc.assert(
    fc.asyncProperty(
      start,
      fc.string({ unit: sign, maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      async (open, rest, size) => {
        expect(await read(open + rest, size)).toBe(await read(open + rest, 1000));
      },
    ),
  );
});
