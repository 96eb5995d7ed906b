import { existsSync, readFileSync } from "node:fs";
import { coverageProblems, readCoverage, summary } from "./specification.ts";

const table = "docs/specification.tsv";

const coverage = readCoverage(readFileSync(table, "utf8"));
const problems = coverageProblems(coverage, (path) =>
  existsSync(path) ? readFileSync(path, "utf8") : undefined,
);
for (const problem of problems) console.error(problem);
console.log(summary(coverage));
process.exitCode = problems.length > 0 ? 1 : 0;
