import { expect, test } from "vitest";
import { type Played, playCare } from "./play-care.ts";
import type { Danger } from "./policy.ts";

const last = (...talk: Played[]) => playCare(talk, { countries: ["GB"] }).at(-1);

test.each<[Danger, ...string[]]>([
  ["harm-to-others", "I'm outside his flat with a hammer and I'm going to hurt him"],
  ["harm-to-others", "I squeezed the baby until she stopped crying and I wanted to go on"],
  ["harm-to-others", "i pinched the baby to make it stop. it worked. ill do it again"],
  ["voices", "the woman in the pipes says I have to walk into the sea tonight"],
  ["partner-violence", "my husband locks the door and keeps my passport, yesterday he choked me"],
  ["child-harmed", "the man next door is hitting his little girl again, I can hear it through the wall"],
  ["child-harmed", "im 11 and mums boyfriend comes into my room at night"],
  ["taken-or-hurt", "i cut too deep and it has gone through three towels"],
])("a danger is heard as the one it is, %s: %s", (danger, ...talk) => {
  expect(last(...talk)?.state?.danger).toBe(danger);
});

test.each<[string, Danger]>([
  ["my body", "medical-emergency"],
  ["my husband", "partner-violence"],
  ["somebody who hurts me", "partner-violence"],
  ["my sister", "someone-else"],
  ["I might hurt him", "harm-to-others"],
  ["thoughts of not wanting to live", "wish-to-die"],
])("the question which danger it is can be answered in a word: %s", (answer, danger) => {
  const turns = playCare([unnamed, answer], { countries: ["GB"] });
  expect(turns[0]?.reply).toMatch(/Tell me in a word what it is|Which is nearest to it/);
  expect(turns[1]?.state?.danger).toBe(danger);
  expect(turns[1]?.reply).not.toContain("I read you wrongly");
});

test("what denies one danger and tells another turns to it, with an apology", () => {
  const turned = last("I don't want to live any more", "no, not me. it's my baby, I might hurt my baby");
  expect(turned?.state?.danger).toBe("harm-to-others");
  expect(turned?.reply).toContain("I am sorry");
});

test("a neighbour who tells of a child is asked about the child, and not about themselves", () => {
  const reply = last(
    "the man next door is hitting his little girl again, I can hear it through the wall",
  )?.reply;
  expect(reply).toContain("Is the child safe at this moment");
  expect(reply).not.toContain("Are you safe enough");
});

test("who has help with them is not sent to call for it", () => {
  const turns = playCare(
    ["my dad's face has dropped on one side", "the paramedics are here", "I'm shaking"],
    {
      countries: ["GB"],
    },
  );
  expect(turns[2]?.reply ?? "").not.toMatch(/Please call|Has anybody been called/);
});

/** Words that are grave and say nothing of what it is. */
const unnamed = "I am in danger, please help me";
