import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyEmbedded } from "#server/testing/copy-embedded.ts";
import { flippedAmidst, runBackupCommand } from "./backup-command.ts";

test("a damaged backup is refused and leaves the place empty", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const run = (command: "backup" | "restore", name: string, file: string) =>
    runBackupCommand(command, { DATA_DIR: join(folder, name) }, file);
  const file = join(folder, "kept.tar.gz");
  await copyEmbedded(join(folder, "old"));
  expect((await run("backup", "old", file)).code).toBe(0);
  const whole = await readFile(file);
  const cut = whole.subarray(0, whole.length - 4000);
  for (const damaged of [cut, flippedAmidst(whole), Buffer.from("no archive")]) {
    await writeFile(file, damaged);
    const { code, output } = await run("restore", "new", file);
    expect(output).toMatch(/is damaged/);
    expect(code).toBe(1);
    expect(await readdir(join(folder, "new"))).toEqual([]);
  }
});
