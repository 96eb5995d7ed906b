import { createReadStream } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeBackup } from "#server/backup/take-backup.ts";
import { type Belongings, seedEverything } from "#server/testing/seed-everything.ts";
import { goodPassword, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

const dayMs = 86_400_000;
const start = Date.now();
const onABusyMachineMs = 400_000;
const task = "clear the files of what was deleted";
const calm = new AbortController().signal;
let now: Date;
let server: TestServer;
let isServing: boolean;
let folder: string;

beforeEach(async () => {
  now = new Date(start);
  folder = await mkdtemp(join(tmpdir(), "stillpoint-erased-"));
  server = await startTestServer({}, { clock: () => now, quietMs: 0 });
  isServing = true;
  await untilDoneForToday();
}, onABusyMachineMs);

afterEach(async () => {
  if (isServing) await server.services.close();
  await rm(server.dataDir, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

/** How often words stand in the bytes of the database's files, its log included. */
async function inDatabase(words: string): Promise<number> {
  let count = 0;
  const directory = join(server.dataDir, "database");
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile()))
    count += occurrences(await readFile(join(entry.parentPath, entry.name)), words);
  return count;
}

/** How often words stand in a backup that is taken now. */
async function inBackup(words: string): Promise<number> {
  if (isServing) await server.services.close();
  isServing = false;
  const file = join(folder, `${crypto.randomUUID()}.tar.gz`);
  await takeBackup({ dataDir: server.dataDir, databaseUrl: undefined, file, signal: calm });
  return occurrences(await buffer(createReadStream(file).pipe(createGunzip())), words);
}

function occurrences(bytes: Buffer, words: string): number {
  let count = 0;
  for (let at = bytes.indexOf(words); at !== -1; at = bytes.indexOf(words, at + 1)) count += 1;
  return count;
}

/** Fills every table that can hold a person's words, and writes the same rows over and over as use does. */
async function fill(person: TestPerson) {
  const own = await seedEverything(server, person);
  for (const change of [
    sql`update turns set partial_text = ${own.words}`,
    sql`update chat_messages set kind = 'script', content = content || ' and more'`,
    sql`update chat_messages set file = ${JSON.stringify({ name: own.words, text: own.words })}::jsonb`,
    sql`update turns set partial_text = ''`,
  ])
    await server.services.db.asUser(person.id, (tx) => tx.execute(change));
  expect(await inDatabase(own.words)).toBeGreaterThan(10);
  return own;
}

async function messagesWith({ id }: TestPerson, words: string): Promise<number | null> {
  const found = sql`select from chat_messages where position(${words} in content) > 0 and is_user`;
  return (await server.services.db.asUser(id, (tx) => tx.execute(found))).rowCount;
}

/** The daily tasks of the start would else be under way while the files are read. */
async function untilDoneForToday(): Promise<void> {
  const done = sql`select from daily_runs where task = ${task} and done_for is not null`;
  await vi.waitFor(
    async () => expect((await server.services.db.asWorker((tx) => tx.execute(done))).rowCount).toBe(1),
    { timeout: onABusyMachineMs, interval: 100 },
  );
}

/** Deletes what a person can delete one by one and stays a person. */
async function removeByHand({ id, api }: TestPerson, { sessionId, narrationId }: Belongings): Promise<void> {
  await api.chat.remove({ sessionId });
  await api.playlist.remove({ id: narrationId });
  await api.care.removePlan();
  await server.services.backgrounds.remove(id);
  await server.services.db.asUser(id, (tx) => tx.execute(sql`delete from function_tokens`));
}

test(
  "of an erased account nothing is in the database's files after the daily tasks, nor in a backup",
  async () => {
    const person = await server.person("Zebra Marker");
    const other = await server.person("Somebody Else");
    const { words } = await fill(person);
    const kept = await fill(other);
    await person.api.account.close({ password: goodPassword });
    now = new Date(start + 31 * dayMs);
    const done = await server.services.daily.runMissed();
    expect(done).toEqual(expect.arrayContaining(["erase closed accounts", task]));
    for (const trace of [words, person.email, "Zebra Marker"]) expect(await inDatabase(trace), trace).toBe(0);
    expect(await messagesWith(other, kept.words)).toBe(1);
    for (const trace of [words, person.email, "Zebra Marker"]) expect(await inBackup(trace), trace).toBe(0);
  },
  onABusyMachineMs,
);

test(
  "a chat that its person deleted is gone from the files with the next daily tasks",
  async () => {
    const person = await server.person();
    const own = await fill(person);
    await removeByHand(person, own);
    expect(await inDatabase(own.words)).toBeGreaterThan(0);
    now = new Date(start + dayMs);
    expect(await server.services.daily.runMissed()).toContain(task);
    expect(await inDatabase(own.words)).toBe(0);
  },
  onABusyMachineMs,
);

test(
  "a backup holds nothing of what was deleted a moment ago",
  async () => {
    const person = await server.person();
    const own = await fill(person);
    await removeByHand(person, own);
    expect(await inBackup(own.words)).toBe(0);
  },
  onABusyMachineMs,
);
