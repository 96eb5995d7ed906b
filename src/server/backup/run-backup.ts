import { openBucket } from "#server/choose-storage.ts";
import { DirectoryInUse } from "#server/db/directory-lock.ts";
import { StorageFailed } from "#server/providers/storage/storage.ts";
import { readEnv, SettingsError } from "#server/settings/env.ts";
import { BackupError, type Manifest } from "./manifest.ts";
import type { BackupRequest } from "./take-backup.ts";

/**
 * Runs a backup command with the operator's settings: what goes wrong is one sentence and exit code 1. A signal
 * ends it, and what is half done is removed.
 */
export async function runBackup(
  verb: string,
  work: (request: BackupRequest) => Promise<Manifest>,
): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());
  try {
    const env = readEnv(process.env);
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
    const file = process.argv[2];
    if (!file) throw new BackupError("Name the file, such as stillpoint.tar.gz.");
    const { signal } = stopping;
    const bucket = await openBucket(env, { signal });
    report(verb, await work({ dataDir, databaseUrl, bucket, file, signal }));
  } catch (error) {
    const sentence = stopping.signal.aborted
      ? "Stopped. Run it again to have all of it."
      : expectedFailure(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}

function report(verb: string, { tables, files, missing }: Manifest): void {
  const states = Object.values(tables);
  const rows = states.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${verb} ${rows} rows of ${states.length} tables and ${Object.keys(files).length} files.`);
  if (missing.length === 0) return;
  console.error(
    `Recordings that the database names and that were lost before: ${missing.length}. They cannot be heard.`,
  );
}

/** What an operator is told of a failure that they can mend; nothing for one that is a defect. */
export function expectedFailure(error: unknown): string | undefined {
  if (error instanceof StorageFailed) return `${error.message} Run it again when the S3 storage works.`;
  const isExpected =
    error instanceof BackupError || error instanceof DirectoryInUse || error instanceof SettingsError;
  return isExpected ? error.message : undefined;
}
