import { realpath } from "node:fs/promises";
import type { Database } from "#server/db/database.ts";
import type { ReadPdf } from "#server/providers/text-extraction/text-extraction.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { readFolder } from "./read-folder.ts";

/** What adding a folder did, in sentences for whoever ran it: a line for each file that was left out, then the sum. */
export async function addFolder(db: Database, folder: string, readPdf: ReadPdf): Promise<string[]> {
  const origin = `folder:${await realpath(folder)}`;
  const { passages, files, refusals } = await readFolder(folder, origin, readPdf);
  const { added, changed, removed } = await bringUpToDate(db, origin, passages);
  const unchanged = passages.length - added - changed;
  return [
    ...refusals.map(({ path, reason }) => `Left out: ${printable(path)} ${reason}.`),
    `${files} files hold ${passages.length} passages: ${added + changed} added, ${removed} removed, ${unchanged} as before.`,
  ];
}

/** A file's name may hold whatever a terminal would obey. */
const printable = (path: string): string => path.replace(/\p{C}/gu, "?").slice(0, 300);
