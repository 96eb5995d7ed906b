import { existsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type Env, SettingsError } from "./settings/env.ts";

/** What a start needs at the least: with an embedded database two segments of its log, with a new one all of it. */
const roomNeededMb = { existing: 32, fresh: 128, elsewhere: 1 };
const described = z.object({ code: z.string() });
const unwritable = new Set(["EACCES", "EPERM", "EROFS"]);
const full = new Set(["ENOSPC", "EDQUOT"]);

/**
 * After a start that failed: the sentence for a data directory on a full disk, or for one that may not be written;
 * nothing where the disk is well. The database itself only says that it could not begin, so a file is written to see.
 */
export async function explainDisk({
  DATA_DIR: dataDir,
  DATABASE_URL: url,
}: Pick<Env, "DATA_DIR" | "DATABASE_URL">): Promise<SettingsError | undefined> {
  const isFresh = !existsSync(join(dataDir, "database", "PG_VERSION"));
  const needed = roomNeededMb[url ? "elsewhere" : isFresh ? "fresh" : "existing"];
  const path = join(dataDir, `start-check-${crypto.randomUUID()}`);
  try {
    await writeMuch(path, needed);
    return undefined;
  } catch (error) {
    const { code = "" } = described.safeParse(error).data ?? {};
    if (full.has(code)) {
      return new SettingsError(
        `The disk that holds DATA_DIR ${dataDir} is full. Make room on it, ${needed} MB at the least, and start again; what was saved is still there.`,
      );
    }
    if (unwritable.has(code)) {
      return new SettingsError(
        `DATA_DIR ${dataDir} cannot be written to. Let the user that runs Stillpoint write there, or name another directory.`,
      );
    }
    return undefined;
  } finally {
    await rm(path, { force: true });
  }
}

async function writeMuch(path: string, megabytes: number): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    const piece = new Uint8Array(1024 * 1024);
    for (let written = 0; written < megabytes; written++) await file.appendFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}
