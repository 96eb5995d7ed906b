import { existsSync } from "node:fs";
import { join } from "node:path";
import { expectedFailure } from "#server/backup/run-backup.ts";
import { openBucket } from "#server/choose-storage.ts";
import { type Env, readEnv } from "#server/settings/env.ts";
import { type Moved, moveStillpoint } from "./move-stillpoint.ts";

/** Runs `npm run move` with the operator's settings: what goes wrong is one sentence and exit code 1. */
export async function runMove(): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());
  const { signal } = stopping;
  try {
    const env = readEnv(process.env);
    const moved = await moveStillpoint({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      bucket: await openBucket(env, { signal }),
      sessionSecret: env.SESSION_SECRET,
      signal,
    });
    for (const line of linesOf(moved, env)) console.log(line);
  } catch (error) {
    const sentence = signal.aborted
      ? "Stopped. Run it again: it goes on where it was."
      : expectedFailure(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}

function linesOf({ tables, files }: Moved, env: Env): string[] {
  const states = Object.values(tables);
  const rows = states.reduce((sum, table) => sum + table.rows, 0);
  const secret = join(env.DATA_DIR, "session-secret");
  const left = env.S3_BUCKET ? "database and files" : "database";
  return [
    `Moved ${rows} rows of ${states.length} tables and ${files} files; every table has the same count and checksum, every file the same SHA-256.`,
    ...(env.S3_BUCKET
      ? []
      : ["Recordings stay in DATA_DIR, for there is no S3_BUCKET: one process only can use them."]),
    ...(env.SESSION_SECRET || !existsSync(secret)
      ? []
      : [`Set SESSION_SECRET to what ${secret} holds, for every process.`]),
    `Start with these settings. The old ${left} in DATA_DIR are as they were, so what people erase from now on is still there: remove them once you need no way back.`,
  ];
}
