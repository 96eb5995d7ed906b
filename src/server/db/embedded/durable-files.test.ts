import { fsyncSync, readlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "#server/testing/test-database.ts";
import { DurableFiles } from "./durable-files.ts";
import { openPGlite } from "./open-pglite.ts";

test("a commit forces the log to the disk before it is acknowledged, and reading forces nothing", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "stillpoint-durable-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await freshDatabase(dataDir);
  const directory = join(dataDir, "database");
  const forced: string[] = [];
  const files = new DurableFiles(directory, (nfd) => {
    forced.push(readlinkSync(`/proc/self/fd/${nfd}`));
    fsyncSync(nfd);
  });
  const database = await openPGlite(directory, files);
  onTestFinished(() => database.close());
  await database.exec("create table kept (word text)");

  const logSyncs = () => forced.filter((path) => path.includes("/pg_wal/")).length;
  const atFirst = logSyncs();
  await database.exec("begin; insert into kept values ('here')");
  expect(logSyncs()).toBe(atFirst);
  await database.exec("commit");
  const afterCommit = logSyncs();
  expect(afterCommit).toBeGreaterThan(atFirst);
  await database.query("select * from kept");
  expect(logSyncs()).toBe(afterCommit);
}, 240_000);
