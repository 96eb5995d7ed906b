import { expect, test } from "vitest";
import type { Utterance } from "#server/coach/coach.ts";
import { careState } from "./care-state.ts";

const asks = "Are you thinking about ending your life?";

/** Alternates the person's words with the direct question. */
const asked = (...texts: string[]): Utterance[] =>
  texts.flatMap((text): Utterance[] => [
    { role: "person", text },
    { role: "coach", text: asks, isCare: true },
  ]);

test("a bare yes keeps what had been heard and is grave", () => {
  const { assessment, stage } = careState([
    ...asked("my boyfriend hits me"),
    { role: "person", text: "yes" },
  ]);
  expect([assessment.kind, assessment.tier, stage]).toEqual(["abuse", "act", "heard"]);
});

test("the tier never sinks while the state lasts", () => {
  const { assessment } = careState([
    ...asked("I want to die"),
    { role: "person", text: "I'm a burden to everyone" },
  ]);
  expect(assessment.tier).toBe("act");
});

test("naming a country is no answer to the question", () => {
  expect(careState([...asked("I want to die"), { role: "person", text: "I'm in Canada" }]).stage).toBe(
    "asking",
  );
});
