import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { wishWords } from "#server/coach/prose/wish-words.ts";
import { checkScript } from "./check-script.ts";
import { untrueFor } from "./criteria-of-story.ts";
import { scriptFor } from "./script-for.ts";
import { spokenText } from "./stages.ts";

/** A script for what was told, with whatever the check holds against it. */
function made(seed: string, ...messages: string[]): { script: string; text: string; faults: unknown[] } {
  const conversation: Utterance[] = messages.map((text) =>
    text.startsWith("# ") ? { role: "coach", text } : { role: "person", text },
  );
  const script = scriptFor({ conversation, seed });
  const { story, wishes } = readTalk(conversation);
  return { script, text: spokenText(script), faults: checkScript(script, story, wishes) };
}
const seeds = ["a", "b", "c", "d"];

test.each([
  ["water", "with the water in it", "My brother took our boat without asking. I was upset."],
  ["river", "again with the river in it", "My boss shouted at me. My jaw is tight."],
  ["sea", "by the sea", "My cat Miso died on Sunday. I miss her so much."],
  ["forest", "in the forest", "I got the place at the school! I can't believe it!"],
  ["garden", "with a garden in it", "My knee hurts since the fall."],
  ["mountain", "with a mountain in it", "I can't decide whether to take the job in Leeds."],
])("%s comes twice at least in a meditation %s", (picture, wish, told) => {
  for (const seed of seeds)
    for (const length of ["", ", 5 minutes", ", 10 minutes"]) {
      const { text, faults } = made(seed, told, `Please make a meditation, ${wish}${length}`);
      expect([text.split(new RegExp(`\\b${picture}\\b`)).length > 2, faults]).toEqual([true, []]);
    }
});

test("without pictures there is none, though one is spoken of", () => {
  for (const seed of seeds) {
    const { text } = made(
      seed,
      "My neighbour cut our tree. I'm angry.",
      "A meditation without nature please, no trees",
    );
    expect(text.replace(/“[^”]*”/g, "")).not.toMatch(wishWords.nature);
  }
});

test("the feeling that was said last is the one a script is about, and nothing of trouble is quoted then", () => {
  for (const seed of seeds) {
    const { text, faults } = made(
      seed,
      "My wife's brother Tobin took our rowing boat out and brought it back with a cracked plank. I was upset.",
      "It's mostly relief now, to be honest. Could you make me a meditation?",
    );
    expect(text).toMatch(/\brelief\b/i);
    expect(text).not.toMatch(/\bupset\b|plank|Tobin/i);
    expect(text).not.toMatch(untrueFor.joy ?? /^$/);
    expect(faults).toEqual([]);
  }
});

test("how much time there is, is never told as what happened", () => {
  for (const seed of seeds) {
    const { text } = made(
      seed,
      "I only have 3 minutes before they call me in for the piano tuner test. I'm nervous.",
      "Please make a meditation, 3 minutes",
    );
    expect(text).not.toMatch(/3 minutes|call me in/);
  }
});
