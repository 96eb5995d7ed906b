import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { type BackupRequest, takeBackup } from "#server/backup/take-backup.ts";
import { playlistItem } from "#shared/listening/playlist.ts";
import { flippedAmidst, runBackupCommand } from "./backup-command.ts";
import { type Product, startProduct } from "./e2e/support/product.ts";
import { type Person, signUpPerson } from "./person.ts";

let folder: string;
const running: Product[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stillpoint-backup-"));
});

afterEach(async () => {
  for (const product of running.splice(0)) await product.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(name: string, port?: number): Promise<Product> {
  const product = await startProduct({ dataDir: join(folder, name), ...(port ? { port } : {}) });
  running.push(product);
  return product;
}

const run = (command: "backup" | "restore", name: string, file: string) =>
  runBackupCommand(command, { DATA_DIR: join(folder, name) }, file);

/** The same in this process: how a command says a refusal is seen from the two that are run. */
const request = (name: string, file: string): BackupRequest => ({
  dataDir: join(folder, name),
  databaseUrl: undefined,
  file,
  signal: new AbortController().signal,
});

async function everything(person: Person, sessionId: string) {
  const [kept] = await person.call("playlist/list", undefined, z.array(playlistItem));
  const mp3 = await person.bytes(kept?.audioUrl ?? "");
  return { kept, mp3, chat: await person.read(sessionId) };
}

test("what was backed up after a crash is all there in an empty place, and a damaged copy of it is refused", async () => {
  const file = join(folder, "kept.tar.gz");
  const product = await start("old");
  const person = await signUpPerson(product.url);
  const sessionId = await person.sayAndWait("Hello.");
  await person.narrate(sessionId);
  const before = await everything(person, sessionId);

  await expect(takeBackup(request("old", file))).rejects.toThrow(
    /^DATA_DIR .* is in use by another Stillpoint\./,
  );
  expect(existsSync(file)).toBe(false);

  await product.kill("SIGKILL");
  const kept = await run("backup", "old", file);
  expect(kept).toMatchObject({ code: 0, output: expect.stringMatching(/^Kept \d+ rows of \d+ tables and/) });
  const damaged = join(folder, "damaged.tar.gz");
  await writeFile(damaged, flippedAmidst(await readFile(file)));
  await expect(restoreBackup(request("new", damaged))).rejects.toThrow(/is damaged/);
  expect(await readdir(join(folder, "new"))).toEqual([]);
  const restored = await run("restore", "new", file);
  expect(restored).toEqual({ code: 0, output: kept.output.replace("Kept", "Restored") });
  await expect(restoreBackup(request("new", file))).rejects.toThrow(/is not empty/);

  await start("new", Number(new URL(product.url).port));
  expect(await everything(person, sessionId)).toEqual(before);
});
