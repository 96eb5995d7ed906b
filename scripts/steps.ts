import type { Step } from "./run-step.ts";

/** Where every run of tests leaves its report, counted by the closing line. */
export const reportsDir = "test-results/reports";

const biome: Step = {
  name: "format and lint",
  args: ["node_modules/@biomejs/biome/bin/biome", "check", "."],
};
const files: Step = { name: "names and doc lines", args: ["scripts/check-files.ts"] };
const types: Step = { name: "types", args: ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."] };
const unused: Step = { name: "dead code", args: ["node_modules/knip/bin/knip.js"] };
const specification: Step = { name: "specification coverage", args: ["scripts/check-specification.ts"] };
const build: Step = { name: "build", args: ["scripts/build-web.ts", "--always"] };

const browsers: Step = { name: "web APIs of the oldest browsers", args: ["scripts/check-browsers.ts"] };

const coach: Step = { name: "the coach's evaluation", args: ["scripts/eval-coach.ts"] };
const retrieval: Step = {
  name: "the library's evaluation",
  args: ["scripts/eval-retrieval.ts", "--library"],
};

/** A run of Vitest over some of its projects; its report is left as `<name>.json`. */
export function vitest(name: string, projects: string[]): Step {
  const chosen = projects.map((project) => `--project=${project}`);
  const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportsDir}/${name}.json`];
  return { name, args: ["node_modules/vitest/vitest.mjs", "run", ...chosen, ...report] };
}

/** What must hold before a change is committed: the quick checks first, the heavy ones last, on two cores. */
export const checkLanes: Step[][] = [
  [biome, files, specification, types, build, browsers, coach, retrieval],
  [unused, vitest("fast tests", ["node", "web"])],
];
