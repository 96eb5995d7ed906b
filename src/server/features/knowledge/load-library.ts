import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inArray, notInArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { type PassageFile, readPassage } from "./front-matter.ts";
import { knowledgePassages } from "./tables.ts";

interface LibraryFile {
  id: string;
  checksum: string;
  passage: PassageFile;
}

/** Brings the database's library to what the folder holds; an unchanged file is left alone. Returns how many changed. */
export async function loadLibrary(db: Database, folder: string): Promise<number> {
  const files = await readFiles(folder);
  return db.asMigrator(async (tx) => {
    const ids = files.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(knowledgePassages).where(notInArray(knowledgePassages.id, ids));
    const kept = await tx
      .select({ id: knowledgePassages.id, checksum: knowledgePassages.checksum })
      .from(knowledgePassages);
    const same = new Set(kept.map(({ id, checksum }) => `${id} ${checksum}`));
    const changed = files.filter(({ id, checksum }) => !same.has(`${id} ${checksum}`));
    if (changed.length === 0) return 0;
    const changedIds = changed.map(({ id }) => id);
    await tx.delete(knowledgePassages).where(inArray(knowledgePassages.id, changedIds));
    await tx
      .insert(knowledgePassages)
      .values(changed.map(({ id, checksum, passage }) => ({ id, checksum, ...passage })));
    return changed.length;
  });
}

async function readFiles(folder: string): Promise<LibraryFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      const checksum = createHash("sha256").update(text).digest("hex");
      return { id: name, checksum, passage: readPassage(text) };
    }),
  );
}
