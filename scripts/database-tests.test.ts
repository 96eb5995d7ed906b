import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { databaseTests } from "./database-tests.ts";

function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "database-tests-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const doors = {
  "src/server/testing/copy-embedded.ts": "export const copyEmbedded = 1;",
  "src/server/testing/test-database.ts": `import { copyEmbedded } from "./copy-embedded.ts";\n`,
  "src/server/testing/test-server.ts": `import {\n  freshDatabase,\n} from "./test-database.ts";\n`,
};
const onServer = `import { x } from "#server/testing/test-server.ts";\n`;

test("a test that opens a database is found over every step of its imports, and one that only names a type is not", () => {
  const root = project({
    ...doors,
    "src/server/a.test.ts": `import { test } from "vitest";\n${onServer}`,
    "src/server/b.test.ts": `import type { x } from "#server/testing/test-server.ts";\n`,
    "src/server/c.test.ts": `import { test } from "vitest";\n`,
    "tests/d.slow.test.ts": `import { x } from "./start.ts";\n`,
    "tests/start.ts": `export { freshDatabase } from "#server/testing/test-database.ts";\n`,
  });
  const found = databaseTests(root);
  expect(found.all).toEqual(["src/server/a.test.ts", "tests/d.slow.test.ts"]);
  expect(found.onEither).toEqual(found.all);
});

test("what starts a product on a copy of the embedded database cannot be run on another", () => {
  const root = project({
    ...doors,
    "tests/start.ts": `import { copyEmbedded } from "#server/testing/copy-embedded.ts";\n`,
    "tests/crash.slow.test.ts": `import { x } from "./start.ts";\n`,
  });
  expect(databaseTests(root)).toEqual({ all: ["tests/crash.slow.test.ts"], onEither: [], aboutDatabase: [] });
});

test("what looks at two at the same moment is about the database, and who asks for rows is not", () => {
  const root = project({
    ...doors,
    "src/server/features/a.test.ts": `import { sql } from "drizzle-orm";\n${onServer}`,
    "src/server/features/chat/turns/b.test.ts": onServer,
    "src/server/db/c.test.ts": onServer,
  });
  expect(databaseTests(root).aboutDatabase).toEqual([
    "src/server/db/c.test.ts",
    "src/server/features/chat/turns/b.test.ts",
  ]);
});

test("our own tests of the server are among them", () => {
  const { all, onEither, aboutDatabase } = databaseTests();
  expect(all).toContain("tests/crash-reply.slow.test.ts");
  expect(onEither).toContain("src/server/http/protection/cross-site.test.ts");
  expect(aboutDatabase).toContain("src/server/db/isolation.test.ts");
  expect(all).not.toContain("src/shared/limits.test.ts");
  expect(all.length).toBeGreaterThan(onEither.length);
  expect(onEither.length).toBeGreaterThan(aboutDatabase.length);
  expect(aboutDatabase).toContain("src/server/features/chat/turns/turn-leases.test.ts");
  expect(aboutDatabase.length).toBeGreaterThan(10);
});
