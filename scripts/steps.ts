import { globSync } from "node:fs";
import type { Step } from "./run-step.ts";

/** Where every run of tests leaves its report, counted by the closing line. */
export const reportsDir = "test-results/reports";

const biome: Step = {
  name: "format and lint",
  args: ["node_modules/@biomejs/biome/bin/biome", "check", "."],
};
const files: Step = { name: "names and doc lines", args: ["scripts/check-files.ts"] };
const knowledge: Step = { name: "tables of knowledge", args: ["scripts/check-knowledge.ts"] };
const expressions: Step = { name: "regular expressions", args: ["scripts/check-expressions.ts"] };
/** Shows to recheck what it has not seen, and for longer what it did not find out; about a quarter of an hour from nothing. */
export const measuredExpressions: Step = {
  name: "regular expressions, measured",
  args: ["scripts/check-expressions.ts", "--measure", "--again", "--within", "1800"],
};
/**
 * What did not change since the last run is not read again. Four readers side by side are the compiler's custom, and each works
 * out anew what another has; beside the tests one is the cheapest.
 */
const seenTypes = ["--checkers", "1", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];
const types: Step = {
  name: "types",
  args: ["node_modules/typescript/bin/tsc", "--noEmit", "-p", ".", ...seenTypes],
};
const unused: Step = { name: "dead code", args: ["node_modules/knip/bin/knip.js"] };
const specification: Step = { name: "specification coverage", args: ["scripts/check-specification.ts"] };
const build: Step = { name: "build", args: ["scripts/build-web.ts"] };

const browsers: Step = { name: "web APIs of the oldest browsers", args: ["scripts/check-browsers.ts"] };

/** Which tests a run of Vitest is to hold; vitest.config.ts reads it from `TESTS`. */
type Extent = "quick" | "usual" | "full";

/** A run of Vitest over some of its projects; its report is left as `<name>.json`. */
export function vitest(
  name: string,
  projects: string[],
  { extent = "usual", more = [] }: { extent?: Extent; more?: string[] } = {},
): Step {
  const chosen = projects.map((project) => `--project=${project}`);
  const report = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportsDir}/${name}.json`];
  return {
    name,
    args: ["node_modules/vitest/vitest.mjs", "run", ...chosen, ...report, ...more],
    env: { TESTS: extent },
  };
}

/** What is read of the sources and not run, but for what is read while the app is built. */
export const readingSteps: Step[] = [files, knowledge, expressions, specification, types, unused];

/** Before the rest: every journey begins with the built app. */
export const buildingLanes: Step[][] = [[build, browsers], [biome]];

/**
 * What must hold before a change is committed, on two cores: what opens no database and starts no product. Whether the
 * app can be built is left to `npm test`, as are its journeys.
 */
export const checkLanes: Step[][] = [
  [biome, ...readingSteps],
  [vitest("quick tests", ["node", "web"], { extent: "quick" })],
];

/** The journeys of the product in a real browser: the most telling ones, or each at every width. */
export function journeys(extent: Extent, chosen: string[] = []): Step {
  return { name: "browser journeys", args: ["scripts/e2e.ts", ...chosen], env: { TESTS: extent } };
}

/** Journeys that make sound and hear it, which takes the time it takes: they wait for more than they work. */
const heard = ["listening", "private-sound", "sound", "video"];
const withSound = heard.map((name) => `tests/e2e/${name}.e2e.ts`);
const silent = `tests/e2e/!(${heard.join("|")}).e2e.ts`;

/** Who neither hears anything nor holds a phone needs no window: the long run walks all in the whole browser. */
const withoutWindows = { E2E_BROWSER: "shell" };

/** The usual journeys as runs that can go side by side, each with a report and a folder of its own. */
export const usualJourneys = {
  silent: journeysAs(
    "browser journeys",
    "e2e",
    ["--project=desktop", ...globSync(silent).sort()],
    withoutWindows,
  ),
  withSound: journeysAs("journeys with sound", "e2e-sound", ["--project=desktop", ...withSound]),
  onPhone: journeysAs("journeys on a phone", "e2e-phone", ["--project=phone"]),
};

function journeysAs(name: string, report: string, chosen: string[], env: Step["env"] = {}): Step {
  const step = journeys("usual", chosen);
  return { ...step, name, env: { ...step.env, ...env, E2E_REPORT: report } };
}

/** What measures instead of testing, each with floors it must not fall below. */
export const evaluations: Step[] = [
  { name: "the coach's evaluation", args: ["scripts/eval-coach.ts"] },
  { name: "retrieval's evaluation", args: ["scripts/eval-retrieval.ts"] },
];
