import { runTests } from "./run-tests.ts";
import { evaluations, journeys, measuredExpressions, readingSteps, vitest } from "./steps.ts";

/** Everything there is, at full length: what `npm test` runs, the evaluations, every test of the server on both databases, and the three engines. */
await runTests(
  ({ hasBrowser, hasPostgres }) => {
    const extent = "full";
    const lanes = [
      [...readingSteps, measuredExpressions, ...evaluations, ...(hasBrowser ? [journeys(extent)] : [])],
      [vitest("tests", ["node", "web", "slow", "full", ...(hasPostgres ? ["postgres"] : [])], { extent })],
    ];
    return { lanes };
  },
  { inEveryEngine: true, isWhole: true },
);
