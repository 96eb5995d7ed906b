import { expect, test } from "vitest";
import { asSpoken } from "./as-spoken.ts";

async function* inChunks(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size = 7): Promise<{ said: string; isLooping: boolean }> {
  let said = "";
  let isLooping = false;
  const onLoop = (): void => {
    isLooping = true;
  };
  for await (const piece of asSpoken(inChunks(text, size), onLoop)) said += piece;
  return { said: said.trim(), isLooping };
}

test.each([
  ["*softly* That is a lot.", "That is a lot."],
  ["*Nods gently* That is a lot. (warmly) What now?", "That is a lot. What now?"],
  ['<speak>That is a lot. <break time="1s"/>What now?</speak>', "That is a lot. What now?"],
  ["That is a lot.\n\n(Word count: 12)", "That is a lot."],
  ["That is a lot.\n*(4 words)*", "That is a lot."],
])("gestures, markup and counts are no part of a reply: %s", async (text, said) => {
  expect(await read(text)).toEqual({ said, isLooping: false });
});

test.each([
  "You were *alone* with it. What now?",
  "*Alone* is a big word. What now?",
  "Breathe. Breathe. And once more: breathe.",
  "It was 12 words, you said. What were they?",
  "(You may stop at any time.) What now?",
  "I hear you say it. What else? I hear you say it, you said.",
])("what only looks so stays: %s", async (text) => {
  expect(await read(text)).toEqual({ said: text, isLooping: false });
});

test("a sentence just said is not said again, and a reply that goes round ends where it does", async () => {
  expect((await read("I am here with you. I am here with you. What now?")).said).toBe(
    "I am here with you. What now?",
  );
  const round = "I am here with you. You are not alone. ".repeat(30);
  const { said, isLooping } = await read(round);
  expect(isLooping).toBe(true);
  expect(said.length).toBeLessThan(150);
});

test("whoever goes round is not heard to the end, so that nobody pays for it", async () => {
  let pieces = 0;
  async function* endless(): AsyncGenerator<string> {
    for (;;) {
      pieces += 1;
      yield "I am here with you. ";
    }
  }
  for await (const _ of asSpoken(endless(), () => {}));
  expect(pieces).toBeLessThan(10);
});
