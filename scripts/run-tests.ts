import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  obtainChromium,
  obtainFfmpeg,
  obtainFirefox,
  obtainHaproxy,
  obtainNginx,
  obtainPostgres,
  obtainSwift,
  obtainWebKit,
} from "./install-programs.ts";
import { type Lanes, runLanes } from "./run-step.ts";
import { reportsDir } from "./steps.ts";
import { addUp, closingLine, readTally } from "./tally.ts";

/** Which programs of the machine are there after all that could be installed was. */
export interface Programs {
  hasBrowser: boolean;
  hasPostgres: boolean;
}

/** What a run is to hold besides. */
interface RunOptions {
  /** Whether people's other engines are walked too: Firefox has to be there, WebKitGTK is counted as skipped when it is not. */
  inEveryEngine?: boolean;
  /** Whether the product is put behind other people's proxies and on their storage too; what is not there of them is counted as skipped. */
  isWhole?: boolean;
}

/**
 * Runs lanes of steps side by side, says what could not run here, and ends with the closing line. Sets the exit code:
 * 0 only when every step passed, some test was run, and nothing is missing that has to be there.
 */
export async function runTests(
  lanesOf: (programs: Programs) => Lanes,
  { inEveryEngine = false, isWhole = false }: RunOptions = {},
): Promise<void> {
  rmSync(reportsDir, { recursive: true, force: true });
  mkdirSync(reportsDir, { recursive: true });
  const withoutBrowser = obtainChromium();
  const withoutPostgres = obtainPostgres();
  const withoutFfmpeg = obtainFfmpeg();
  const withoutFirefox = inEveryEngine ? obtainFirefox() : undefined;
  const withoutWebKit = inEveryEngine ? obtainWebKit() : undefined;
  const withoutNginx = isWhole ? obtainNginx() : undefined;
  const withoutHaproxy = isWhole ? obtainHaproxy() : undefined;
  const withoutSwift = isWhole ? obtainSwift() : undefined;
  /** One sentence for each part that cannot run here; each counts as one skipped test. */
  const missing = [
    withoutBrowser,
    withoutPostgres,
    withoutFfmpeg,
    withoutFirefox,
    withoutWebKit,
    withoutNginx,
    withoutHaproxy,
    withoutSwift,
  ].filter((sentence) => sentence !== undefined);
  if (withoutFirefox) console.error(`failed: the full run has to have Firefox; ${withoutFirefox}`);

  const everyStep = await runLanes(lanesOf({ hasBrowser: !withoutBrowser, hasPostgres: !withoutPostgres }));

  const passed = everyStep && withoutFirefox === undefined;

  const reports = globSync(join(reportsDir, "*.json"));
  const counted = reports.map((path) => readTally(JSON.parse(readFileSync(path, "utf8"))));
  const tests = addUp([...counted, { passed: 0, failed: 0, skipped: missing.length }]);
  // A step that failed without a failing test (types, lint, a runner that broke) is a failure in the closing line too.
  const tally = { ...tests, failed: tests.failed || (passed ? 0 : 1) };
  for (const sentence of missing) console.log(sentence);
  console.log(closingLine(tally));
  process.exitCode = passed && tally.failed === 0 && tally.passed > 0 ? 0 : 1;
}
