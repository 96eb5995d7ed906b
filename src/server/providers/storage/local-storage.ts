import { createReadStream } from "node:fs";
import { opendir, rm, stat } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { writeWhole } from "#server/write-whole.ts";
import { ObjectMissing, type Storage, type StoredObject } from "./storage.ts";

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
    list: (folder) => listBelow(directory, folder),
  };
}

async function* listBelow(directory: string, folder: string): AsyncGenerator<StoredObject> {
  const entries = await opendir(join(directory, folder)).catch(unlessMissing);
  if (!entries) return;
  for await (const entry of entries) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* listBelow(directory, name);
    const found = entry.isFile() ? await stat(join(directory, name)).catch(unlessMissing) : undefined;
    if (found) yield { name, changedAt: found.mtime };
  }
}

/** What is removed while it is listed is not there. */
function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}
