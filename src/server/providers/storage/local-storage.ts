import { createReadStream } from "node:fs";
import { mkdir, open as openFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { ObjectMissing, type Storage } from "./storage.ts";

/** Keeps objects as files below a directory. */
export function createLocalStorage(directory: string): Storage {
  const pathOf = (name: string) => {
    const path = normalize(join(directory, name));
    if (!path.startsWith(normalize(directory) + sep)) throw new Error("An object's name leaves its store.");
    return path;
  };
  return {
    label: "Data directory",
    put: async (name, bytes) => writeWhole(pathOf(name), bytes),
    open: async (name, range) => {
      const path = pathOf(name);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) throw new ObjectMissing(`No object ${name}.`);
      return createReadStream(path, range);
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
  };
}

/** Writes beside the final place and renames, so that a full disk or a crash leaves no half file under the name. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${crypto.randomUUID()}.part`;
  try {
    const file = await openFile(draft, "wx", 0o600);
    try {
      await file.writeFile(bytes);
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
