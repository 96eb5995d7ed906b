import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { lockDirectory } from "#server/db/directory-lock.ts";
import { BackupRefused, dumpName, keptEntries, type Manifest } from "./manifest.ts";
import { fillDatabase, openTarget, type RestoreTarget } from "./postgres/fill-database.ts";
import { usualPlaces } from "./postgres/find-program.ts";
import { readArchive } from "./read-archive.ts";
import { differences, readEmbeddedTables } from "./table-states.ts";
import type { BackupRequest } from "./take-backup.ts";
import { restoringName } from "./unfinished-restore.ts";

/** What a backup of a PostgreSQL leaves when it is killed is no part of a Stillpoint. */
const ignored = ["lock.sock", "backing-up"];

/**
 * Brings a backup into an empty data directory and, with a PostgreSQL, an empty database. Everything is unpacked aside
 * and proven by checksum and count before it is moved into place; what fails leaves the directory empty, and what is
 * killed starts over when it is run again. Throws `BackupRefused`.
 */
export async function restoreBackup(request: BackupRequest): Promise<Manifest> {
  const { dataDir, databaseUrl, file, places = usualPlaces() } = request;
  if (!existsSync(file)) throw new BackupRefused(`${file} does not exist. Name the file of a backup.`);
  await refuseFull(dataDir);
  const lock = await lockDirectory(dataDir);
  try {
    const target = databaseUrl ? await openTarget(databaseUrl, places) : undefined;
    try {
      // Another restore may have ended between the first look and the lock.
      await refuseFull(dataDir);
      return await restoreOrClear(request, target);
    } finally {
      await target?.close();
    }
  } finally {
    await lock.release();
  }
}

async function restoreOrClear(request: BackupRequest, target: RestoreTarget | undefined): Promise<Manifest> {
  try {
    await removeAll(request.dataDir);
    return await restoreInto(request, target);
  } catch (error) {
    await removeAll(request.dataDir);
    throw error;
  }
}

/** What a restore that was killed left counts as nothing: it began in an empty directory, and no server started there since. */
async function refuseFull(dataDir: string): Promise<void> {
  const present = existsSync(dataDir) ? await readdir(dataDir) : [];
  const wasCutOff = present.includes(restoringName);
  const unfinished: readonly string[] = wasCutOff ? [restoringName, ...keptEntries] : [];
  if (present.some((name) => !ignored.includes(name) && !unfinished.includes(name))) {
    throw new BackupRefused(
      `DATA_DIR ${dataDir} is not empty. A backup is restored into an empty directory only.`,
    );
  }
}

/** The mark of an unfinished restore goes last. */
async function removeAll(dataDir: string): Promise<void> {
  for (const name of [...keptEntries, "backing-up", restoringName]) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

async function restoreInto(
  { dataDir, file, signal }: BackupRequest,
  target: RestoreTarget | undefined,
): Promise<Manifest> {
  const aside = join(dataDir, restoringName);
  await mkdir(aside, { mode: 0o700 });
  const held = await readArchive(file, aside, signal);
  refuseOtherKind(held, target);
  if (target) await fillDatabase(target, aside, held, signal);
  else await proveEmbedded(aside, held);
  for (const name of keptEntries) {
    if (name !== dumpName && existsSync(join(aside, name)))
      await rename(join(aside, name), join(dataDir, name));
  }
  await rm(aside, { recursive: true });
  return held;
}

function refuseOtherKind({ database }: Manifest, target: RestoreTarget | undefined): void {
  if (database === "embedded" && target) {
    throw new BackupRefused("The backup is of the embedded database. Restore it without DATABASE_URL.");
  }
  if (database === "postgresql" && !target) {
    throw new BackupRefused("The backup is of a PostgreSQL. Set DATABASE_URL to an empty one.");
  }
}

async function proveEmbedded(aside: string, held: Manifest): Promise<void> {
  const different = differences(held.tables, await readEmbeddedTables(join(aside, "database")));
  if (different.length === 0) return;
  throw new BackupRefused(`The restored database differs from the backup: ${different.join("; ")}.`);
}
