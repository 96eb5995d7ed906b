import { audioBucket } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { findFileNames } from "./store.ts";

/** A narration is stored before its row is saved, and takes minutes at most. */
const untouchedMs = 60 * 60 * 1000;

type Needs = Pick<Services, "db" | "storage" | "backgrounds" | "clock" | "log">;

/**
 * Removes recordings and drafts that no row names, as a crash between the two leaves them. A store of which no row names
 * anything belongs to another database, and is left alone. The whole store is listed for it, so it is no part of a start.
 */
export async function clearOrphans({ db, storage, backgrounds, clock, log }: Needs): Promise<void> {
  const stored = [];
  // Listed before the rows are read: a recording kept in between has a row by then.
  for await (const object of storage.list(audioBucket)) stored.push(object);
  if (stored.length === 0) return;
  const fileNames = await db.asWorker(async (tx) => [
    ...(await findFileNames(tx)),
    ...(await backgrounds.fileNames(tx)),
  ]);
  const named = new Set(fileNames.map((fileName) => `${audioBucket}/${fileName}`));
  if (!stored.some(({ name }) => named.has(name))) return;
  const before = clock().getTime() - untouchedMs;
  const orphans = stored.filter(
    ({ name, changedAt }) =>
      /\.(mp3|mp4|webm|part)$/.test(name) && !named.has(name) && changedAt.getTime() < before,
  );
  for (const { name } of orphans) await storage.remove(name);
  if (orphans.length > 0) log.info({ count: orphans.length }, "recordings that no row names were removed");
}
