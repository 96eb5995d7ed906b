import { expect, test } from "vitest";
import { noWishes, type Story, type Wishes } from "#server/coach/story/story.ts";
import { otherLanguageSamples, scriptIn } from "#server/testing/samples/other-language-scripts.ts";
import { storySamples } from "#server/testing/samples/stories.ts";
import { checkScript, scriptCriteria } from "./check-script.ts";
import { writeScript } from "./write-script.ts";

const sample = (name: string): Story => storySamples[name] ?? { shape: "unknown", feelings: [], names: [] };
const trouble = sample("trouble");
const loss = sample("loss of a person");
const joy = sample("joy");

const named = (script: string, told: Story, wishes: Wishes = noWishes): string[] =>
  checkScript(script, told, wishes).map(({ criterion }) => criterion);
/** A script of this story with a sentence more at the start of a stage. */
const planted = (told: Story, stage: number, sentence: string, wishes: Wishes = noWishes): string => {
  let at = 0;
  return writeScript(told, wishes, "planted").replace(/^# .*$/gm, (heading) => {
    at += 1;
    return at === stage ? `${heading}\n\n${sentence}` : heading;
  });
};

test.each([
  ["promises", 3, "You will feel better forever."],
  ["commands", 3, "You must sit still."],
  ["no_shouting", 3, "Sit still!"],
  ["medical", 2, "This heals your trauma."],
  ["no_reliving", 2, "Go back to the worst moment."],
  ["no_breath_control", 1, "Breathe in deeply and hold it."],
  ["unfilled_gap", 1, "Feel your {place}."],
  ["sentence_length", 1, `You may rest ${"and rest ".repeat(20)}again.`],
])("%s is found", (criterion, stage, sentence) => {
  expect(named(planted(trouble, stage, sentence), trouble)).toContain(criterion);
});

test("a sentence that is heard twice is found", () => {
  const script = planted(trouble, 1, "You may rest for a little while now.");
  expect(
    named(script.replace("while now.", "while now. You may rest for a little while now."), trouble),
  ).toContain("sentence_twice");
});

test("a script without pauses, or without its last stage, is found", () => {
  const script = writeScript(trouble, noWishes, "p");
  expect(named(script.replace(/\[pause \d+\]/g, ""), trouble)).toContain("pauses");
  expect(named(script.split("# Future")[0] ?? "", trouble)).toEqual(
    expect.arrayContaining(["stages", "future"]),
  );
});

test.each([
  ["a quotation nobody wrote", trouble, 2, "You wrote: “I hate my manager.” It can stay."],
  ["the pattern quoted as a memory", trouble, 2, "You remember: “I always try to fix things first.”"],
  ["the event quoted as a thought", trouble, 3, "A thought: “I had a row with my manager this morning.”"],
  [
    "a memory in a story of loss",
    { ...loss, memory: trouble.memory } as Story,
    2,
    "“My dad used to go silent for days when I was nine.”",
  ],
])("%s is no quotation", (_what, told, stage, sentence) => {
  expect(named(planted(told, stage, sentence), told)).toContain("quotation");
});

test.each([
  ["turned round", "Perhaps you had a row with your manager this morning again."],
  ["as it was written", "One of them may be about how I had a row with my manager."],
])("a clause of theirs %s and glued into a sentence is found", (_how, sentence) => {
  expect(named(planted(trouble, 3, sentence), trouble)).toContain("glued_clause");
});

test.each([
  ["a loss as a passing thought", loss, "A thought is a passing event."],
  ["a loss as a habit", loss, "Once seen, a habit has a little more air around it."],
  ["letting go of the dead", loss, "You can let him go now."],
  ["joy as trouble", joy, "You have stayed with something that is not easy."],
  ["joy as a habit", joy, "There may be a habit in all this."],
])("%s is of the wrong feeling", (_what, told, sentence) => {
  expect(named(planted(told, 3, sentence), told)).toContain("valence");
});

test("a past that was not told is found, and years where there were months", () => {
  const sentence = "You are older now, and the younger you is far away.";
  expect(named(planted(sample("shame"), 2, sentence), sample("shame"))).toContain("past");
  const recent = sample("trouble with a recent memory");
  expect(named(planted(recent, 2, sentence), recent)).toContain("past");
  expect(named(planted(trouble, 2, sentence), trouble)).not.toContain("past");
});

test.each([
  [{ noBreath: true }, "Let the next breath go."],
  [{ noNature: true }, "It eases, the way a wave does on sand."],
  [{ eyesOpen: true }, "Your eyes may close now."],
  [{ lyingDown: true }, "Feel your feet on the floor."],
  [{ purpose: "sleep" as const }, "Stretch, and look around."],
  [{ tone: "secular" as const }, "God is near."],
])("a wish (%o) that is gone against is found", (wish, sentence) => {
  const wished = { ...noWishes, ...wish };
  expect(named(planted(trouble, 1, sentence, wished), trouble, wished)).toContain("wishes");
});

test("a quotation against the wish for none, and a religious script without a word of it, are found", () => {
  const script = planted(trouble, 2, "You wrote: “My dad used to go silent for days when I was nine.”");
  expect(named(script, trouble, { ...noWishes, noQuotes: true })).toContain("own_wishes");
  expect(named(script, trouble, { ...noWishes, tone: "religious" })).toContain("own_wishes");
});

test("who is missed is named in their script", () => {
  expect(named(writeScript(loss, noWishes, "n").replaceAll("your husband", "somebody"), loss)).toContain(
    "own_wishes",
  );
});

test("a script of another length is found", () => {
  const script = writeScript(trouble, { ...noWishes, minutes: 3 }, "l");
  expect(named(script, trouble)).toEqual(expect.arrayContaining(["words", "pace"]));
});

const nameOf = ({ name }: { name: string }): string => name;
const englishOnly = new Set(scriptCriteria.filter(({ reads }) => reads === "english").map(nameOf));
const readAnywhere = new Set(scriptCriteria.filter(({ reads }) => reads === "any language").map(nameOf));

test.each(Object.entries(otherLanguageSamples))(
  "a script in %s is held to no criterion that knows only English, and to the others",
  (_language, sample) => {
    const script = scriptIn(sample);
    const found = checkScript(script, trouble, noWishes).map(({ criterion }) => criterion);
    expect(found.filter((criterion) => englishOnly.has(criterion) && !readAnywhere.has(criterion))).toEqual(
      [],
    );
    expect(found).toContain("words");
    expect(named(script.replace(/\[pause 5\]/g, ""), trouble)).toContain("pauses");
    expect(named(script.replace(/^# .*$/m, ""), trouble)).toContain("stages");
    expect(named(script.replace(/[.。] \[/, "！ ["), trouble)).toContain("no_shouting");
  },
);
