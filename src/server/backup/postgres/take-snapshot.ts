import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { BackupRefused } from "#server/backup/manifest.ts";
import type { RunSql } from "#server/backup/table-states.ts";
import { audioBucket } from "#server/providers/storage/storage.ts";
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

/**
 * Opens a transaction on one moment and sets the files of that moment aside. A recording removed between the two
 * makes another attempt necessary; one that is gone although its row is still there was lost before.
 */
export async function takeSnapshot(run: RunSql, dataDir: string, aside: string): Promise<Snapshot> {
  let lost = new Set<string>();
  for (let attempt = 0; attempt < attempts; attempt++) {
    await run("begin transaction isolation level repeatable read read only");
    const [{ id }] = exported.parse((await run("select pg_export_snapshot() as id")).rows);
    const files = await namedFiles(run);
    await setAsideAll(dataDir, aside);
    const missing = files.filter((file) => !existsSync(join(aside, "files", audioBucket, file)));
    if (missing.every((file) => lost.has(file))) {
      refuseWrongDirectory(dataDir, files, missing);
      return { id, missing };
    }
    await run("rollback");
    const stillNamed = new Set(await namedFiles(run));
    lost = new Set(missing.filter((file) => stillNamed.has(file)));
  }
  throw new BackupRefused("Recordings are removed faster than they can be kept. Try again at a quiet time.");
}

async function setAsideAll(dataDir: string, aside: string): Promise<void> {
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  for (const name of beside) await setAside(join(dataDir, name), join(aside, name));
}

async function namedFiles(run: RunSql): Promise<string[]> {
  const { rows } = await run(`select file_name as file from public.audio_narrations
    union select music_file_name from public.audio_narrations where music_file_name is not null`);
  return named.parse(rows).map(({ file }) => file);
}

function refuseWrongDirectory(dataDir: string, files: string[], missing: string[]): void {
  if (missing.length === 0 || missing.length < files.length) return;
  throw new BackupRefused(
    `DATA_DIR ${dataDir} holds none of the recordings that DATABASE_URL's database names. Name the directory of your Stillpoint.`,
  );
}
