import { DirectoryInUse } from "#server/db/directory-lock.ts";
import { type Env, readEnv, SettingsError } from "#server/env.ts";
import { BackupRefused, type Manifest } from "./manifest.ts";

/** Runs a backup command with the operator's settings: what goes wrong is one sentence and exit code 1. */
export async function runBackup(
  verb: string,
  work: (dataDir: string, file: string) => Promise<Manifest>,
): Promise<void> {
  try {
    const env = readEnv(process.env);
    const { rows, files } = await work(env.DATA_DIR, fileToUse(env));
    const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0);
    const tables = Object.keys(rows).length;
    console.log(`${verb} ${rowCount} rows of ${tables} tables and ${Object.keys(files).length} files.`);
  } catch (error) {
    const isExpected =
      error instanceof BackupRefused || error instanceof DirectoryInUse || error instanceof SettingsError;
    if (!isExpected) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function fileToUse(env: Env): string {
  if (env.DATABASE_URL) {
    throw new BackupRefused(
      "DATABASE_URL is set, and these commands keep the embedded database only. Use pg_dump and pg_restore, and copy DATA_DIR beside.",
    );
  }
  const file = process.argv[2];
  if (!file) throw new BackupRefused("Name the file, such as stillpoint.tar.gz.");
  return file;
}
