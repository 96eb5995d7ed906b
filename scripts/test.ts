import { changedTests } from "./changed-tests.ts";
import { runTests } from "./run-tests.ts";
import { journeys, readingSteps, vitest } from "./steps.ts";

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
  const more = changed?.vitest ?? [];
  const walked = changed?.journeys ?? [];
  const isWalking = hasBrowser && (changed === undefined || walked.length > 0);
  return [
    [...readingSteps, ...(isWalking ? [journeys("usual", walked)] : [])],
    [vitest("tests", ["node", "web", "slow", ...(hasPostgres ? ["postgres"] : [])], { more })],
  ];
});
