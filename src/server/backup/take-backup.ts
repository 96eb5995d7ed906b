import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { lockDirectory } from "#server/db/directory-lock.ts";
import { NoRoomToScrub, type RunStatement, scrub } from "#server/db/embedded/scrub.ts";
import type { Storage } from "#server/providers/storage/storage.ts";
import { BackupError, type Manifest } from "./manifest.ts";
import { dumpDatabase } from "./postgres/dump-database.ts";
import { type ProgramPlaces, usualPlaces } from "./postgres/find-program.ts";
import { fetchRecordings } from "./recordings.ts";
import { readEmbeddedTables } from "./table-states.ts";
import { refuseUnfinishedRestore } from "./unfinished-restore.ts";
import { writeArchive } from "./write-archive.ts";

/** Which Stillpoint is kept or brought back, and the archive's file. */
export interface BackupRequest {
  dataDir: string;
  /** A PostgreSQL; without it the embedded database of the data directory. */
  databaseUrl: string | undefined;
  /** Where recordings are kept; without it in the data directory. */
  bucket?: Storage | undefined;
  file: string;
  signal: AbortSignal;
  places?: ProgramPlaces;
}

const asideName = "backing-up";

/**
 * Writes the database and everything beside it into one `.tar.gz`, with counts and checksums. The embedded database
 * is cleared of what was deleted first, and must not be in use: throws `DirectoryInUse` while the product runs. A PostgreSQL is kept as it is at one moment, also
 * while the product runs. A file of that name is never overwritten.
 */
export async function takeBackup(request: BackupRequest): Promise<Manifest> {
  const { dataDir, databaseUrl, file } = request;
  if (existsSync(file)) throw new BackupError(`${file} exists already. Name a new file.`);
  refuseUnfinishedRestore(dataDir);
  if (!databaseUrl && !existsSync(join(dataDir, "database", "PG_VERSION"))) {
    throw new BackupError(`DATA_DIR ${dataDir} holds no database. Name the directory of your Stillpoint.`);
  }
  const lock = await lockDirectory(dataDir);
  const aside = join(dataDir, asideName);
  try {
    return await (databaseUrl ? keepPostgres(request, databaseUrl, aside) : keepEmbedded(request, aside));
  } finally {
    await rm(aside, { recursive: true, force: true });
    await lock.release();
  }
}

async function keepEmbedded(
  { dataDir, bucket, file, signal }: BackupRequest,
  aside: string,
): Promise<Manifest> {
  const prepare = (run: RunStatement) => scrub(run, dataDir, signal).catch(refuseWithoutRoom);
  const tables = await readEmbeddedTables(join(dataDir, "database"), prepare);
  const taken: Manifest = { ...begun(), database: "embedded", tables, missing: [] };
  await rm(aside, { recursive: true, force: true });
  if (bucket) await fetchRecordings(bucket, aside, signal);
  await writeArchive(dataDir, taken, file, signal, bucket ? aside : dataDir);
  return taken;
}

async function keepPostgres(request: BackupRequest, url: string, aside: string): Promise<Manifest> {
  const { dataDir, bucket, file, signal, places = usualPlaces() } = request;
  const dumped = await dumpDatabase({ url, dataDir, bucket, aside, places, signal });
  const taken: Manifest = { ...begun(), database: "postgresql", ...dumped };
  await writeArchive(aside, taken, file, signal);
  return taken;
}

function refuseWithoutRoom(error: unknown): never {
  if (!(error instanceof NoRoomToScrub)) throw error;
  throw new BackupError(
    `What was deleted would still be in the backup: there is no room to clear the database of it. Free ${error.neededMb} MB on the disk that holds DATA_DIR, and run it again.`,
    { cause: error },
  );
}

function begun(): Pick<Manifest, "format" | "takenAt" | "files"> {
  return { format: "stillpoint-backup-2", takenAt: new Date().toISOString(), files: {} };
}
