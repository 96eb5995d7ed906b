import { createHash } from "node:crypto";
import { BackupError } from "#server/backup/manifest.ts";
import { audioBucket, ObjectMissing, type Storage } from "#server/providers/storage/storage.ts";

/** Refuses a bucket that holds what is not in `local`: a start would clear it away as nobody's. Throws `BackupError`. */
export async function refuseOthersBucket(local: Storage, bucket: Storage): Promise<void> {
  const ours = new Set<string>();
  for await (const { name } of local.list(audioBucket)) ours.add(name);
  for await (const { name } of bucket.list(audioBucket)) {
    if (!ours.has(name))
      throw new BackupError("S3_BUCKET holds recordings of another Stillpoint. Name an empty bucket.");
  }
}

/**
 * Puts every file of `local` into the bucket, reads it back and compares the two by SHA-256; returns how many. What an
 * earlier move brought is compared only. The files stay where they are.
 */
export async function copyRecordings(local: Storage, bucket: Storage, signal: AbortSignal): Promise<number> {
  let files = 0;
  for await (const { name } of local.list(audioBucket)) {
    signal.throwIfAborted();
    if (name.endsWith(".part")) continue;
    const here = await checksum(local, name);
    if ((await checksum(bucket, name)) !== here) {
      await bucket.put(name, await local.open(name));
      if ((await checksum(bucket, name)) !== here)
        throw new BackupError("A file arrived in S3_BUCKET other than it is in DATA_DIR. Run it again.");
    }
    files += 1;
  }
  return files;
}

/** Nothing for what is not there. */
async function checksum(storage: Storage, name: string): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    for await (const chunk of await storage.open(name)) hash.update(chunk);
  } catch (error) {
    if (error instanceof ObjectMissing) return undefined;
    throw error;
  }
  return hash.digest("hex");
}
