import { execFileSync } from "node:child_process";

/** What `npm test -- --changed` runs besides the steps that read the sources. */
export interface ChangedTests {
  /** For Vitest, which follows the imports from what changed to the tests that reach it. */
  vitest: string[];
  /** Journeys whose own file changed. */
  journeys: string[];
  /** A sentence that says what is left to a whole run; nothing when nothing is. */
  left: string | undefined;
}

/** Files that every test rests on: when one of them changed, all are run. */
const underAll = /^(?:package(?:-lock)?\.json|(?:vitest|vite|playwright)\.config\.ts|tsconfig\.json)$/;

/** What follows from a list of changed files; `flag` is what Vitest is given to find them itself. */
export function testsOf(paths: readonly string[], flag: string): ChangedTests {
  const all = paths.some((path) => underAll.test(path));
  const journeys = paths.filter((path) => path.endsWith(".e2e.ts"));
  const product = paths.some((path) => /^(?:src|knowledge)\/(?!.*\.test\.tsx?$)/.test(path));
  return {
    vitest: all ? [] : [flag],
    journeys,
    left: product ? "The product changed: its journeys in a browser are left to npm test." : undefined,
  };
}

/** Reads from git what changed since the last commit, or since the one named by `--changed=COMMIT`. */
export function changedTests(flag: string): ChangedTests {
  const [, since = "HEAD"] = flag.split("=");
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  const known = git("diff", "--name-only", "--diff-filter=d", since);
  return testsOf([...known, ...git("ls-files", "--others", "--exclude-standard")], flag);
}
