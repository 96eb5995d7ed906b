import { DirectoryInUse } from "#server/db/directory-lock.ts";
import { readEnv, SettingsError } from "#server/env.ts";
import { BackupRefused, type Manifest } from "./manifest.ts";
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
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readEnv(process.env);
    const file = process.argv[2];
    if (!file) throw new BackupRefused("Name the file, such as stillpoint.tar.gz.");
    report(verb, await work({ dataDir, databaseUrl, file, signal: stopping.signal }));
  } catch (error) {
    const sentence = stopping.signal.aborted ? "Stopped. Run it again to have all of it." : expected(error);
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
    `Recordings that the database names and DATA_DIR had already lost: ${missing.length}. They cannot be heard.`,
  );
}

function expected(error: unknown): string | undefined {
  const isExpected =
    error instanceof BackupRefused || error instanceof DirectoryInUse || error instanceof SettingsError;
  return isExpected ? error.message : undefined;
}
