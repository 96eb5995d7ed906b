import { expect, test } from "vitest";
import { stations } from "#server/coach/hour/read-hour.ts";
import { askingFrom, askingIn, askingKinds } from "./read-asking.ts";

const kindOf = (text: string): string | undefined => askingIn(text)?.kind.name;

test.each([
  ["what do i say to the warden", "say-to"],
  ["Please help me write a short sentence for my teacher.", "say-to"],
  ["how do i tell him without shouting", "say-to"],
  ["wht do i say to mrs lowe tmrw", "say-to"],
  ["My sister knows. Should I ring her, do you think?", "lean"],
  ["do i have to tell him it was me", "lean"],
  ["I asked: go now or wait until Monday?", "lean"],
  ["Am I a bad daughter?", "judge"],
  ["Could I go without her, or is that disloyal?", "judge"],
  ["What would you do with a man who forgot his own wedding?", "would-you"],
  ["Would you be cross too?", "would-you-feel"],
  ["Will it always be like this in November?", "future"],
  ["Why does he never knock?", "why-them"],
  ["How do I get him to turn it down?", "how-them"],
  ["How do I forgive myself?", "how-inner"],
  ["So what do I do about a gutter that drips? I shouted at the roofer.", "do-about"],
  ["Have you got anything for my neck?", "practice"],
  ["can u do me something so i can sleep", "practice"],
  ["Can I do it with my eyes open on the train?", "practice-where"],
  ["Could we stay with that for a moment?", "stay"],
  ["Are you reading what I write?", "guide"],
  ["Which of the two owls hoots first?", "fact"],
])("what is asked is known by its form: %s is %s", (text, kind) => expect(kindOf(text)).toBe(kind));

test.each([
  "I know what to say to him now.",
  "What I said to her was worse than that.",
  "Sort what?",
  "You know what? I went anyway.",
  "She asked how I was, and I lied.",
  "Whatever I do, it drips.",
  "He said it was my fault.",
])("nothing is asked in %s", (text) => expect(kindOf(text)).toBeUndefined());

test("a way of asking that is not the last sentence asks only with its mark", () => {
  expect(kindOf("how do i tell him. well, it is done now.")).toBeUndefined();
  expect(kindOf("how do i tell him? well, perhaps it can wait.")).toBe("say-to");
});

test("every kind that is answered leads somewhere or has something to tap, and asks nothing itself", () => {
  for (const { name, says, saysInLoss, leadsTo, taps } of askingKinds) {
    const isMetElsewhere = says.length === 0;
    expect([
      name,
      isMetElsewhere || leadsTo !== undefined || taps.length > 0 || name === "practice-where",
    ]).toEqual([name, true]);
    if (leadsTo !== undefined) expect(stations.map(({ id }) => id)).toContain(leadsTo);
    for (const text of [...says, ...saysInLoss]) expect(text).not.toContain("?");
  }
});

test("a line that cannot be read is named", () => {
  expect(() => askingFrom("# lean asks-nothing")).toThrow('line 1: "asks-nothing" is no act');
  expect(() => askingFrom("row should i")).toThrow("line 1: it stands before the first heading");
  expect(() => askingFrom("# lean asks-advice\nsings la")).toThrow('line 2: "sings" does not belong here');
  expect(() => askingFrom("# lean asks-advice\nrow ..2")).toThrow("line 2: the row asks for no word");
});

test("a message of twenty thousand characters is read in a moment of the processor's", () => {
  const long = "and should i or is it wrong to tell him, what do i say ".repeat(400);
  // What the machine does meanwhile for others does not count.
  const before = process.cpuUsage();
  askingIn(long);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(2000);
});
