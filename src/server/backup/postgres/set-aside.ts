import { constants } from "node:fs";
import { copyFile, link, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Puts a file or a folder with all it holds into `to` as it is now. Links where it can: our files are replaced and
 * removed, never written into. What goes away meanwhile is left out.
 */
export async function setAside(from: string, to: string): Promise<void> {
  const found = await stat(from).catch(unlessMissing);
  if (!found || from.endsWith(".part")) return;
  if (!found.isDirectory()) return linkOrCopy(from, to);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of (await readdir(from).catch(unlessMissing)) ?? []) {
    await setAside(join(from, name), join(to, name));
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (isMissing(error)) return;
    await copyFile(from, to, constants.COPYFILE_EXCL).catch(unlessMissing);
  }
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
