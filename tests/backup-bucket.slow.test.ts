import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { flippedAmidst } from "./backup-command.ts";
import { bytesByName, startBucketBackup } from "./bucket-backup.ts";

test("a backup holds the bucket's recordings, and brings them into another bucket; a damaged copy is refused", async () => {
  const { old, bucket, folder, furnish, run } = await startBucketBackup();
  const place = await furnish(old.env);
  const kept = await run("backup", place, old.env);
  expect(kept).toMatchObject({ code: 0, output: expect.stringMatching(/^Kept \d+ rows of \d+ tables and/) });
  expect(await readdir(place)).not.toContain("backing-up");

  const damaged = join(folder, "damaged.tar.gz");
  await writeFile(damaged, flippedAmidst(await readFile(join(folder, "kept.tar.gz"))));
  const { signal } = new AbortController();
  const untouched = { dataDir: join(folder, "untouched"), databaseUrl: undefined, file: damaged, signal };
  await expect(restoreBackup(untouched)).rejects.toThrow(/is damaged/);
  expect(await readdir(untouched.dataDir)).toEqual([]);

  const moved = join(folder, "new");
  const full = await run("restore", moved, old.env);
  expect(full).toEqual({
    code: 1,
    output: "S3_BUCKET holds recordings already. A backup is restored into an empty bucket only.",
  });
  const restored = await run("restore", moved, bucket.env);
  expect(restored).toEqual({ code: 0, output: kept.output.replace("Kept", "Restored") });
  const recordings = bytesByName(old);
  expect(recordings.size).toBe(4);
  expect(bytesByName(bucket)).toEqual(recordings);
  expect(await readdir(moved)).not.toContain("files");
});
