import { z } from "zod";

/** How many tests passed, failed and were skipped. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
});

const playwrightSchema = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Counts one report of Vitest or Playwright. A file that could not even be loaded is a failure. Throws on any other report. */
export function readTally(report: unknown): Tally {
  const journeys = playwrightSchema.safeParse(report);
  if (journeys.success) {
    const { stats, errors } = journeys.data;
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed: failed || errors.length, skipped: stats.skipped };
  }
  const run = vitestSchema.parse(report);
  const failed = run.numFailedTests || (run.success ? 0 : Math.max(1, run.numFailedTestSuites));
  return { passed: run.numPassedTests, failed, skipped: run.numPendingTests + run.numTodoTests };
}

/** The sum of several runs. */
export function addUp(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The closing line of a run of tests, alone on its line. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
