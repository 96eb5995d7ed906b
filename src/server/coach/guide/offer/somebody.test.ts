import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { heldTalk } from "#server/testing/held-talk.ts";
import { somebodyIn } from "./somebody.ts";

const named = (...says: string[]): string | undefined => somebodyIn(readTalk(heldTalk(...says)));

test("who alone is told of is who words may be found for", () => {
  expect(named("My sister Ann sold the boat and told nobody.")).toBe("Ann");
  expect(named("My boss took my desk away while I was on leave.")).toBe("my boss");
});

test.each([
  [
    "a wife who only says something",
    "The neighbour has barely spoken to me since the swarm. My wife says I'm tense.",
  ],
  [
    "two who are told of alike",
    "Mrs Dragomir shouted at me on the stairs. My friend Ilinca told me to laugh.",
  ],
  ["what is only called so", "He said the pond was owned by a pike called Reginald who charged rent."],
])("among several, or where it is nobody, no name stands on a button: %s", (_why, said) => {
  expect(named(said)).toBeUndefined();
});

test.each(["Why Ilinca?", "I have no problem with Ilinca.", "Ilinca is a cat."])(
  "a name that was put right is not offered again, and nobody else is guessed: %s",
  (said) => {
    expect(named("Ilinca told everybody about the stairs. Mrs Dragomir laughed.", said)).toBeUndefined();
  },
);

test("who is said to be the one is offered", () => {
  expect(named("Annika left the door open and Gerald saw it.", "Annika?? Gerald's the one.")).toBe("Gerald");
});

test("who only wants to tell it is offered words for nobody", () => {
  expect(named("My sister Ann sold the boat and told nobody.", "I just want to tell it")).toBeUndefined();
});

test("many names cost no more than a few", () => {
  const crowd = Array.from({ length: 400 }, (_one, at) => `I told Ann${"abcdefghij"[at % 10]}na so.`).join(
    " ",
  );
  expect(named(crowd)).toBeUndefined();
});
