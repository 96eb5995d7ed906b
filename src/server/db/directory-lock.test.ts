import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DirectoryInUse, lockDirectory } from "./directory-lock.ts";

const freshDirectory = () => mkdtempSync(join(tmpdir(), "lock-test-"));

test("a second holder of the same directory is refused", async () => {
  const directory = freshDirectory();
  const lock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toBeInstanceOf(DirectoryInUse);
  await lock.release();
});

test("a released directory can be held again", async () => {
  const directory = freshDirectory();
  await (await lockDirectory(directory)).release();
  const again = await lockDirectory(directory);
  await again.release();
});

test("of eight that try at once exactly one holds the directory", async () => {
  const directory = freshDirectory();
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
  const held = tries.filter((attempt) => attempt.status === "fulfilled");
  expect(held).toHaveLength(1);
  await held[0]?.value.release();
});

test("a directory whose holder was killed is free at once", async () => {
  const directory = freshDirectory();
  const script = join(directory, "holder.mjs");
  writeFileSync(
    script,
    `import { createServer } from "node:net"; createServer((s) => s.end("x")).listen(process.argv[2], () => process.send("held"));`,
  );
  const holder = fork(script, [join(directory, "lock.sock")]);
  await once(holder, "message");
  await expect(lockDirectory(directory)).rejects.toBeInstanceOf(DirectoryInUse);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  const lock = await lockDirectory(directory);
  await lock.release();
});

test("a directory with a path longer than a socket's can be held", async () => {
  const lock = await lockDirectory(join(freshDirectory(), "long".repeat(40)));
  await lock.release();
});
