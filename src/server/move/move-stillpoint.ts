import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BackupError, type TableStates } from "#server/backup/manifest.ts";
import { refuseUnfinishedRestore } from "#server/backup/unfinished-restore.ts";
import { localStorageOf } from "#server/choose-storage.ts";
import type { EmbeddedDatabase } from "#server/db/embedded/embedded.ts";
import { holdDirectory } from "#server/db/embedded/hold-directory.ts";
import { migrate } from "#server/db/migrate.ts";
import type { Storage } from "#server/providers/storage/storage.ts";
import { copyRecordings, refuseOthersBucket } from "./copy-recordings.ts";
import { type MoveTarget, openMoveTarget } from "./fill-postgres.ts";
import { markMoved } from "./moved-mark.ts";

/** Which Stillpoint is moved, and where to. */
export interface MoveRequest {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Without one, recordings stay in the data directory. */
  bucket: Storage | undefined;
  /** The secret of the new place, where the operator set one. */
  sessionSecret: string | undefined;
  signal: AbortSignal;
}

/** What was brought over, every table and every file of it compared. */
export interface Moved {
  tables: TableStates;
  files: number;
}

/**
 * Brings what an embedded database and its data directory hold into an empty PostgreSQL and an empty bucket. Nothing is
 * taken away from the old place. One that was killed goes on where it was when it is run again; until it has finished, no
 * server starts on the new place. Throws `BackupError`, and `DirectoryInUse` while the product runs.
 */
export async function moveStillpoint(request: MoveRequest): Promise<Moved> {
  const { dataDir, databaseUrl, bucket, signal } = request;
  if (!databaseUrl)
    throw new BackupError("DATABASE_URL is missing. Set it to the empty PostgreSQL to move into.");
  refuseUnfinishedRestore(dataDir);
  if (!existsSync(join(dataDir, "database", "PG_VERSION")))
    throw new BackupError(`DATA_DIR ${dataDir} holds no database. Name the directory of your Stillpoint.`);
  await refuseOtherSecret(request);
  const held = await holdDirectory(dataDir);
  try {
    await migrate(held.pool);
    const local = localStorageOf({ DATA_DIR: dataDir });
    const target = await openMoveTarget(databaseUrl);
    try {
      if (bucket) await refuseOthersBucket(local, bucket);
      const tables = await Promise.race([moveRows(held, target, signal), held.broken]);
      const files = bucket ? await copyRecordings(local, bucket, signal) : 0;
      await markMoved(dataDir, withoutPassword(databaseUrl));
      await target.finish();
      return { tables, files };
    } finally {
      await target.close();
    }
  } finally {
    await held.close();
  }
}

async function moveRows(
  held: EmbeddedDatabase,
  target: MoveTarget,
  signal: AbortSignal,
): Promise<TableStates> {
  const source = await held.pool.connect();
  try {
    await source.query("reset role");
    return await target.fill(source, signal);
  } finally {
    source.release(true);
  }
}

/** Keys of two-step sign-in and waiting e-mails are sealed with the secret: with another one they could not be read. */
async function refuseOtherSecret({ dataDir, sessionSecret }: MoveRequest): Promise<void> {
  const path = join(dataDir, "session-secret");
  if (!sessionSecret || !existsSync(path)) return;
  if ((await readFile(path, "utf8")).trim() === sessionSecret) return;
  throw new BackupError(
    `SESSION_SECRET is not the one in ${path}, with which keys of two-step sign-in and waiting e-mails are sealed. Set it to what that file holds; if this Stillpoint has always had the SESSION_SECRET you set, remove the file.`,
  );
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
