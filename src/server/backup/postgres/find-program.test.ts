import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProgram } from "./find-program.ts";

function places(versions: number[]): { path: string; debian: string } {
  const debian = mkdtempSync(join(tmpdir(), "programs-"));
  for (const version of versions) {
    mkdirSync(join(debian, `${version}/bin`), { recursive: true });
    const program = join(debian, `${version}/bin/pg_dump`);
    writeFileSync(program, `#!/bin/sh\necho "pg_dump (PostgreSQL) ${version}.4 (Debian)"\n`);
    chmodSync(program, 0o755);
  }
  return { path: join(debian, "none"), debian };
}

test("the oldest program that knows the server is taken", async () => {
  expect(await findProgram("pg_dump", 15, places([9, 17, 16]))).toMatchObject({ major: 16 });
});

test("a program on the PATH counts too", async () => {
  const { debian } = places([16]);
  const found = await findProgram("pg_dump", 15, { path: join(debian, "16/bin"), debian: "/nowhere" });
  expect(found.major).toBe(16);
});

test("a program older than the server is refused with what to install", async () => {
  await expect(findProgram("pg_dump", 17, places([15, 16]))).rejects.toThrow(
    "pg_dump is too old: version 16. Install PostgreSQL's client programs of version 17 or newer, such as Debian's postgresql-client-17.",
  );
});

test("a missing program is said so", async () => {
  await expect(findProgram("pg_dump", 15, places([]))).rejects.toThrow(/^pg_dump is missing\. Install/);
});
