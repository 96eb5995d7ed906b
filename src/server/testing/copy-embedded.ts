import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import pino from "pino";
import { DirectoryInUse, type DirectoryLock, lockDirectory } from "#server/db/directory-lock.ts";
import { openEmbeddedDatabase } from "#server/db/open-database.ts";
import { libraryFolder, loadLibrary } from "#server/features/knowledge/documents/load-library.ts";

const inServer = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** What a new database is made of: its tables, and the library that every server brings into it. */
const sources = [
  inServer("testing/copy-embedded.ts"),
  inServer("testing/test-database.ts"),
  inServer("db/migrations"),
  inServer("db/roles.ts"),
  inServer("db/embedded/open-pglite.ts"),
  inServer("features/knowledge"),
  libraryFolder,
];
const silent = pino({ level: "silent" });

/** Puts a migrated embedded database into `dataDir`: making one anew costs some ten seconds of a processor. */
export async function copyEmbedded(dataDir: string, { hasLibrary = false } = {}): Promise<void> {
  // At once, and not file by file: the copy of a thousand files costs half the processor time so.
  cpSync(await template(hasLibrary), join(dataDir, "database"), { recursive: true });
}

/** Made once for a state of its sources, by whoever comes first: everybody else waits for it. */
async function template(hasLibrary: boolean): Promise<string> {
  const folder = join(tmpdir(), `stillpoint-test-databases-${process.getuid?.() ?? 0}`);
  const made = join(folder, nameOfState(hasLibrary));
  while (!existsSync(made)) {
    const lock = await lockUnlessHeld(`${made}.making`);
    try {
      if (lock && !existsSync(made)) await makeTemplate(folder, made, hasLibrary);
    } finally {
      await lock?.release();
    }
    if (!lock) await delay(100);
  }
  return made;
}

/** The lock ends with its process, so that whoever waits for one that was killed makes the database itself. */
async function lockUnlessHeld(directory: string): Promise<DirectoryLock | undefined> {
  try {
    return await lockDirectory(directory);
  } catch (error) {
    if (error instanceof DirectoryInUse) return undefined;
    throw error;
  }
}

async function makeTemplate(folder: string, made: string, hasLibrary: boolean): Promise<void> {
  const draft = await mkdtemp(join(folder, "draft-"));
  // The one with the library goes on from the other: the cluster and its tables are made once.
  if (hasLibrary) await copyEmbedded(draft);
  const database = await openEmbeddedDatabase(draft, silent);
  if (hasLibrary) await loadLibrary(database, libraryFolder);
  const { rows } = await database.asMigrator((tx) =>
    tx.execute(sql`select pg_walfile_name(pg_current_wal_lsn()) as name`),
  );
  await database.close();
  await dropSpareLog(join(draft, "database/pg_wal"), String(rows[0]?.name));
  await rename(join(draft, "database"), made);
  await rm(draft, { recursive: true, force: true });
}

/** Removes log files that were made ahead for later use: every copy would carry tens of megabytes along. */
async function dropSpareLog(folder: string, current: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
  // Closing writes on, at the most into the file after the current one.
  const spare = names.slice(names.indexOf(current) + 2);
  for (const name of spare) await rm(join(folder, name));
}

/** A name for what a new database holds now: another one as soon as anything it is made of changes. */
export function nameOfState(hasLibrary: boolean): string {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const path of filesOf(source)) hash.update(path).update(readFileSync(path));
  return `${hasLibrary ? "library" : "empty"}_${hash.digest("hex").slice(0, 16)}`;
}

function filesOf(source: string): string[] {
  if (!statSync(source).isDirectory()) return [source];
  const entries = readdirSync(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
