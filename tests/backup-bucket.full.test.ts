import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bytesByName, startBucketBackup } from "./bucket-backup.ts";

test("a backup of a bucket's recordings brings them into a data directory too", async () => {
  const { old, folder, furnish, run } = await startBucketBackup();
  const place = await furnish(old.env);
  expect(await run("backup", place, old.env)).toMatchObject({ code: 0 });
  const local = join(folder, "local");
  expect(await run("restore", local, {})).toMatchObject({ code: 0 });
  const recordings = bytesByName(old);
  expect(recordings.size).toBe(4);
  for (const [name, bytes] of recordings) expect(await readFile(join(local, "files", name))).toEqual(bytes);
});

test("a restore into a bucket that fails leaves both places empty, and goes through afterwards", async () => {
  const { bucket, folder, furnish, run } = await startBucketBackup();
  const place = await furnish({});
  expect(await run("backup", place, {})).toMatchObject({ code: 0 });

  const target = join(folder, "new");
  bucket.behaveOn(/\/audio-uploads\//, "PUT", "full");
  const failed = await run("restore", target, bucket.env);
  expect(failed).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The storage could not store: full/),
  });
  expect(bucket.objects.size).toBe(0);
  expect(await readdir(target)).toEqual([]);

  bucket.behave("ok");
  expect(await run("restore", target, bucket.env)).toMatchObject({ code: 0 });
  expect(bucket.objects.size).toBe(4);
});
