import { expect, test } from "vitest";
import { createNameRows } from "./name-rows.ts";

test("names get their rows in the order in which they first come, however many there are, and keep them", () => {
  const rows = createNameRows();
  const names = Array.from({ length: 30_000 }, (_, at) => `#${at.toString(36)} “${"é🙂".repeat(at % 3)}`);
  const text = `${names.join("\n")}\n${names.toReversed().join("\n")}`;
  const given: number[] = [];
  let from = 0;
  for (const name of text.split("\n")) {
    given.push(rows.add(text, from, from + name.length));
    from += name.length + 1;
  }
  const inOrder = names.map((_, at) => at);
  expect(given).toEqual([...inOrder, ...inOrder.toReversed()]);
  expect(rows.size).toBe(names.length);
  expect(names.map(rows.find)).toEqual(inOrder);
});

test("what never came has no row, and neither has a part of a name or a longer one", () => {
  const rows = createNameRows();
  rows.add("a calm sea", 2, 6);
  expect(rows.find("calm")).toBe(0);
  for (const name of ["", "cal", "calms", "Calm", "a calm sea"]) expect(rows.find(name), name).toBe(-1);
});
