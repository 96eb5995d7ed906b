import { changedTests } from "./changed-tests.ts";
import { runTests } from "./run-tests.ts";
import { buildingLanes, journeys, readingSteps, usualJourneys, vitest } from "./steps.ts";

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
  const first = buildingLanes;
  if (!hasBrowser) return { first, lanes: [readingSteps, [tests]] };
  if (changed) {
    // In full: what changed may be one of those that the usual run leaves out.
    const walked = changed.journeys;
    const lanes = [[...readingSteps, ...(walked.length > 0 ? [journeys("full", walked)] : [])], [tests]];
    return { first, lanes };
  }
  // What is heard waits for much of its time, so three lanes leave two cores no more to do than they can.
  const { silent, withSound, onPhone } = usualJourneys;
  return { first, lanes: [[silent], [tests], [...readingSteps, withSound]], afterwards: [onPhone] };
});
