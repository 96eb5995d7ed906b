import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutBeginnings } from "./without-beginnings.ts";

/** What is left of an answer that comes in pieces cut at these places. */
async function left(text: string, cuts: number[] = []): Promise<string> {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
  async function* pieces() {
    for (const [at, from] of places.slice(0, -1).entries()) yield text.slice(from, places[at + 1]);
  }
  let out = "";
  for await (const piece of withoutBeginnings(pieces())) out += piece;
  return out;
}

const answer = "That was loud.\n\n- he stood up\n- you sat\n\nWhere do you feel it?";

test.each([
  ["presented", `Sure! Here is a gentle response for you:\n\n${answer}`],
  ["thoughts in words", `Here is my thought process:\nShort.\n\nHere is my response:\n\n${answer}`],
  ["thoughts about the user, with an end alone", `Okay, the user is sad. Be kind.\n</think>\n\n${answer}`],
  ["a fence around it", `\`\`\`markdown\n${answer}\n\`\`\``],
  [
    "presented and in a fence, with an offer after it",
    `Here's my answer:\n\`\`\`\n${answer}\n\`\`\`\nShall I change it?`,
  ],
])("%s: the answer alone is left, however it is cut", async (_what, text) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 12 }), async (cuts) => {
      expect((await left(text, cuts)).trim()).toBe(answer);
    }),
    { numRuns: 40 },
  );
});

test.each([
  "Here is what I hear: he was loud, and you were alone.",
  "Here is a thought: be slow.",
  "Sure. Take your time.",
  "Of course! Where is it in your body?",
  "The user manual of your coffee machine made you cry. What happened before it?",
  "Analysis can wait. How are you?",
  "Okay",
  "Here are two ways:\n\n1. sit\n2. walk",
  "You wrote `code` all night.\n\n```js\nlet tired = true\n```\n\nWhat now?",
])("an answer that only begins alike stays as it is: %s", async (text) => {
  expect(await left(text)).toBe(text);
  expect(await left(text, [1, 5, 9, 21])).toBe(text);
});

test("thoughts that are announced and never end are no answer", async () => {
  expect(await left("Here is my thought process:\n\nThe person was shouted at")).toBe("");
  expect(await left("analysisWe need to be kind")).toBe("");
});

test("thoughts without an end that come in small pieces cost time in proportion to their length", async () => {
  const pieces = 50_000;
  let asked = 0;
  async function* thinking() {
    yield "Okay, the user is sad. ";
    for (; asked < pieces; asked += 1) yield "mm ";
  }
  let out = 0;
  for await (const piece of withoutBeginnings(thinking())) out += piece.length;
  expect(out).toBe("Okay, the user is sad. ".length + 3 * pieces);
});
