import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The files of a browser's profile that hold these bytes; a file that is gone by then holds nothing. */
export async function filesHolding(profile: string, bytes: Buffer): Promise<string[]> {
  const entries = await readdir(profile, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const held = await Promise.all(
    files.map(async (file) => (await readFile(file).catch(() => Buffer.alloc(0))).includes(bytes)),
  );
  return files.filter((_, at) => held[at]);
}
