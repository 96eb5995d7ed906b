import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import type { Database } from "#server/db/database.ts";
import { openEmbeddedDatabase } from "#server/db/open-database.ts";
import { bringUpToDate } from "#server/features/knowledge/documents/bring-up-to-date.ts";
import { rankPassages } from "#server/features/knowledge/search/rank-passages.ts";
import type { Collection } from "./read-collection.ts";

const depth = 10;

/** Runs work on an embedded database of its own, which is thrown away afterwards. */
export async function onThrowAwayDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-eval-"));
  const db = await openEmbeddedDatabase(folder, pino({ level: "silent" }));
  try {
    return await work(db);
  } finally {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first ten documents for each question's text, from what the database holds. */
export function rankAll(db: Database, texts: readonly string[], postingsRead?: number): Promise<string[][]> {
  return db.asUser(randomUUID(), async (tx) => {
    const rankings: string[][] = [];
    for (const text of texts)
      rankings.push((await rankPassages(tx, text, depth, postingsRead)).map(({ id }) => id));
    return rankings;
  });
}

/** Puts a collection's documents into the library in the way an operator's are. */
export async function addCollection(db: Database, { name, documents }: Collection): Promise<void> {
  const plain = { tags: [], asked: [], near: [], sources: [] };
  await bringUpToDate(
    db,
    name,
    documents.map(({ id, title, text }) => ({ ...plain, id, title, body: text })),
  );
}
