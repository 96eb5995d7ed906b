import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "#server/write-whole.ts";

/**
 * The secret that signs sessions: the operator's, or one that is made once and kept in the data directory. A file that
 * a crash or a full disk left empty counts as none: an empty secret would let anybody sign.
 */
export async function sessionSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  const path = join(dataDir, "session-secret");
  const kept = await read(path);
  if (kept) return kept;
  await writeWhole(path, `${randomBytes(32).toString("base64url")}\n`);
  return read(path);
}

async function read(path: string): Promise<string> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
}
