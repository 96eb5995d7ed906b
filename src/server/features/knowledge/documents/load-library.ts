import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Database } from "#server/db/database.ts";
import { bringUpToDate, type Changes, type GivenPassage } from "./bring-up-to-date.ts";
import { readPassage } from "./front-matter.ts";

/** Where our own library lies. */
export const libraryFolder = fileURLToPath(new URL("../../../../../knowledge", import.meta.url));

/** Passages that are indexed in one go: a tenth of a second of the embedded database, which serves nobody meanwhile. */
const atOnce = 4;

/** Brings our own library to what its folder holds; what an operator added is another origin and stays. */
export async function loadLibrary(db: Database, folder: string): Promise<Changes> {
  return bringUpToDate(db, "library", await readLibrary(folder), atOnce);
}

/** Our own library as its folder holds it; throws when a file is not of the form. */
export async function readLibrary(folder: string): Promise<GivenPassage[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(
    names.map(async (name) => {
      const passage = readPassage(await readFile(join(folder, name), "utf8"));
      return { id: name, ...passage, near: passage.near.map((other) => `${other}.md`) };
    }),
  );
}
