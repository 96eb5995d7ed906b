import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Utterance } from "#server/coach/coach.ts";
import { careState } from "./care-state.ts";

const row = z.object({ text: z.string(), about: z.string() });
const rowsOf = (name: string) =>
  readFileSync(join(process.cwd(), `scripts/readers/corpus/in-conversation/${name}.jsonl`), "utf8")
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

/** First words of kinds that a plain "no" may end. */
const endable = ["I want to die", "I've been cutting myself again", "my boyfriend hits me"];
/** And of those that none may end. */
const lasting = [
  "I took a whole bottle of pills twenty minutes ago",
  "I have saved up my sleeping tablets and they are beside me",
  "There is a pressure on my chest and my arm is numb",
  "my flatmate wrote goodbye, she wants to die",
  "I cut too deep and it won't stop bleeding",
];

const asked: Utterance = { role: "coach", text: "Are you in danger right now?", isCare: true };

/** Whether care is still on when all of this has been said, each message answered by our own question. */
const isHeld = (...messages: string[]): boolean =>
  careState(messages.flatMap((text): Utterance[] => [{ role: "person", text }, asked])).active;

test("no half denial, and nothing that denies nothing, ends care of any kind", () => {
  const answers = [...rowsOf("not-denials"), ...denyingNothing];
  const released = [...endable, ...lasting].flatMap((first) =>
    answers.filter((answer) => !isHeld(first, answer, "ok")).map((answer) => `${first} | ${answer}`),
  );
  expect(released).toEqual([]);
}, 120_000);

test("what is lasting is not ended by a plain no and calm turns", () => {
  const released = lasting.flatMap((first) =>
    ["No.", "no, I'm fine", "No, I am not going to end my life."]
      .filter((no) => !isHeld(first, no, "I had pasta for dinner", "my sister called"))
      .map((no) => `${first} | ${no}`),
  );
  expect(released).toEqual([]);
});

test("of whole and plain denials nearly half end it with one calm turn", () => {
  const denials = rowsOf("denials");
  const released = denials.filter((no) => !isHeld("I want to die", no, "I had pasta for dinner"));
  expect(released.length / denials.length).toBeGreaterThan(0.4);
}, 120_000);
