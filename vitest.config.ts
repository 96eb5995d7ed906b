import { availableParallelism } from "node:os";
import { matchesGlob } from "node:path";
import { defineConfig } from "vitest/config";
import { databaseTests } from "./scripts/database-tests.ts";
import { findPostgres } from "./scripts/find-programs.ts";

const slow = "**/*.slow.test.ts";
const full = "**/*.full.test.ts";
/** Two ways in which a database can be the only one to show something. */
const onlyPostgres = "**/*.postgres.test.ts";
const onlyEmbedded = [
  "src/server/db/embedded/**",
  "tests/backup-bucket.*.test.ts",
  "tests/erased-bytes.*.test.ts",
  "tests/move.slow.test.ts",
];
const postgresBin = findPostgres();
const { all, onEither, aboutDatabase } = databaseTests();
/**
 * `npm run check` sets TESTS=quick, and leaves out what opens a database. `npm test` sets TESTS=usual: what is not about
 * the database runs on one, PostgreSQL where there is one, for it costs less. `npm run test:full` sets TESTS=full:
 * all on both. A run by hand has what it names.
 */
const chosen = process.env.TESTS;
const isUsual = chosen === "usual" && postgresBin !== undefined;
const once = isUsual ? onEither.filter((path) => !aboutDatabase.includes(path)) : [];
/** Those of them that only the embedded database can show stay with it. */
const slowOnce = once.filter((path) => !onlyEmbedded.some((pattern) => matchesGlob(path, pattern)));

/**
 * Node reads TypeScript itself: what is not drawn needs no Vite between a file and its test, which took a third of the processor's
 * time. Only the pages' tests replace modules (`vi.mock`), so nothing has to stand in the way of loading either.
 */
const readByNode = { viteModuleRunner: false, nodeLoader: false };

const node = {
  extends: true as const,
  test: {
    name: "node",
    environment: "node",
    experimental: readByNode,
    include: ["{src,scripts,bench,tests}/**/*.test.ts"],
    exclude: [slow, full, onlyPostgres, ...(chosen === "quick" ? all : once)],
  },
};

const web = {
  extends: true as const,
  test: {
    name: "web",
    environment: "jsdom",
    include: ["src/web/**/*.test.tsx"],
    setupFiles: ["scripts/page-setup.ts"],
  },
};

/** What takes its time (processes killed, every call as everybody): `npm test` runs it and `npm run check` does not. */
const slowTests = {
  extends: true as const,
  test: {
    name: "slow",
    environment: "node",
    experimental: readByNode,
    include: [`{src,scripts,tests,bench}/${slow}`],
    exclude: slowOnce,
    testTimeout: 600_000,
  },
};

/** What takes minutes, or says the same again at greater length: only `npm run test:full` runs it. */
const fullTests = {
  extends: true as const,
  test: {
    name: "full",
    environment: "node",
    experimental: readByNode,
    include: [`{src,scripts,tests,bench}/${full}`],
    testTimeout: 600_000,
  },
};

/** Whatever opens a database once more, on a real PostgreSQL; the slow ones where they run on nothing else, or in full. */
const postgres = {
  extends: true as const,
  test: {
    name: "postgres",
    environment: "node",
    experimental: readByNode,
    include: onEither,
    exclude: [full, ...onlyEmbedded, ...(isUsual || chosen === "full" ? [] : [slow])],
    env: { TEST_DATABASE: "postgres" },
    globalSetup: ["scripts/postgres-setup.ts"],
    testTimeout: 600_000,
  },
};

export default defineConfig({
  test: {
    projects: [node, web, slowTests, fullTests, ...(postgresBin ? [postgres] : [])],
    // What is waited for is waited for as long as a busy machine needs; the usual second is a clock.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 240_000,
    hookTimeout: 600_000,
    pool: "forks",
    // Files share a process and its loaded modules, which halves the time: nothing here keeps state in a module.
    isolate: false,
    maxWorkers: availableParallelism(),
    passWithNoTests: true,
    env: { NODE_ENV: "test", POSTGRES_BIN: postgresBin ?? "" },
  },
});
