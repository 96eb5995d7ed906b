import { expect, test } from "vitest";
import { onePerDocument } from "./one-per-document.ts";

const ids = (ranking: string[], limit = 4) =>
  onePerDocument(
    ranking.map((id) => ({ id })),
    limit,
  ).map(({ id }) => id);

test("a second part of a document gives way to other documents, whatever its place", () => {
  expect(ids(["a/x.md#1", "a/x.md#2", "b.md", "a/x.md#3", "a/y.md#1", "c.md", "d.md"])).toEqual([
    "a/x.md#1",
    "b.md",
    "a/y.md#1",
    "c.md",
  ]);
});

test("a document that answers alone has all places", () => {
  expect(ids(["a/x.md#1", "a/x.md#2", "a/x.md#3", "a/x.md#4", "a/x.md#5"])).toEqual([
    "a/x.md#1",
    "a/x.md#2",
    "a/x.md#3",
    "a/x.md#4",
  ]);
});
