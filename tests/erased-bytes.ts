import { createReadStream } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, vi } from "vitest";
import { takeBackup } from "#server/backup/take-backup.ts";
import { type Belongings, seedEverything } from "#server/testing/seed-everything.ts";
import type { TestPerson } from "#server/testing/test-person.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

/** Of one test: the files of a database are written anew and read whole. */
export const onABusyMachineMs = 400_000;
/** The daily task after which nothing of what was deleted is left in the database's files. */
export const clearing = "clear the files of what was deleted";
const calm = new AbortController().signal;

/** A product whose database's files, and backups of it, are searched for words. */
export interface ErasingServer {
  server: TestServer;
  /** Lets so much time go by. */
  wait(ms: number): void;
  /** How often words stand in the bytes of the database's files, its log included. */
  inDatabase(words: string): Promise<number>;
  /** Which of these words stand in a backup that is taken now; the product is ended for it. */
  inBackup(words: string[]): Promise<string[]>;
  /** Fills every table that can hold a person's words, and writes the same rows over and over as use does. */
  fill(person: TestPerson): Promise<Belongings>;
  /** How many messages of theirs hold these words. */
  messagesWith(person: TestPerson, words: string): Promise<number | null>;
  /** Deletes what a person can delete one by one and stays a person. */
  removeByHand(person: TestPerson, own: Belongings): Promise<void>;
}

/** Starts one, whose daily tasks have been done for today: they would else be under way while the files are read. */
export async function startErasing(): Promise<ErasingServer> {
  let now = new Date();
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-erased-"));
  const server = await startTestServer({}, { clock: () => now, quietMs: 0 });
  let isServing = true;
  onTestFinished(async () => {
    if (isServing) await server.services.close();
    await rm(server.dataDir, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  });
  const done = sql`select from daily_runs where task = ${clearing} and done_for is not null`;
  await vi.waitFor(
    async () => expect((await server.services.db.asWorker((tx) => tx.execute(done))).rowCount).toBe(1),
    { timeout: onABusyMachineMs, interval: 100 },
  );

  async function inDatabase(words: string): Promise<number> {
    let count = 0;
    const directory = join(server.dataDir, "database");
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile()))
      count += occurrences(await readFile(join(entry.parentPath, entry.name)), words);
    return count;
  }

  return {
    server,
    inDatabase,
    wait(ms) {
      now = new Date(now.getTime() + ms);
    },
    async inBackup(words) {
      if (isServing) await server.services.close();
      isServing = false;
      const file = join(folder, `${crypto.randomUUID()}.tar.gz`);
      await takeBackup({ dataDir: server.dataDir, databaseUrl: undefined, file, signal: calm });
      const whole = await buffer(createReadStream(file).pipe(createGunzip()));
      return words.filter((each) => whole.includes(each));
    },
    async fill(person) {
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
    },
    async messagesWith({ id }, words) {
      const found = sql`select from chat_messages where position(${words} in content) > 0 and is_user`;
      return (await server.services.db.asUser(id, (tx) => tx.execute(found))).rowCount;
    },
    async removeByHand({ id, api }, { sessionId, narrationId }) {
      await api.chat.remove({ sessionId });
      await api.playlist.remove({ id: narrationId });
      await api.care.removePlan();
      await server.services.backgrounds.remove(id);
      await server.services.db.asUser(id, (tx) => tx.execute(sql`delete from function_tokens`));
    },
  };
}

function occurrences(bytes: Buffer, words: string): number {
  let count = 0;
  for (let at = bytes.indexOf(words); at !== -1; at = bytes.indexOf(words, at + 1)) count += 1;
  return count;
}
