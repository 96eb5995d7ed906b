import { execFile } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Client } from "pg";
import pino from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type RunningPostgres, startPostgres } from "#scripts/start-postgres.ts";
import { expectedFailure } from "#server/backup/run-backup.ts";
import { readEmbeddedTables, readTableStates } from "#server/backup/table-states.ts";
import { openBucket } from "#server/choose-storage.ts";
import { openPostgres } from "#server/db/open-database.ts";
import { moveStillpoint } from "#server/move/move-stillpoint.ts";
import { refuseMoved } from "#server/move/moved-mark.ts";
import { withoutMigrations } from "#server/move/table-shapes.ts";
import { readEnv } from "#server/settings/env.ts";
import { isFullRun } from "#server/testing/extent.ts";
import { type Belongings, seedEverything } from "#server/testing/seed-everything.ts";
import { type S3TestServer, startS3Server } from "#server/testing/servers/s3-server.ts";
import type { TestPerson } from "#server/testing/test-person.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { runBackupCommand } from "./backup-command.ts";
import { bytesByName } from "./bucket-backup.ts";
import { type TestDatabases, testDatabases } from "./test-databases.ts";

// Where no PostgreSQL can be had, `npm test` says so and counts these as skipped.
const onPostgres = test.runIf(process.env.POSTGRES_BIN);

let postgres: RunningPostgres | undefined;
let databases: TestDatabases;
let server: TestServer;
let person: TestPerson;
let theirs: Belongings;

/** A Stillpoint on the embedded database in which somebody keeps everything one can keep, ended. */
beforeAll(async () => {
  if (!process.env.POSTGRES_BIN) return;
  postgres = await startPostgres();
  databases = testDatabases(postgres);
  server = await startTestServer();
  person = await server.person("Anna “A” O'Neil \\ ünï\n{1,NULL}");
  theirs = await seedEverything(server, person);
  await seedEverything(server, await server.person());
  await server.end();
});

afterAll(async () => {
  if (!postgres) return;
  await server?.close();
  await postgres.stop();
});

async function startBucket(): Promise<S3TestServer> {
  const bucket = await startS3Server();
  onTestFinished(() => bucket.close());
  return bucket;
}

const move = (settings: Record<string, string>) =>
  runBackupCommand("move", { DATA_DIR: server.dataDir, ...settings });

/** The sentence with which a move is refused: that of the command, without a process of its own. */
async function refusal(settings: Record<string, string>): Promise<string | undefined> {
  const { signal } = new AbortController();
  const env = readEnv({ DATA_DIR: server.dataDir, ...settings }, "/dev/null");
  const request = {
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    bucket: await openBucket(env, { signal }),
    sessionSecret: env.SESSION_SECRET,
    signal,
  };
  return moveStillpoint(request).then(() => undefined, expectedFailure);
}

async function statesOf(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return withoutMigrations(await readTableStates((statement) => client.query(statement)));
  } finally {
    await client.end();
  }
}

/** Lets three moves end before their time: killed, refused by the bucket, and with a source that is another one by then. */
async function breakOff(url: string, bucket: S3TestServer, settings: Record<string, string>): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: server.dataDir, ...settings };
  const killed = execFile(process.execPath, ["scripts/move.ts"], { env });
  const copied = () =>
    databases.sql("moved", "select 1 from stillpoint_move.tables where is_done limit 1").catch(() => []);
  await vi.waitFor(async () => expect(await copied()).toHaveLength(1), { timeout: 60_000, interval: 20 });
  killed.kill("SIGKILL");
  await once(killed, "exit");
  await expect(openPostgres(url, pino({ level: "silent" }))).rejects.toThrow(
    "DATABASE_URL names a database into which a move has not finished.",
  );

  bucket.behaveOn(/voice/, "PUT", "fails");
  expect(await move(settings)).toMatchObject({
    code: 1,
    output: expect.stringContaining("Run it again when the S3 storage works."),
  });
  bucket.behave("ok");

  // As if the old one had been started once more: what the move began with is not what is there now.
  await databases.sql(
    "moved",
    "update stillpoint_move.source set states = '{}'",
    "update chat_sessions set title = 'changed'",
  );
}

onPostgres(
  isFullRun
    ? "a move that was killed goes on where it was, one whose source changed begins anew, and then everything is there"
    : "after a move everything is there",
  async () => {
    const url = await databases.create("moved");
    const bucket = await startBucket();
    const settings = { DATABASE_URL: url, ...bucket.env };
    const before = withoutMigrations(await readEmbeddedTables(join(server.dataDir, "database")));

    if (isFullRun) await breakOff(url, bucket, settings);
    const rows = Object.values(before).reduce((sum, table) => sum + table.rows, 0);
    const moved = await move(settings);
    expect(moved).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Moved \d+ rows of \d+ tables and 8 files;/),
    });
    expect(Number(/\d+/.exec(moved.output)?.[0])).toBeGreaterThanOrEqual(rows);
    expect(await statesOf(url)).toEqual(before);
    expect(bytesByName(bucket).size).toBe(8);
    expect(
      await databases.sql("moved", "select 1 from pg_namespace where nspname = 'stillpoint_move'"),
    ).toEqual([]);
    // Links hold again, and numbers go on behind those that came along.
    await expect(
      databases.sql("moved", "update chat_messages set chat_session_id = gen_random_uuid()"),
    ).rejects.toThrow(/foreign key/);
    const [next] = await databases.sql(
      "moved",
      "select nextval(pg_get_serial_sequence('knowledge_passages', 'number')) > max(number) as follows from knowledge_passages",
    );
    expect(next).toEqual({ follows: true });

    await expect(refuseMoved({ DATA_DIR: server.dataDir, DATABASE_URL: undefined })).rejects.toThrow(
      /^The database of DATA_DIR .* was moved to 127\.0\.0\.1:\d+\/moved on .*Set DATABASE_URL to it\./,
    );
    await server.restart(settings);
    onTestFinished(() => server.end());
    const [kept] = await person.api.playlist.list();
    expect(await (await person.fetch(kept?.audioUrl ?? "")).text()).toBe(theirs.words);
    await person.turn({ text: "Hello again.", sessionId: theirs.sessionId });
  },
);

onPostgres("a place that holds anything of others is refused, and so is another secret", async () => {
  const url = await databases.create("others");
  await databases.sql("others", "create table something (id int)");
  expect(await refusal({ DATABASE_URL: url })).toBe(
    "DATABASE_URL names a database that is not empty. A move goes into an empty one only.",
  );
  const bucket = await startBucket();
  bucket.objects.set("audio-uploads/other.mp3", { bytes: Buffer.from("other"), changedAt: new Date() });
  expect(await refusal({ DATABASE_URL: await databases.create("empty"), ...bucket.env })).toBe(
    "S3_BUCKET holds recordings of another Stillpoint. Name an empty bucket.",
  );
  expect(await move({})).toEqual({
    code: 1,
    output: "DATABASE_URL is missing. Set it to the empty PostgreSQL to move into.",
  });
  expect(await refusal({ DATABASE_URL: url, SESSION_SECRET: "another secret that is long enough" })).toMatch(
    /^SESSION_SECRET is not the one in /,
  );
});
