import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type S3TestServer, startS3Server } from "#server/testing/servers/s3-server.ts";
import { playlistItem } from "#shared/listening/playlist.ts";
import { runBackupCommand } from "./backup-command.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";
import { type Person, signUpPerson } from "./person.ts";

let folder: string;
let old: S3TestServer;
let bucket: S3TestServer;
const running: Product[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stillpoint-bucket-"));
  [old, bucket] = [await startS3Server(), await startS3Server()];
});

afterEach(async () => {
  for (const product of running.splice(0)) await product.stop();
  await old.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(name: string, env: Record<string, string>, port?: number): Promise<Product> {
  const product = await startProduct({ dataDir: join(folder, name), env, ...(port ? { port } : {}) });
  running.push(product);
  return product;
}

const run = (
  command: "backup" | "restore",
  name: string,
  env: Record<string, string>,
  file = "kept.tar.gz",
) => runBackupCommand(command, { DATA_DIR: join(folder, name), ...env }, join(folder, file));

async function everything(person: Person, sessionId: string) {
  const [kept] = await person.call("playlist/list", undefined, z.array(playlistItem));
  return { kept, mp3: await person.bytes(kept?.audioUrl ?? ""), chat: await person.read(sessionId) };
}

test("a backup holds the bucket's recordings, and brings them into another bucket or a data directory", async () => {
  const product = await start("old", old.env);
  const person = await signUpPerson(product.url);
  const sessionId = await person.sayAndWait("Hello.");
  await person.narrate(sessionId);
  const before = await everything(person, sessionId);
  const port = Number(new URL(product.url).port);
  await product.kill();

  const kept = await run("backup", "old", old.env);
  expect(kept).toMatchObject({ code: 0, output: expect.stringMatching(/^Kept \d+ rows of \d+ tables and/) });
  expect(await readdir(join(folder, "old"))).not.toContain("backing-up");

  const full = await run("restore", "new", old.env);
  expect(full).toEqual({
    code: 1,
    output: "S3_BUCKET holds recordings already. A backup is restored into an empty bucket only.",
  });
  const restored = await run("restore", "new", bucket.env);
  expect(restored).toEqual({ code: 0, output: kept.output.replace("Kept", "Restored") });
  expect([...bucket.objects.keys()]).toEqual([...old.objects.keys()]);
  expect(existsSync(join(folder, "new", "files"))).toBe(false);
  const moved = await start("new", bucket.env, port);
  expect(await everything(person, sessionId)).toEqual(before);
  await moved.kill();

  expect(await run("restore", "local", {})).toMatchObject({ code: 0 });
  await start("local", {}, port);
  expect(await everything(person, sessionId)).toEqual(before);
});

test("a restore into a bucket that fails leaves both places empty, and goes through afterwards", async () => {
  const product = await start("old", {});
  const person = await signUpPerson(product.url);
  await person.narrate(await person.sayAndWait("Hello."));
  await product.kill();
  expect(await run("backup", "old", {})).toMatchObject({ code: 0 });

  bucket.behaveOn(/\/audio-uploads\//, "PUT", "full");
  const failed = await run("restore", "new", bucket.env);
  expect(failed).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The storage could not store: full/),
  });
  expect(bucket.objects.size).toBe(0);
  expect(await readdir(join(folder, "new"))).toEqual([]);

  bucket.behave("ok");
  expect(await run("restore", "new", bucket.env)).toMatchObject({ code: 0 });
  expect(bucket.objects.size).toBe(1);
});
