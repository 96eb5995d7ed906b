import { mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sessionSecret } from "./session-secret.ts";

const freshDirectory = () => mkdtempSync(join(tmpdir(), "secret-test-"));

test("a secret is made once, for its owner alone, and kept", async () => {
  const directory = freshDirectory();
  const made = await sessionSecret(undefined, directory);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(await sessionSecret(undefined, directory)).toBe(made);
  expect(readdirSync(directory)).toEqual(["session-secret"]);
  expect(statSync(join(directory, "session-secret")).mode & 0o777).toBe(0o600);
});

test("an empty file, as a crash may leave it, is no secret", async () => {
  const directory = freshDirectory();
  writeFileSync(join(directory, "session-secret"), "");
  const made = await sessionSecret(undefined, directory);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(await sessionSecret(undefined, directory)).toBe(made);
});

test("the operator's own secret wins", async () => {
  expect(await sessionSecret("chosen", freshDirectory())).toBe("chosen");
});
