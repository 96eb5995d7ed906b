import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fill, readPromptLines } from "./read-prompt.ts";

const folder = join(import.meta.dirname, "texts");
const page = readFileSync(join(import.meta.dirname, "../../../../docs/prompts.md"), "utf8");
const reasons = new Map(
  page
    .split("\n")
    .map((line) => /^\| `(.*)` \| (.+) \|$/.exec(line))
    .flatMap((row): [string, string][] => (row ? [[row[1] ?? "", row[2] ?? ""]] : [])),
);

test("the page on the prompts has a reason for each line of theirs, and no line that is not there", () => {
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .filter((line) => line.trim()),
  );
  expect(lines.filter((line) => (reasons.get(line) ?? "").length < 8)).toEqual([]);
  expect([...reasons.keys()].filter((line) => !lines.includes(line))).toEqual([]);
});

test("a place that nothing fills and a line that is not there are errors and no gaps in a prompt", () => {
  expect(fill("Say {one} and {two}.", { one: "a", two: "b" })).toBe("Say a and b.");
  expect(() => fill("Say {one}.", {})).toThrow("{one}");
  expect(() => readPromptLines("direction")("misspelt")).toThrow("misspelt");
});
