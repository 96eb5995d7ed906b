import { expect, test } from "vitest";
import { addUp, closingLine, readTally } from "./tally.ts";

const vitest = {
  success: true,
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numFailedTestSuites: 0,
};
const playwright = { errors: [], stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } };

test("both kinds of report are counted, a flaky journey as a failed one", () => {
  expect(readTally(vitest)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  expect(readTally(playwright)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test("a test file that cannot be loaded is a failure although no test failed", () => {
  expect(readTally({ ...vitest, success: false, numFailedTestSuites: 2 }).failed).toBe(2);
  expect(readTally({ ...vitest, success: false }).failed).toBe(1);
});

test("a run of journeys that broke before its first test is a failure", () => {
  const broken = {
    errors: [{ message: "no such file" }],
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
  };
  expect(readTally(broken).failed).toBe(1);
});

test("a report of another kind is refused rather than counted as nothing", () => {
  expect(() => readTally({ total: 3 })).toThrow();
});

test("the closing line adds up every run", () => {
  expect(closingLine(addUp([readTally(vitest), readTally(playwright)]))).toBe(
    "8 passed, 2 failed, 4 skipped",
  );
  expect(closingLine(addUp([]))).toBe("0 passed, 0 failed, 0 skipped");
});
