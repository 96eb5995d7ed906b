import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { lockDirectory } from "#server/db/directory-lock.ts";
import { BackupError, dumpName, keptEntries, type Manifest } from "./manifest.ts";
import { fillDatabase, openTarget, type RestoreTarget } from "./postgres/fill-database.ts";
import { usualPlaces } from "./postgres/find-program.ts";
import { readArchive } from "./read-archive.ts";
import { refuseFullBucket, storeRecordings } from "./recordings.ts";
import { differences, readEmbeddedTables } from "./table-states.ts";
import type { BackupRequest } from "./take-backup.ts";
import { restoringName } from "./unfinished-restore.ts";

/** What a backup of a PostgreSQL leaves when it is killed is no part of a Stillpoint. */
const ignored = ["lock.sock", "backing-up"];

/**
 * Brings a backup into an empty data directory and, where there are such, an empty PostgreSQL and an empty bucket.
 * Everything is unpacked aside and proven by checksum and count before it is moved into place; what fails leaves all of
 * them empty, and what is killed starts over when it is run again. Throws `BackupError`.
 */
export async function restoreBackup(request: BackupRequest): Promise<Manifest> {
  const { dataDir, databaseUrl, bucket, file, places = usualPlaces() } = request;
  if (!existsSync(file)) throw new BackupError(`${file} does not exist. Name the file of a backup.`);
  await refuseFull(dataDir);
  const lock = await lockDirectory(dataDir);
  try {
    const target = databaseUrl ? await openTarget(databaseUrl, places) : undefined;
    try {
      // Another restore may have ended between the first look and the lock.
      const wasCutOff = await refuseFull(dataDir);
      if (bucket && !wasCutOff) await refuseFullBucket(bucket, undefined);
      return await restoreOrClear(request, target);
    } finally {
      await target?.close();
    }
  } finally {
    await lock.release();
  }
}

async function restoreOrClear(request: BackupRequest, target: RestoreTarget | undefined): Promise<Manifest> {
  const brought: string[] = [];
  try {
    await removeAll(request.dataDir);
    return await restoreInto(request, target, brought);
  } catch (error) {
    if (await isTakenBack(request, brought)) await removeAll(request.dataDir);
    throw error;
  }
}

/** Where this fails too, the mark of an unfinished restore has to stay, so that another one may go on. */
async function isTakenBack({ bucket }: BackupRequest, brought: string[]): Promise<boolean> {
  try {
    for (const name of brought) await bucket?.remove(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * What a restore that was killed left counts as nothing: it began in an empty directory, and no server started there
 * since. Returns whether there is such.
 */
async function refuseFull(dataDir: string): Promise<boolean> {
  const present = existsSync(dataDir) ? await readdir(dataDir) : [];
  const wasCutOff = present.includes(restoringName);
  const unfinished: readonly string[] = wasCutOff ? [restoringName, ...keptEntries] : [];
  if (present.some((name) => !ignored.includes(name) && !unfinished.includes(name))) {
    throw new BackupError(
      `DATA_DIR ${dataDir} is not empty. A backup is restored into an empty directory only.`,
    );
  }
  return wasCutOff;
}

/** The mark of an unfinished restore goes last. */
async function removeAll(dataDir: string): Promise<void> {
  for (const name of [...keptEntries, "backing-up", restoringName]) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

async function restoreInto(
  { dataDir, bucket, file, signal }: BackupRequest,
  target: RestoreTarget | undefined,
  brought: string[],
): Promise<Manifest> {
  const aside = join(dataDir, restoringName);
  await mkdir(aside, { mode: 0o700 });
  const held = await readArchive(file, aside, signal);
  refuseOtherKind(held, target);
  if (bucket) await refuseFullBucket(bucket, held);
  if (target) await fillDatabase(target, aside, held, signal);
  else await proveEmbedded(aside, held);
  if (bucket) await storeRecordings(bucket, aside, { brought, signal });
  for (const name of keptEntries) {
    const isElsewhere = name === dumpName || (name === "files" && bucket);
    if (!isElsewhere && existsSync(join(aside, name))) await rename(join(aside, name), join(dataDir, name));
  }
  await rm(aside, { recursive: true });
  return held;
}

function refuseOtherKind({ database }: Manifest, target: RestoreTarget | undefined): void {
  if (database === "embedded" && target) {
    throw new BackupError("The backup is of the embedded database. Restore it without DATABASE_URL.");
  }
  if (database === "postgresql" && !target) {
    throw new BackupError("The backup is of a PostgreSQL. Set DATABASE_URL to an empty one.");
  }
}

async function proveEmbedded(aside: string, held: Manifest): Promise<void> {
  const different = differences(held.tables, await readEmbeddedTables(join(aside, "database")));
  if (different.length === 0) return;
  throw new BackupError(`The restored database differs from the backup: ${different.join("; ")}.`);
}
