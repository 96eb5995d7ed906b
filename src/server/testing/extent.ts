/**
 * Whether this is `npm run test:full`: what chance or a table goes through is gone through at length there. The usual
 * run goes through a part of the same, so that each run takes another sample.
 */
export const isFullRun = process.env.TESTS === "full";
