import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes beside the final place and renames, so that a full disk or a crash leaves no half file under the name. */
export async function writeWhole(
  path: string,
  bytes: Uint8Array | string | AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${crypto.randomUUID()}.part`;
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await writeFile(file, bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
