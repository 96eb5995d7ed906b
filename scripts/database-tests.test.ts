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

test("a test that opens a database is found over every step of its imports, and one that only names a type is not", () => {
  const root = project({
    "src/server/testing/test-database.ts": "export const freshDatabase = 1;",
    "src/server/testing/test-server.ts": `import {\n  freshDatabase,\n} from "./test-database.ts";\n`,
    "src/server/a.test.ts": `import { test } from "vitest";\nimport { x } from "#server/testing/test-server.ts";\n`,
    "src/server/b.test.ts": `import type { x } from "#server/testing/test-server.ts";\n`,
    "src/server/c.test.ts": `import { test } from "vitest";\n`,
    "tests/d.slow.test.ts": `import { x } from "./start.ts";\n`,
    "tests/start.ts": `export { freshDatabase } from "#server/testing/test-database.ts";\n`,
  });
  expect(databaseTests(root)).toEqual(["src/server/a.test.ts", "tests/d.slow.test.ts"]);
});

test("our own tests of the server are among them", () => {
  const found = databaseTests();
  expect(found).toContain("src/server/db/isolation.test.ts");
  expect(found).not.toContain("src/shared/limits.test.ts");
  expect(found.length).toBeGreaterThan(50);
});
