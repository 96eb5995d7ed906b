import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { type S3TestServer, startS3Server } from "#server/testing/servers/s3-server.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { runBackupCommand } from "./backup-command.ts";

let folder: string;
let old: S3TestServer;
let bucket: S3TestServer;
const furnished: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stillpoint-bucket-"));
  [old, bucket] = [await startS3Server(), await startS3Server()];
});

afterEach(async () => {
  await old.close();
  await bucket.close();
  for (const place of [folder, ...furnished.splice(0)]) await rm(place, { recursive: true, force: true });
});

/** The data directory of a Stillpoint in which somebody keeps everything one can keep, ended. */
async function furnish(env: Record<string, string>): Promise<string> {
  const server = await startTestServer(env);
  furnished.push(server.dataDir);
  await seedEverything(server, await server.person());
  await server.services.close();
  return server.dataDir;
}

const run = (
  command: "backup" | "restore",
  dataDir: string,
  env: Record<string, string>,
  file = "kept.tar.gz",
) => runBackupCommand(command, { DATA_DIR: dataDir, ...env }, join(folder, file));

const bytesByName = ({ objects }: S3TestServer) =>
  new Map([...objects].map(([name, { bytes }]) => [name, bytes] as const));

test("a backup holds the bucket's recordings, and brings them into another bucket or a data directory", async () => {
  const place = await furnish(old.env);
  const kept = await run("backup", place, old.env);
  expect(kept).toMatchObject({ code: 0, output: expect.stringMatching(/^Kept \d+ rows of \d+ tables and/) });
  expect(await readdir(place)).not.toContain("backing-up");

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
  expect(existsSync(join(moved, "files"))).toBe(false);

  const local = join(folder, "local");
  expect(await run("restore", local, {})).toMatchObject({ code: 0 });
  for (const [name, bytes] of recordings) expect(await readFile(join(local, "files", name))).toEqual(bytes);
});

test("a restore into a bucket that fails leaves both places empty, and goes through afterwards", async () => {
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
