import { defineConfig } from "vitest/config";
import { findPostgres } from "./scripts/find-programs.ts";

const slow = "**/*.slow.test.ts";
const postgresBin = findPostgres();

const node = {
  extends: true as const,
  test: {
    name: "node",
    environment: "node",
    include: ["{src,scripts,bench,tests}/**/*.test.ts"],
    exclude: [slow],
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
  test: { name: "slow", environment: "node", include: [`{src,tests,bench}/${slow}`], testTimeout: 120_000 },
};

/** Whatever touches SQL once more, on a real PostgreSQL. */
const postgres = {
  extends: true as const,
  test: {
    name: "postgres",
    environment: "node",
    include: ["src/server/{features,db,http}/**/*.test.ts"],
    env: { TEST_DATABASE: "postgres" },
    globalSetup: ["scripts/postgres-setup.ts"],
  },
};

export default defineConfig({
  test: {
    projects: [node, web, slowTests, ...(postgresBin ? [postgres] : [])],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: "forks",
    // Files share a process and its loaded modules, which halves the time: nothing here keeps state in a module.
    isolate: false,
    maxWorkers: 2,
    passWithNoTests: true,
    env: { NODE_ENV: "test", POSTGRES_BIN: postgresBin ?? "" },
  },
});
