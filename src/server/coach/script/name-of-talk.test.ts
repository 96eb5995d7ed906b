import fc from "fast-check";
import { expect, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { limits } from "#shared/limits/limits.ts";
import { nameOfTalk, nameOfText } from "./name-of-talk.ts";

const script = "# Breath and body sensation\n\nSettle.\n\n# Thought awareness\n\nLet it pass.";
const said = (...texts: string[]): Utterance[] =>
  texts.flatMap((text) => [
    { role: "person", text },
    { role: "coach", text: "I hear you. Where do you feel that in your body?" },
  ]);

test.each([
  [
    ["I had a row with my manager about a deadline.", "My chest is tight and I am ashamed."],
    "I had a row with my manager about a deadline\u00a0· shame in the chest",
  ],
  [
    ["Another rejection letter came this morning", "my arms feel heavy, and sad"],
    "Another rejection letter came this morning\u00a0· sadness in the arms",
  ],
  [["i feel anxious about money"], "Anxiety"],
  [["Ich habe Streit mit meiner Mutter gehabt"], "Ich habe Streit mit meiner Mutter gehabt"],
  [["私は上司に怒鳴られて、とても悲しい。どうしよう"], "私は上司に怒鳴られて、とても悲しい"],
])("what was told in %j is found as %s", (texts, name) => {
  expect(nameOfTalk(said(...texts), script)).toBe(name);
});

test("who is mourned gives a name, and what happened does not", () => {
  expect(nameOfTalk(said("my dog Rex died yesterday", "i feel empty"), script)).toBe("For Rex");
  expect(nameOfTalk(said("my nan passed away on Tuesday", "lost"), script)).toBe("For my nan");
});

test("a wish names nothing, and words that no calm voice would say do not either", () => {
  expect(nameOfTalk(said("hi", "can you make me a meditation"), script)).toBe("A quiet moment");
  expect(nameOfTalk(said("He said he would kill me", "scared"), script)).not.toMatch(/kill/);
});

test("a practice is called what it is called, whoever asked for it", () => {
  expect(nameOfTalk(said("My boss shouted at me"), "# Box breathing\n\nIn. [pause 4]")).toBe("Box breathing");
});

test("a recording of which only the words are left is called by what it quotes", () => {
  expect(nameOfText(`${script} You said, “the rent is due and I have nothing.”`)).toBe(
    "The rent is due and I have nothing",
  );
  expect(nameOfText(script)).toBe("A quiet moment");
});

test("whatever is told, a name is one short line of whole characters", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 300 }), { maxLength: 3 }), (texts) => {
      const name = nameOfTalk(said("hello", ...texts), script);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(limits.playlist.nameChars);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toMatch(/[\n\r]/);
    }),
    { numRuns: 60 },
  );
});
