import { expect, test } from "vitest";
import { answersByAct } from "#server/coach/guide/answers/answers.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { type StoryShape, untoldStory } from "#server/coach/story/story.ts";
import { points, pointsFrom, pointsIn } from "./read-point.ts";
import { whoIn } from "./who.ts";

const idsIn = (text: string, shape: StoryShape = "unknown"): string[] =>
  pointsIn(text, shape).map(({ point }) => point.id);

test.each([
  ["my brother calls me every night about it", "calls-all-the-time"],
  ["my frend stoped talkin to me", "cut-off"],
  ["I snapped at my daughter over a spilt glass", "snapped-at-child"],
  ["the boss yelled at us in the kitchen", "shouted-at"],
  ["she went all quiet after that", "went-quiet"],
  ["my mind went blank and I just stood there", "froze"],
  ["they offered me the position on the spot", "got-the-job"],
  ["mum has dementia and does not know me", "caring-parent"],
])("a point is found in words of one's own: %s", (text, id) => {
  expect(idsIn(text)).toContain(id);
});

test.each(["he did not shout at me", "did they laugh at me?", "the cat is on the windowsill", "hello", ""])(
  "no point is made where it is denied, asked, or not told: %j",
  (text) => {
    expect(idsIn(text)).toEqual([]);
  },
);

test("the weightiest point comes first, and of equal ones the last told", () => {
  expect(idsIn("I am tired. He threw a plate near me.")[0]).toBe("thrown");
});

test("what belongs to a loss is a point in a loss alone", () => {
  expect(idsIn("I keep buying the paper for him", "loss")).toContain("keeps-doing-for-the-dead");
  expect(idsIn("I keep buying the paper for him", "trouble")).not.toContain("keeps-doing-for-the-dead");
});

test("every point says at least one thing that names nobody, asks nothing, and helps with an answer there is", () => {
  const answers = new Set((answersByAct["asks-how"] ?? []).map(({ id }) => id));
  const said = points.flatMap(({ says }) => says);
  expect(new Set(said).size).toBe(said.length);
  for (const { id, says, helps } of points) {
    expect([id, says.some((text) => !/\{who\}|\{lost\}/i.test(text))]).toEqual([id, true]);
    for (const text of says) {
      expect(text).toMatch(/^[^?]+[.]$/);
      expect(sentencesIn(text).length, text).toBeLessThanOrEqual(3);
      expect(text.replace(/\{(?:who|lost)\}/gi, "")).not.toMatch(/[{}]/);
    }
    if (helps !== undefined) expect([id, answers.has(helps)]).toEqual([id, true]);
  }
});

test("a line of the table that cannot be read is named with its number", () => {
  expect(() => pointsFrom("# lonely 9")).toThrow("line 1");
  expect(() => pointsFrom("# lonely 3\n? what")).toThrow("line 2");
  expect(() => pointsFrom("# lonely 3\n~ gloomy")).toThrow("line 2");
});

test("who it is about is the one who is named, by name where there is one, and nobody where there are two", () => {
  const at = (text: string): string | undefined => whoIn(text, text, untoldStory);
  expect(at("my brother Tom calls me every night")).toBe("Tom");
  expect(at("my boss shouted at me")).toBe("your boss");
  expect(at("my sister rang and my mother rang")).toBeUndefined();
  expect(at("somebody shouted at me")).toBeUndefined();
  const story = { ...untoldStory, names: [{ word: "boss", isName: false, kind: "person" as const }] };
  expect(whoIn("he threw a pan", "he threw a pan", story)).toBe("your boss");
});

test("reading points takes time that grows with the length of a text, and no more", () => {
  const spent = (times: number): number => {
    const text = `${"my boss shouted at me and ".repeat(times)}`;
    const from = process.cpuUsage();
    for (let at = 0; at < 20; at += 1) pointsIn(text, "unknown");
    return process.cpuUsage(from).user;
  };
  spent(100);
  expect(spent(400)).toBeLessThan(20 * Math.max(spent(50), 4000));
});
