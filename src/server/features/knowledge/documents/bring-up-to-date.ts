import { createHash } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import { addPassages, findKept, type NewPassage, removePassages, waitForOthers } from "./passage-store.ts";

/** A passage as its document gives it; `near` and `asked` may be empty. */
export type GivenPassage = Omit<NewPassage, "origin" | "checksum">;

/** How many passages came, changed and went. */
export interface Changes {
  added: number;
  changed: number;
  removed: number;
}

/** Changes with the way of indexing, so that every passage is indexed anew after it. */
const indexVersion = 2;

/**
 * Brings what the database holds of an origin to what is given, and touches nothing else: an unchanged passage is left
 * alone, so doing it again does nothing. All in one transaction, or in one for each `atOnce` passages that are new, so
 * that others get their turn between them; of several at once, each waits its turn.
 */
export async function bringUpToDate(
  db: Database,
  origin: string,
  given: readonly GivenPassage[],
  atOnce = Number.POSITIVE_INFINITY,
): Promise<Changes> {
  const passages = given.map((passage) => ({ ...passage, origin, checksum: checksumOf(passage) }));
  const all: Changes = { added: 0, changed: 0, removed: 0 };
  for (;;) {
    const { isDone, ...changes } = await takeStep(db, origin, passages, atOnce);
    all.added += changes.added;
    all.changed += changes.changed;
    all.removed += changes.removed;
    if (isDone) return all;
  }
}

function takeStep(db: Database, origin: string, passages: readonly NewPassage[], atOnce: number) {
  return db.asMigrator(async (tx) => {
    await waitForOthers(tx);
    const kept = await findKept(tx, origin);
    const before = new Map(kept.map(({ id, checksum }) => [id, checksum]));
    const after = new Set(passages.map(({ id }) => id));
    const differing = passages.filter(({ id, checksum }) => before.get(id) !== checksum);
    const fresh = differing.slice(0, atOnce);
    const changed = fresh.filter(({ id }) => before.has(id)).map(({ id }) => id);
    const removed = kept.filter(({ id }) => !after.has(id)).map(({ id }) => id);
    await removePassages(tx, [...changed, ...removed]);
    await addPassages(tx, fresh);
    return {
      added: fresh.length - changed.length,
      changed: changed.length,
      removed: removed.length,
      isDone: fresh.length === differing.length,
    };
  });
}

function checksumOf({ id, title, tags, asked, near, sources, body }: GivenPassage): string {
  const said = JSON.stringify([indexVersion, id, title, tags, asked, near, sources, body]);
  return createHash("sha256").update(said).digest("hex");
}
