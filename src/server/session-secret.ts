import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The secret that signs sessions: the operator's, or one that is made once and kept in the data directory. */
export async function sessionSecret(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  const path = join(dataDir, "session-secret");
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const made = randomBytes(32).toString("base64url");
  await writeFile(path, `${made}\n`, { mode: 0o600, flag: "wx" });
  return made;
}
