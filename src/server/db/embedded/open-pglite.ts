import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { DurableFiles } from "./durable-files.ts";

// Set after V8's own start, the first flag does not imply the other two.
const baselineCompilerOnly = ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

// PGlite's own list switches fsync off, and its fdatasync does nothing; PostgreSQL's fsync reaches the disk.
const durable = ["fsync=on", "wal_sync_method=fsync"];
// A file of the log that was kept for later use would keep what was deleted (`scrub.ts`).
const forgetful = ["wal_recycle=off"];
const small = ["shared_buffers=4MB", "wal_buffers=512kB", "max_connections=4", "work_mem=2MB"];

/**
 * Opens the embedded database, every commit on the disk before it is acknowledged, and small. PostgreSQL's usual 128 MB of shared buffers and V8's optimising compiler at
 * work on a program of 27 MB cost several hundred megabytes; the baseline compiler answers our short queries sooner.
 */
export async function openPGlite(directory: string, files = new DurableFiles(directory)): Promise<PGlite> {
  for (const flag of baselineCompilerOnly) setFlagsFromString(flag);
  return PGlite.create({
    fs: files,
    relaxedDurability: false,
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
      ...[...durable, ...forgetful, ...small].flatMap((setting) => ["-c", setting]),
    ],
  });
}
