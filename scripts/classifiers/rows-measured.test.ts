import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRows } from "#server/coach/care/assessing/weigh-words.ts";
import { isMeasured } from "#server/coach/care/words/families.ts";
import { isDoubtful, measuredFile } from "./measure-rows.ts";

const tables = join(import.meta.dirname, "../../src/server/coach/care/words");
const rows = readdirSync(tables)
  .filter((file) => /^rows-\w+\.ts$/.test(file))
  .flatMap((file) =>
    readRows(/Rows = `([\s\S]*)`;/.exec(readFileSync(join(tables, file), "utf8"))?.[1] ?? ""),
  );
const measured = new Map(
  readFileSync(measuredFile, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [, needed, erring, source = ""] = line.split("\t");
      return [source, { needed: Number(needed), erring: Number(erring) }];
    }),
);

test("every row of a body in danger and of a wish not to be was measured, and is doubted where it earned it", () => {
  const inQuestion = rows.filter(({ family }) => isMeasured(family));
  const found = inQuestion.map(({ source, isDoubted }) => ({ source, isDoubted }));
  const expected = inQuestion.map(({ source, family }) => {
    const counts = measured.get(source);
    return { source, isDoubted: counts && isDoubtful({ family, ...counts }) };
  });
  expect(found.length).toBeGreaterThan(300);
  expect(found, "npm run classifiers:rows measures them").toEqual(expected);
});

test("no other row is doubted", () => {
  expect(rows.filter(({ family, isDoubted }) => isDoubted && !isMeasured(family))).toEqual([]);
});
