import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { BackupError } from "#server/backup/manifest.ts";
import { fetchRecordings, keepRecordings } from "#server/backup/recordings.ts";
import type { RunSql } from "#server/backup/table-states.ts";
import { audioBucket, type Storage } from "#server/providers/storage/storage.ts";
import { setAside } from "./set-aside.ts";

const attempts = 10;
const beside = ["files", "outbox", "session-secret"];

/** A moment of the database, held by the connection's open transaction, with the files of that moment set aside. */
export interface Snapshot {
  id: string;
  /** Recordings that rows name and that were lost before. */
  missing: string[];
}

const exported = z.tuple([z.object({ id: z.string() })]);
const named = z.array(z.object({ file: z.string() }));

/** What is set aside, and where. */
export interface SnapshotRequest {
  dataDir: string;
  /** Where recordings are kept instead of in the data directory. */
  bucket?: Storage | undefined;
  aside: string;
  signal: AbortSignal;
}

/**
 * Opens a transaction on one moment and sets the files of that moment aside. A recording removed between the two
 * makes another attempt necessary; one that is gone although its row is still there was lost before.
 */
export async function takeSnapshot(run: RunSql, request: SnapshotRequest): Promise<Snapshot> {
  const { aside, bucket, signal } = request;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  // Most of a bucket comes before the moment, as that takes its time; of the moment itself is only what is new.
  if (bucket) await fetchRecordings(bucket, aside, signal);
  let lost = new Set<string>();
  for (let attempt = 0; attempt < attempts; attempt++) {
    await run("begin transaction isolation level repeatable read read only");
    const [{ id }] = exported.parse((await run("select pg_export_snapshot() as id")).rows);
    const files = await namedFiles(run);
    const present = await setAsideAll(request);
    const missing = files.filter((file) => !existsSync(join(aside, "files", audioBucket, file)));
    if (missing.every((file) => lost.has(file))) {
      refuseWrongPlace(request, files, missing);
      if (bucket)
        await keepRecordings(aside, new Set([...present, ...files.map((file) => `${audioBucket}/${file}`)]));
      return { id, missing };
    }
    await run("rollback");
    const stillNamed = new Set(await namedFiles(run));
    lost = new Set(missing.filter((file) => stillNamed.has(file)));
  }
  throw new BackupError("Recordings are removed faster than they can be kept. Try again at a quiet time.");
}

/** Returns the names of the recordings that the bucket holds at this moment. */
async function setAsideAll({ dataDir, bucket, aside, signal }: SnapshotRequest): Promise<Set<string>> {
  for (const name of beside) {
    if (name === "files" && bucket) continue;
    await rm(join(aside, name), { recursive: true, force: true });
    await setAside(join(dataDir, name), join(aside, name));
  }
  return bucket ? fetchRecordings(bucket, aside, signal) : new Set();
}

async function namedFiles(run: RunSql): Promise<string[]> {
  const { rows } = await run(`select file_name as file from public.audio_narrations
    union select music_file_name from public.audio_narrations where music_file_name is not null`);
  return named.parse(rows).map(({ file }) => file);
}

function refuseWrongPlace({ dataDir, bucket }: SnapshotRequest, files: string[], missing: string[]): void {
  if (missing.length === 0 || missing.length < files.length) return;
  const [place, mend] = bucket ? ["S3_BUCKET", "bucket"] : [`DATA_DIR ${dataDir}`, "directory"];
  throw new BackupError(
    `${place} holds none of the recordings that DATABASE_URL's database names. Name the ${mend} of your Stillpoint.`,
  );
}
