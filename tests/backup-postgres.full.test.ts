import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type RunningPostgres, startPostgres } from "#scripts/start-postgres.ts";
import { type BackupRequest, takeBackup } from "#server/backup/take-backup.ts";
import { playlistItem } from "#shared/listening/playlist.ts";
import { runBackupCommand } from "./backup-command.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";
import { type Person, signUpPerson } from "./person.ts";
import { dumpOf, untilTheLibraryIsWhole } from "./postgres-rows.ts";
import { type TestDatabases, testDatabases } from "./test-databases.ts";

// Where no PostgreSQL can be had, `npm test` says so and counts these as skipped.
const onPostgres = test.runIf(process.env.POSTGRES_BIN);

let postgres: RunningPostgres | undefined;
let databases: TestDatabases;
let folder: string;
let product: Product | undefined;
let person: Person;
let sessionId: string;
const archive = () => join(folder, "kept.tar.gz");

beforeAll(async () => {
  if (!process.env.POSTGRES_BIN) return;
  folder = await mkdtemp(join(tmpdir(), "stillpoint-backup-"));
  postgres = await startPostgres();
  databases = testDatabases(postgres);
  product = await startProduct({
    dataDir: join(folder, "old"),
    env: { DATABASE_URL: await databases.create("old") },
  });
  person = await signUpPerson(product.url);
  sessionId = await person.sayAndWait("Hello.");
  await person.narrate(sessionId);
  await untilTheLibraryIsWhole(databases, "old");
}, 120_000);

afterAll(async () => {
  await product?.stop();
  await postgres?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

function settings(dataDir: string, url: string) {
  return { DATA_DIR: join(folder, dataDir), DATABASE_URL: url };
}

const run = (command: "backup" | "restore", dataDir: string, url: string, file = archive()) =>
  runBackupCommand(command, settings(dataDir, url), file);

async function everything() {
  const [kept] = await person.call("playlist/list", undefined, z.array(playlistItem));
  return { kept, mp3: await person.bytes(kept?.audioUrl ?? ""), chat: await person.read(sessionId) };
}

onPostgres("what was kept of a PostgreSQL in use is all there in an empty place", async () => {
  const before = await everything();
  const kept = await run("backup", "old", databases.address("old"));
  expect(kept).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Kept \d+ rows of \d+ tables and/),
  });
  expect(await readdir(join(folder, "old"))).not.toContain("backing-up");
  const rowsBefore = await dumpOf(databases, "old");

  const restored = await run("restore", "new", await databases.create("new"));
  expect(restored).toEqual({ code: 0, output: kept.output.replace("Kept", "Restored") });
  expect(await dumpOf(databases, "new")).toEqual(rowsBefore);

  await product?.kill();
  product = await startProduct({
    dataDir: join(folder, "new"),
    port: Number(new URL(product?.url ?? "").port),
    env: { DATABASE_URL: databases.address("new") },
  });
  expect(await everything()).toEqual(before);
  await person.sayAndWait("And on we go.", sessionId);
});

onPostgres("a login that row security hides rows from is refused with what to run", async () => {
  await databases.sql("old", "create role held_back login", "grant stillpoint_migrator to held_back");
  const url = databases.address("old", "held_back");
  const refused = await run("backup", "old", url, join(folder, "other.tar.gz"));
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/\nalter role held_back bypassrls;$/);
  await databases.sql("old", "alter role held_back bypassrls");
  expect(await run("backup", "old", url, join(folder, "other.tar.gz"))).toMatchObject({ code: 0 });
});

onPostgres("a login that is no superuser restores too", async () => {
  await databases.sql(
    "postgres",
    "create role builder login createrole bypassrls",
    "create database built owner builder",
  );
  await databases.sql("built", "alter schema public owner to builder");
  const url = databases.address("built", "builder");
  await databases.sql(
    "built",
    "grant stillpoint_visitor, stillpoint_person, stillpoint_accounts, stillpoint_worker, stillpoint_migrator to builder",
  );
  expect(await run("restore", "built", url)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Restored/),
  });
});

onPostgres("a target that holds something else is refused and left as it is", async () => {
  const url = await databases.create("occupied");
  await databases.sql("occupied", "create table mine (id int)", "insert into mine values (7)");
  const refused = await run("restore", "empty", url);
  expect(refused.output).toBe(
    "DATABASE_URL names a database that is not empty. A backup is restored into an empty one only.",
  );
  expect(refused.code).toBe(1);
  expect(await databases.sql("occupied", "select id from mine")).toEqual([{ id: 7 }]);
  expect(await readdir(join(folder, "empty"))).toEqual([]);
  const occupied = await run("restore", "old", await databases.create("unused"));
  expect(occupied.output).toMatch(/^DATA_DIR .* is not empty\./);
  const embedded = await runBackupCommand("restore", { DATA_DIR: join(folder, "empty") }, archive());
  expect(embedded.output).toBe("The backup is of a PostgreSQL. Set DATABASE_URL to an empty one.");
});

onPostgres("missing programs are said before anything is written", async () => {
  const request: BackupRequest = {
    dataDir: join(folder, "old"),
    databaseUrl: databases.address("old"),
    file: join(folder, "none.tar.gz"),
    signal: new AbortController().signal,
    places: { path: "/nowhere", debian: "/nowhere" },
  };
  await expect(takeBackup(request)).rejects.toThrow(
    /^pg_dump is missing\. Install PostgreSQL's client programs/,
  );
  expect(existsSync(request.file)).toBe(false);
});

onPostgres("a restore that was killed leaves no server to start, and ends well when run again", async () => {
  const url = await databases.create("killed");
  // The program waits for this lock with its first table made, so the kill surely hits the middle.
  const blocker = new Client({ connectionString: url });
  await blocker.connect();
  await blocker.query("begin");
  await blocker.query(
    "create function public.word_trigrams(word text) returns text[] language sql as 'select null::text[]'",
  );
  const env = { PATH: process.env.PATH, ...settings("killed", url) };
  const child = spawn(process.execPath, ["scripts/restore.ts", archive()], { env, stdio: "ignore" });
  const waiting = "select pid from pg_stat_activity where datname = 'killed' and wait_event_type = 'Lock'";
  const waiters = async () => (await databases.sql("postgres", waiting)).map(({ pid }) => pid);
  const until = async (isSo: (pids: unknown[]) => boolean) => {
    while (!isSo(await waiters())) await delay(50);
  };
  await until((pids) => pids.length > 0);
  const [leftover] = await waiters();
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await databases.sql("killed", "select from pg_tables where schemaname = 'public'")).toEqual([]);
  const start = startProduct({ dataDir: env.DATA_DIR, env: { DATABASE_URL: url } });
  await expect(start).rejects.toThrow(/holds a restore that has not finished/);

  const again = run("restore", "killed", url);
  await until((pids) => pids.length > 0 && !pids.includes(leftover));
  await blocker.query("rollback");
  await blocker.end();
  expect(await again).toMatchObject({ code: 0 });
  expect(await dumpOf(databases, "killed")).toEqual(await dumpOf(databases, "built"));
});

onPostgres("a restore cut off after the database was filled goes on with the files", async () => {
  const unfinished = join(folder, "resumed/restoring");
  await mkdir(join(unfinished, "files"), { recursive: true });
  expect(await run("restore", "resumed", databases.address("killed"))).toMatchObject({ code: 0 });
  expect(await readdir(join(folder, "resumed"))).toEqual(expect.arrayContaining(["files", "session-secret"]));
  expect(existsSync(unfinished)).toBe(false);
});
