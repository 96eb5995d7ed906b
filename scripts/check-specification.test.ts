import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { coverageProblems, readCoverage, summary } from "./specification.ts";

const file = "src/a.test.ts";
const tests = `test("a message is kept", async () => {});
test.each([1, 2])("it's said %s times (or more)", () => {});
onBothDatabases(
  "a chat is listed",
  async () => {},
);
test.skip("a skipped one", () => {});
// test("a commented one", () => {});
`;

function problems(finished: string, ...cells: string[]): string[] {
  const rows = cells.map((cell, index) => `S1.00${index}\t1\tmain-job\tA clause\t${cell}`);
  const table = [`# finished: ${finished}`, "id\tsection\tissue\tclause\ttest", ...rows].join("\n");
  return coverageProblems(readCoverage(table), (path) => (path === file ? tests : undefined));
}

test("a clause of an open issue may stand without a test", () => {
  expect(problems("", "")).toEqual([]);
});

test("a clause of a finished issue needs a test", () => {
  expect(problems("main-job", "")).toEqual(["S1.000: main-job is finished, but no test shows this"]);
});

test("tests of every way of writing are found, several for one clause", () => {
  const several = `${file}: a message is kept | ${file}: it's said %s times (or more) | ${file}: a chat is listed`;
  expect(problems("main-job", several)).toEqual([]);
});

test("a reference to a test that is not there is refused, even while the issue is open", () => {
  expect(problems("", `${file}: a message`)).toEqual([`S1.000: ${file} has no test "a message"`]);
  expect(problems("", "src/b.test.ts: a message is kept")).toEqual([
    "S1.000: there is no file src/b.test.ts",
  ]);
  expect(problems("", "looked at it")).toEqual(['S1.000: "looked at it" is not `file: test name`']);
});

test("a skipped or commented-out test shows nothing", () => {
  expect(problems("", `${file}: a skipped one`)).toHaveLength(1);
  expect(problems("", `${file}: a commented one`)).toHaveLength(1);
});

test("a deviation counts when it has a reason", () => {
  expect(problems("main-job", "deviation: the page would lie")).toEqual([]);
  expect(problems("main-job", "deviation: ")).toEqual(["S1.000: a deviation needs its reason"]);
});

test("a finished issue that owns no clause is a slip of the pen", () => {
  expect(problems("main-jop", "")).toEqual(['finished: no clause belongs to "main-jop"']);
});

test("a line without its five columns is refused by its number", () => {
  const table = "# finished:\nid\tsection\tissue\tclause\ttest\nS1.001\t1\tmain-job";
  expect(() => readCoverage(table)).toThrow("line 3");
});

test("our own table reads, with every clause once", () => {
  const table = readFileSync(join(import.meta.dirname, "..", "docs/specification.tsv"), "utf8");
  const coverage = readCoverage(table);
  expect(new Set(coverage.clauses.map(({ id }) => id)).size).toBe(coverage.clauses.length);
  expect(summary(coverage)).toContain("main-job: ");
});
