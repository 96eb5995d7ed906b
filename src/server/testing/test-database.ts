import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import pino from "pino";
import { openEmbeddedDatabase, openPostgres } from "#server/db/open-database.ts";

const migrations = fileURLToPath(new URL("../db/migrations", import.meta.url));
const migrateNumber = 1;
const silent = pino({ level: "silent" });

/**
 * A fresh, migrated database of a test file's own. On PGlite it is a copy put into `dataDir`; with
 * `TEST_DATABASE=postgres` it is made on `TEST_POSTGRES_URL` and its address is returned.
 */
export async function freshDatabase(dataDir: string): Promise<string | undefined> {
  if (process.env.TEST_DATABASE === "postgres") return freshPostgres();
  await cp(await template(), join(dataDir, "database"), { recursive: true });
  return undefined;
}

/** Made once for a state of the migrations; whoever comes second at the same moment uses the first one's. */
async function template(): Promise<string> {
  const folder = join(tmpdir(), `stillpoint-test-databases-${process.getuid?.() ?? 0}`);
  const made = join(folder, await migrationsHash());
  if (existsSync(made)) return made;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(join(folder, "draft-"));
  const database = await openEmbeddedDatabase(draft, silent);
  await database.close();
  try {
    await rename(join(draft, "database"), made);
  } catch (error) {
    if (!existsSync(made)) throw error;
  }
  await rm(draft, { recursive: true, force: true });
  return made;
}

async function migrationsHash(): Promise<string> {
  const hash = createHash("sha256");
  const names = await readdir(migrations, { recursive: true });
  for (const name of names.filter((each) => /\.(sql|json)$/.test(each)).sort())
    hash.update(name).update(await readFile(join(migrations, name)));
  hash.update(await readFile(fileURLToPath(new URL("../db/roles.ts", import.meta.url))));
  hash.update(await readFile(fileURLToPath(new URL("../db/embedded/open-pglite.ts", import.meta.url))));
  return hash.digest("hex").slice(0, 16);
}

async function freshPostgres(): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server)
    throw new Error("TEST_POSTGRES_URL is missing; run the tests through Vitest's postgres project.");
  const url = new URL(server);
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    // Roles belong to the whole cluster: two first migrations at once would both make them.
    await client.query("select pg_advisory_lock($1)", [migrateNumber]);
    url.pathname = `/test_${randomUUID().replaceAll("-", "")}`;
    await client.query(`create database ${url.pathname.slice(1)}`);
    await (await openPostgres(url.href, silent)).close();
  } finally {
    await client.end();
  }
  return url.href;
}
