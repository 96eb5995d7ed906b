import { existsSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { localStorageOf } from "#server/choose-storage.ts";
import { audioBucket, ObjectMissing, type Storage } from "#server/providers/storage/storage.ts";
import { BackupError, type Manifest } from "./manifest.ts";

const beside = (folder: string) => localStorageOf({ DATA_DIR: folder });

/** The bucket's recordings in `folder`, as a data directory would hold them; those already there stay. Returns the names of all. */
export async function fetchRecordings(
  bucket: Storage,
  folder: string,
  signal: AbortSignal,
): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { name } of bucket.list(audioBucket)) {
    signal.throwIfAborted();
    names.add(name);
    if (existsSync(join(folder, "files", name))) continue;
    const bytes = await readWhole(bucket, name);
    if (bytes) await beside(folder).put(name, bytes);
  }
  return names;
}

/** One that is removed while the list is gone through is no longer there. */
async function readWhole(bucket: Storage, name: string): Promise<Uint8Array | undefined> {
  try {
    return await buffer(await bucket.open(name));
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined;
    throw error;
  }
}

/** Leaves of the recordings in `folder` those of these names. */
export async function keepRecordings(folder: string, names: ReadonlySet<string>): Promise<void> {
  for await (const { name } of beside(folder).list(audioBucket)) {
    if (!names.has(name)) await beside(folder).remove(name);
  }
}

/** Puts the recordings of `folder` into the bucket; each name is noted before, so that breaking off can be undone. */
export async function storeRecordings(
  bucket: Storage,
  folder: string,
  { brought, signal }: { brought: string[]; signal: AbortSignal },
): Promise<void> {
  for await (const { name } of beside(folder).list(audioBucket)) {
    signal.throwIfAborted();
    brought.push(name);
    await bucket.put(name, await buffer(await beside(folder).open(name)));
  }
}

/**
 * Refuses a bucket in which a restore would mix with another Stillpoint's recordings. What a restore that was cut off
 * brought is in `held`, and counts as nothing. Throws `BackupError`.
 */
export async function refuseFullBucket(bucket: Storage, held: Manifest | undefined): Promise<void> {
  for await (const { name } of bucket.list(audioBucket)) {
    if (held?.files[`files/${name}`] === undefined)
      throw new BackupError(
        "S3_BUCKET holds recordings already. A backup is restored into an empty bucket only.",
      );
  }
}
