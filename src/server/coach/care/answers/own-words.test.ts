import { expect, test } from "vitest";
import { playCare } from "#server/coach/care/play-care.ts";
import { ownWordsOf } from "./own-words.ts";

test("the part that says how it is comes back word for word", () => {
  expect(ownWordsOf("I'm so tired of fighting my own brain. The pills are on the table.")).toBe(
    "I'm so tired of fighting my own brain",
  );
});

test.each([
  "I can't stop thinking about the rope",
  "I've nothing left, only the bridge",
  "I hate my arms and I cut them",
  "I'm so scared of the 40 tablets in the drawer",
  "He hit me and I feel trapped under his belt",
])("nothing of a way, a place or a wound is said back: %s", (text) => {
  const words = ownWordsOf(text) ?? "";
  expect(words).not.toMatch(/rope|bridge|arms|cut|tablets|40|belt|hit/);
});

test("a care reply shows that the message was read", () => {
  const text = "I want to die tonight. I feel so alone in this house.";
  const [turn] = playCare([text], { countries: ["GB"] });
  expect(turn?.reply).toContain("“I feel so alone in this house”");
});
