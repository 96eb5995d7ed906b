import { expect, test } from "vitest";
import { afterScript, nothingWished, wishOn } from "#server/coach/story/wish-on.ts";
import { changesIn } from "./read-changes.ts";
import { pictureIn } from "./read-picture.ts";
import { readWishes } from "./read-wishes.ts";

test.each([
  ["Could you make me a short meditation with the water in it?", "water"],
  ["There isn't a drop of water in it. Can you do it again with the river?", "river"],
  ["a meditation by the sea please", "sea"],
  ["please make it, in the forest, 5 minutes", "forest"],
  ["no beach, put the garden in", "garden"],
  ["no water, no rain", undefined],
  ["without the river please", undefined],
  ["I hated the sea part", undefined],
  ["with the sea, no, without the sea", undefined],
  ["my neighbour cut the tree of my father", undefined],
  ["five minutes please", undefined],
] as const)("%s wishes for the picture %s", (text, picture) => {
  expect(pictureIn(text)).toBe(picture);
});

test("with a picture is never taken for without pictures, and the other way round", () => {
  const wished = readWishes("again with the river please", readWishes("no nature"));
  expect(wished).toMatchObject({ picture: "river", noNature: false });
  expect(readWishes("no nature please", wished)).toMatchObject({ noNature: true });
  expect(readWishes("no nature please", wished).picture).toBeUndefined();
  expect(changesIn("Can you do it again with the river?")).not.toContain("without-nature");
  expect(changesIn("I hated the river")).toContain("without-nature");
});

test("a picture that is missed in a script is in the next one, however that is said", () => {
  for (const act of ["complains", "asks-meaning", "wants-meditation"]) {
    const { wishes, isServed } = wishOn(
      afterScript(nothingWished),
      "There isn't a drop of water in it. Can you do it again with the river?",
      act,
    );
    expect([act, wishes.picture, wishes.noNature, isServed]).toEqual([act, "river", false, false]);
  }
});
