import { expect, test } from "vitest";
import { practices } from "#server/coach/practice/practice.ts";
import { plainCover } from "#shared/cover/cover.ts";
import { coverOf, discreetCover } from "./cover-of.ts";

test("the same words have the same cover, and what they tell shows in its light", () => {
  const row = {
    name: "My boss shouted at me · shame in the chest",
    text: "“My boss shouted at me.” [pause 3]",
  };
  expect(coverOf(row)).toEqual(coverOf({ ...row }));
  expect(coverOf(row).ground).toBe("rose");
  expect(coverOf({ name: "For my mother · grief", text: "" }).ground).toBe("dusk");
  expect(coverOf({ name: "I lie awake again", text: "" })).toMatchObject({ ground: "night" });
  expect(coverOf({ name: "I got the job", text: "" })).toMatchObject({ ground: "dawn" });
});

test("what says no feeling has a cover of its words, and others have others", () => {
  const covers = ["The bus to work", "Rice and beans", "Das Haus am See", "静かな朝", "Tuesday"].map((name) =>
    JSON.stringify(coverOf({ name, text: "" })),
  );
  expect(new Set(covers).size).toBe(covers.length);
});

test("a practice has one cover, however it is worded, and none looks like another", () => {
  const covers = practices.map(({ title }) => coverOf({ name: title, text: `# ${title}` }));
  expect(new Set(covers.map((cover) => JSON.stringify(cover))).size).toBe(practices.length);
  for (const [at, { title }] of practices.entries())
    expect(coverOf({ name: "My name for it", text: `# ${title}\n\nBreathe out. [pause 3]` })).toEqual(
      covers[at],
    );
});

test("a discreet cover has the product's own light and rings, whatever was told", () => {
  const [one, other] = [discreetCover("recording-1"), discreetCover("recording-2")];
  expect(one).toMatchObject({ shape: plainCover.shape, ground: plainCover.ground });
  expect({ ...other, seed: 0 }).toEqual({ ...one, seed: 0 });
  expect(other).not.toEqual(one);
});
