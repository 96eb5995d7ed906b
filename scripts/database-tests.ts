import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** Whoever opens a database for a test gets it from here. */
const door = "src/server/testing/test-database.ts";
const tests = "{src,scripts,bench,tests}/**/*.test.ts";

/**
 * The test files that open a database, found by what they import, over however many steps: they are run on the embedded
 * database and on PostgreSQL, all others once. A new one belongs to them by itself.
 */
export function databaseTests(root = process.cwd()): string[] {
  const reaching = new Map<string, boolean>([[door, true]]);
  const reaches = (path: string): boolean => {
    const known = reaching.get(path);
    if (known !== undefined) return known;
    // Until it is known, a circle of imports adds nothing to what its other members reach.
    reaching.set(path, false);
    const found = importsOf(root, path).some(reaches);
    reaching.set(path, found);
    return found;
  };
  return globSync(tests, { cwd: root }).sort().filter(reaches);
}

const fromOurs = /^(?:import|export)\s(?!type\b)[^;]*?from\s+"([.#][^"]+)";/gm;

function importsOf(root: string, path: string): string[] {
  let text: string;
  try {
    text = readFileSync(join(root, path), "utf8");
  } catch {
    return [];
  }
  return [...text.matchAll(fromOurs)].map(([, from = ""]) => {
    if (from.startsWith("#scripts/")) return from.slice(1);
    return from.startsWith("#") ? `src/${from.slice(1)}` : posix.join(posix.dirname(path), from);
  });
}
