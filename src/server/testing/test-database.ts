import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import pino from "pino";
import { openEmbeddedDatabase, openPostgres } from "#server/db/open-database.ts";
import { libraryFolder, loadLibrary } from "#server/features/knowledge/load-library.ts";

const inServer = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** What a new database is made of: its tables, and the library that every server brings into it. */
const sources = [
  inServer("db/migrations"),
  inServer("db/roles.ts"),
  inServer("db/embedded/open-pglite.ts"),
  inServer("features/knowledge"),
  libraryFolder,
];
const migrateNumber = 1;
const silent = pino({ level: "silent" });

/**
 * A fresh, migrated database of a test file's own, with the library in it when asked for. On PGlite it is a copy put into `dataDir`; with
 * `TEST_DATABASE=postgres` it is made on `TEST_POSTGRES_URL` and its address is returned.
 */
export async function freshDatabase(
  dataDir: string,
  { hasLibrary = false } = {},
): Promise<string | undefined> {
  if (process.env.TEST_DATABASE === "postgres") return freshPostgres(hasLibrary);
  await cp(await template(hasLibrary), join(dataDir, "database"), { recursive: true });
  return undefined;
}

/** Made once for a state of its sources; whoever comes second at the same moment uses the first one's. */
async function template(hasLibrary: boolean): Promise<string> {
  const folder = join(tmpdir(), `stillpoint-test-databases-${process.getuid?.() ?? 0}`);
  const made = join(folder, await nameOf(hasLibrary));
  if (existsSync(made)) return made;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(join(folder, "draft-"));
  const database = await openEmbeddedDatabase(draft, silent);
  if (hasLibrary) await loadLibrary(database, libraryFolder);
  await database.close();
  try {
    await rename(join(draft, "database"), made);
  } catch (error) {
    if (!existsSync(made)) throw error;
  }
  await rm(draft, { recursive: true, force: true });
  return made;
}

async function nameOf(hasLibrary: boolean): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const path of await filesOf(source)) hash.update(path).update(await readFile(path));
  return `${hasLibrary ? "library" : "empty"}_${hash.digest("hex").slice(0, 16)}`;
}

async function filesOf(source: string): Promise<string[]> {
  if (!(await stat(source)).isDirectory()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function freshPostgres(hasLibrary: boolean): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server)
    throw new Error("TEST_POSTGRES_URL is missing; run the tests through Vitest's postgres project.");
  const url = new URL(server);
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    // Roles belong to the whole cluster: two first migrations at once would both make them.
    await client.query("select pg_advisory_lock($1)", [migrateNumber]);
    const made = `template_${await nameOf(hasLibrary)}`;
    const { rows } = await client.query("select 1 from pg_database where datname = $1", [made]);
    if (rows.length === 0) {
      await client.query(`create database ${made}`);
      url.pathname = `/${made}`;
      const database = await openPostgres(url.href, silent);
      if (hasLibrary) await loadLibrary(database, libraryFolder);
      await database.close();
    }
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    await client.query(`create database ${name} template ${made}`);
    url.pathname = `/${name}`;
  } finally {
    await client.end();
  }
  return url.href;
}
