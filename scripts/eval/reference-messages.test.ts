import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measureCare } from "./measure-care.ts";
import { readReference, referenceFloors, referenceRows } from "./reference-messages.ts";

test.each(["reference", "rewritten"] as const)("the set %s is read no worse than its floors", (set) => {
  const figures = measureCare(set, referenceRows(set), referenceFloors[set]);
  expect(figures.length).toBeGreaterThan(2);
  expect(figures.filter(({ hit, of, floor }) => hit / of < floor)).toEqual([]);
});

test("each message of the reference names a source and a licence that lets it be passed on", () => {
  const licences = new Set(
    [...readReference("reference"), ...readReference("rewritten")].map(({ licence }) => licence),
  );
  expect([...licences].sort()).toEqual([
    "Apache-2.0",
    "CC BY 3.0",
    "CC BY 4.0",
    "MIT",
    "MIT, as this repository",
  ]);
});

test("the README repeats figures of the evaluation as they stand there", () => {
  const [, section = ""] = readFileSync("README.md", "utf8").split("## Figures of the coach\n");
  const rows = section.split("\n## ")[0]?.match(/^\| .* \|$/gm) ?? [];
  const measured = new Set(readFileSync("docs/evaluation.md", "utf8").split("\n"));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => !measured.has(row))).toEqual([]);
});
