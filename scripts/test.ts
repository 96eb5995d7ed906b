import { changedTests } from "./changed-tests.ts";
import { runTests } from "./run-tests.ts";
import { journeys, journeysInTwo, readingSteps, vitest } from "./steps.ts";

const asked = process.argv.slice(2);
const unknown = asked.find((word) => !/^--changed(=.+)?$/.test(word));
if (unknown) {
  console.error(
    `npm test knows --changed and --changed=COMMIT, not ${unknown}. A single file: npx vitest run FILE`,
  );
  process.exit(1);
}
const changed = asked[0] === undefined ? undefined : changedTests(asked[0]);
if (changed?.left) console.log(changed.left);

await runTests(({ hasBrowser, hasPostgres }) => {
  const tests = vitest("tests", ["node", "web", "slow", ...(hasPostgres ? ["postgres"] : [])], {
    more: changed?.vitest ?? [],
  });
  if (!hasBrowser) return [readingSteps, [tests]];
  if (changed) {
    const walked = changed.journeys;
    return [[...readingSteps, ...(walked.length > 0 ? [journeys("usual", walked)] : [])], [tests]];
  }
  // As many journeys at a time as cores that are free: one beside the tests, and two when those are through.
  const [others, withSound] = journeysInTwo("usual");
  return [
    [...readingSteps, others],
    [tests, withSound],
  ];
});
