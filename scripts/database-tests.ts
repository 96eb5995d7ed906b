import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** Whoever needs an embedded database gets a copy here, to start the product on. */
const embeddedDoor = "src/server/testing/copy-embedded.ts";
/** Whoever opens a database for a test gets it here: of the kind that `TEST_DATABASE` names. */
const eitherDoor = "src/server/testing/test-database.ts";
const tests = "{src,scripts,bench,tests}/**/*.test.ts";

/** The test files that have to do with a database, by what it is to them. */
export interface DatabaseTests {
  /** Every one that opens a database, or starts a product with one. */
  all: string[];
  /** Those that can be run on either database. */
  onEither: string[];
  /**
   * Of these, the ones about what the two databases can differ in: their connections, what happens at the same
   * moment, and what search finds. All others ask for statements that both read in the same way, and that a journey
   * or a test of these folders says to the other one.
   */
  aboutDatabase: string[];
}

/** What is about the database: the rights of its rows, what people and processes do at the same moment, and search. */
const aboutDatabase = [
  "db",
  "features/chat/turns",
  "features/daily",
  "features/jobs",
  "features/knowledge/search",
].map((folder) => `src/server/${folder}/`);

/**
 * Finds them by what they import, over however many steps. A new one belongs to its kind by itself.
 */
export function databaseTests(root = process.cwd()): DatabaseTests {
  const files = globSync(tests, { cwd: root }).sort();
  const onEither = files.filter(reaching(root, eitherDoor));
  return {
    all: files.filter(reaching(root, embeddedDoor)),
    onEither,
    aboutDatabase: onEither.filter((path) => aboutDatabase.some((folder) => path.startsWith(folder))),
  };
}

/** Whether a file imports a door, over however many steps. */
function reaching(root: string, door: string): (path: string) => boolean {
  const known = new Map<string, boolean>([[door, true]]);
  const reaches = (path: string): boolean => {
    const answer = known.get(path);
    if (answer !== undefined) return answer;
    // Until it is known, a circle of imports adds nothing to what its other members reach.
    known.set(path, false);
    const found = importsOf(root, path).some(reaches);
    known.set(path, found);
    return found;
  };
  return reaches;
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
