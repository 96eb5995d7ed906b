import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { holdDirectory } from "#server/db/embedded/hold-directory.ts";
import { migrate, migrationsFolder } from "#server/db/migrate.ts";
import { freePort, startProduct } from "./e2e/support/product.ts";

const journal = z.looseObject({ entries: z.array(z.unknown()) });
const chats = 300;
const dieInMigration = fileURLToPath(new URL("./die-in-migration.ts", import.meta.url));

let folder: string;
let older: string;
let steps: number;
let kept: unknown[];
/** How long a start takes that has the older directory to bring up to date. */
let startMs: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stillpoint-migration-"));
  older = join(folder, "older");
  await migrateOlder();
  kept = (await look(older)).rows;
  const startedAt = performance.now();
  await startOn(await copyOlder("whole"));
  startMs = performance.now() - startedAt;
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(["1", "30", "commit"])(
  "an upgrade killed inside its transaction, after statement %s, loses nothing and the next start finishes it",
  async (statement) => {
    const dataDir = await copyOlder(`inside-${statement}`);
    const child = await start(dataDir, ["--import", dieInMigration], { DIE_AT: statement });
    await once(child, "exit");
    expect(child.signalCode).toBe("SIGKILL");
    const after = await look(dataDir);
    expect(after.rows).toEqual(kept);
    expect(statement === "commit" ? [1, steps] : [1]).toContain(after.steps);
    await startOn(dataDir);
    expect(await look(dataDir)).toEqual({ rows: kept, steps });
  },
);

test("an upgrade killed at a random moment loses nothing and the next start finishes it", async () => {
  const dataDir = await copyOlder("killed");
  await killAfter(dataDir, (0.2 + 0.8 * Math.random()) * startMs);
  const after = await look(dataDir);
  expect(after.rows).toEqual(kept);
  expect([1, steps]).toContain(after.steps);
  await startOn(dataDir);
  expect(await look(dataDir)).toEqual({ rows: kept, steps });
});

/** A data directory of the first release, with people's words in it. */
async function migrateOlder(): Promise<void> {
  const first = join(folder, "first");
  await cp(migrationsFolder, first, { recursive: true });
  const list = join(first, "meta", "_journal.json");
  const all = journal.parse(JSON.parse(await readFile(list, "utf8")));
  steps = all.entries.length;
  await writeFile(list, JSON.stringify({ ...all, entries: all.entries.slice(0, 1) }));
  const { pool, close } = await holdDirectory(older);
  await migrate(pool, first);
  await pool.query("reset role");
  await pool.query("insert into users (full_name, email) values ('A Person', 'person@example.com')");
  await pool.query(
    "insert into chat_sessions (user_id, title) select id, 'chat ' || n from users, generate_series(1, $1::int) n",
    [chats],
  );
  await pool.query(`insert into chat_messages (chat_session_id, user_id, content, is_user)
    select id, user_id, title || ' said', true from chat_sessions`);
  await close();
}

async function copyOlder(name: string): Promise<string> {
  const dataDir = join(folder, name);
  await cp(older, dataDir, { recursive: true, filter: (path) => !path.endsWith(".sock") });
  return dataDir;
}

/** What people have, and how many steps of the schema have been taken. */
async function look(dataDir: string): Promise<{ rows: unknown[]; steps: number }> {
  const { pool, close } = await holdDirectory(dataDir);
  await pool.query("reset role");
  const { rows } = await pool.query(`select u.email, s.id, s.title, m.content
    from users u join chat_sessions s on s.user_id = u.id join chat_messages m on m.chat_session_id = s.id order by s.id`);
  const taken = await pool.query("select from schema_migrations");
  await close();
  expect(rows).toHaveLength(chats);
  return { rows, steps: taken.rowCount ?? 0 };
}

async function startOn(dataDir: string): Promise<void> {
  const product = await startProduct({ dataDir });
  await product.stop();
}

async function killAfter(dataDir: string, ms: number): Promise<void> {
  const child = await start(dataDir);
  const ended = once(child, "exit");
  await delay(ms);
  child.kill("SIGKILL");
  await ended;
}

async function start(dataDir: string, flags: string[] = [], env: Record<string, string> = {}) {
  return spawn(process.execPath, [...flags, "src/server/main.ts"], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(await freePort()), ...env },
    stdio: "ignore",
  });
}
