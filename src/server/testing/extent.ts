/**
 * Whether this is `npm run test:full`: what chance or a table goes through is gone through at length there, with other
 * cases each time. The usual run goes through a part of it, the same one each time, so that a commit is green or red.
 */
export const isFullRun = process.env.TESTS === "full";
