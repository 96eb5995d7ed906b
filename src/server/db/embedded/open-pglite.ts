import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";

// Set after V8's own start, the first flag does not imply the other two.
const baselineCompilerOnly = ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"];

/**
 * Opens the embedded database small. PostgreSQL's usual 128 MB of shared buffers and V8's optimising compiler at
 * work on a program of 27 MB cost several hundred megabytes; the baseline compiler answers our short queries sooner.
 */
export async function openPGlite(directory: string): Promise<PGlite> {
  for (const flag of baselineCompilerOnly) setFlagsFromString(flag);
  return PGlite.create({
    dataDir: directory,
    relaxedDurability: false,
    startParams: [
      ...PGlite.defaultStartParams,
      ...["shared_buffers=4MB", "wal_buffers=512kB", "max_connections=4", "work_mem=2MB"].flatMap(
        (setting) => ["-c", setting],
      ),
    ],
  });
}
