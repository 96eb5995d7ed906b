import { buffer } from "node:stream/consumers";
import { audioBucket, ObjectMissing, type Storage } from "#server/providers/storage/storage.ts";
import type { Services } from "#server/services.ts";
import { findFileNames } from "./store.ts";

type Needs = Pick<Services, "db" | "storage" | "earlierStorage" | "backgrounds" | "log">;

/**
 * Brings recordings that an earlier start kept elsewhere into the store of today, one after the other, and returns how
 * many; what no row names belongs to somebody else and stays. A failure stops the start: a later one goes on from there.
 */
export async function moveRecordings({
  db,
  storage,
  earlierStorage,
  backgrounds,
  log,
}: Needs): Promise<number> {
  if (!earlierStorage) return 0;
  const left: string[] = [];
  for await (const { name } of earlierStorage.list(audioBucket)) left.push(name);
  if (left.length === 0) return 0;
  const fileNames = await db.asWorker(async (tx) => [
    ...(await findFileNames(tx)),
    ...(await backgrounds.fileNames(tx)),
  ]);
  const named = new Set(fileNames.map((fileName) => `${audioBucket}/${fileName}`));
  const ours = left.filter((name) => named.has(name));
  for (const name of ours) {
    if (!(await isThere(storage, name)))
      await storage.put(name, await buffer(await earlierStorage.open(name)));
    await earlierStorage.remove(name);
  }
  if (ours.length > 0) log.info({ count: ours.length }, "recordings were moved into the bucket");
  return ours.length;
}

/** What the bucket holds under the name is newer: nothing has been written to the earlier place since. */
async function isThere(storage: Storage, name: string): Promise<boolean> {
  try {
    (await storage.open(name, { start: 0, end: 0 })).destroy();
    return true;
  } catch (error) {
    if (error instanceof ObjectMissing) return false;
    throw error;
  }
}
