import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { isStanding } from "#server/coach/care/care-state.ts";
import { firstWordsOf } from "#server/coach/care/first-words.ts";
import { hearMessage } from "#server/coach/care/hear-message.ts";
import { type Danger, dangers } from "#server/coach/care/policy.ts";
import { type HeardMessage, readMessage } from "#server/coach/care/read-message.ts";
import type { Utterance } from "#server/coach/coach.ts";

const row = z.object({ text: z.string(), about: z.string() });
const rowsOf = (name: string) =>
  readFileSync(join(process.cwd(), `scripts/classifiers/corpus/in-conversation/${name}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => row.parse(JSON.parse(line)).text);

/** What people say who deny nothing: they do not know, will not say, have nobody, or hold it open. */
const denyingNothing = [
  "I don't know",
  "idk",
  "dunno",
  "i dont know",
  "I really don't know.",
  "Not sure",
  "I'm not sure",
  "no idea",
  "maybe",
  "hard to say",
  "I can't say",
  "I don't feel safe",
  "I am not safe",
  "not yet",
  "not tonight",
  "Not right now",
  "I can't rule it out",
  "I won't say",
  "I don't want to talk about it",
  "no comment",
  "I would rather not answer",
  "none of your business",
  "stop asking",
  "I have no one",
  "nobody cares",
  "No one would miss me",
  "there's no point",
  "no way out",
  "no hope left",
  "I'm beyond help",
  "Nothing helps",
  "never mind",
  "no use talking",
  "I promise I'm honest when I say yes",
  "ok",
  ".",
  "goodbye",
  "...",
  "why",
];

const lasting = ["plan-or-means", "taken-or-hurt", "medical-emergency", "someone-else"] as const;

const now = new Date("2026-11-22T20:00:00Z");
const place = { now, countries: ["GB"], seed: "s" };

/** Where each danger stands once its first words were said and answered. */
const begun = new Map(
  dangers.map((danger) => {
    const said: Utterance[] = [{ role: "person", text: firstWordsOf[danger] }];
    const { state, reply = "" } = hearMessage(undefined, readMessage(firstWordsOf[danger], []), place);
    return [
      danger,
      { state, conversation: [...said, { role: "coach" as const, text: reply, isCare: true }] },
    ];
  }),
);

/** A later message read in a conversation with care in it; what is read of it does not depend on the danger. */
const read = (text: string) => readMessage(text, begun.get("wish-to-die")?.conversation ?? [], true);
const calm = read("I had pasta for dinner");

/** Whether it still stands when this was said, and something ordinary after it. */
function standsAfter(danger: Danger, answers: readonly HeardMessage[]): boolean {
  let state = begun.get(danger)?.state;
  for (const heard of [...answers, calm]) state = hearMessage(state, heard, place).state;
  return isStanding(state, now);
}

const halfDenials = rowsOf("not-denials");
const denials = rowsOf("denials").map((text) => ({ text, heard: read(text) }));

test("no half denial, and nothing that denies nothing, ends any danger", () => {
  const answers = [...halfDenials, ...denyingNothing].map((text) => ({ text, heard: read(text) }));
  const released = dangers.flatMap((danger) =>
    answers.filter(({ heard }) => !standsAfter(danger, [heard])).map(({ text }) => `${danger} | ${text}`),
  );
  expect(released).toEqual([]);
}, 120_000);

test("what is lasting is ended by no denial alone, however often it is said", () => {
  const answers = denials.filter(
    ({ heard }) => !heard.isCorrection && !tellsMore.some((sign) => heard.statements.has(sign)),
  );
  expect(answers.length).toBeGreaterThan(250);
  const released = lasting.flatMap((danger) =>
    answers
      .filter(({ heard }) => !standsAfter(danger, [heard, heard, heard]))
      .map(({ text }) => `${danger} | ${text}`),
  );
  expect(released).toEqual([]);
}, 120_000);

/** What tells more than a no: that help, company or the person is there. */
const tellsMore = ["help", "company", "reached", "away", "told"] as const;

test("a whole and plain denial ends a wish to die, nearly always at once, and otherwise with a second plain one", () => {
  const plain = denials.filter(({ heard }) => heard.says === "no");
  const again = read("No, I am not thinking about that.");
  const atOnce = plain.filter(({ heard }) => !standsAfter("wish-to-die", [heard]));
  const withinTwo = plain.filter(
    ({ heard }) => !standsAfter("wish-to-die", [heard]) || !standsAfter("wish-to-die", [heard, again]),
  );
  console.log(
    `plain denials: ${atOnce.length} end it at once, ${withinTwo.length} within two, of ${plain.length}`,
  );
  expect(atOnce.length / plain.length).toBeGreaterThan(0.85);
  expect(withinTwo.length / plain.length).toBeGreaterThan(0.95);
}, 120_000);
