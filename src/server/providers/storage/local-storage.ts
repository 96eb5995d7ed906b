import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join, normalize, sep } from "node:path";
import { writeWhole } from "#server/write-whole.ts";
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
