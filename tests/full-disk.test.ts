import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { explainDisk } from "#server/explain-disk.ts";
import { mayMount, mountSmallDisk, unmountSmallDisk } from "./small-disk.ts";

/** A data directory on a disk of its own. */
async function onDiskOf(size: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "stillpoint-disk-"));
  mountSmallDisk(dataDir, size);
  onTestFinished(async () => {
    unmountSmallDisk(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });
  return dataDir;
}

const explained = async (dataDir: string, url?: string) =>
  (await explainDisk({ DATA_DIR: dataDir, DATABASE_URL: url }))?.message;

test.runIf(await mayMount())(
  "after a start that failed, a disk that is full is named with the room that is needed, and nothing is left on it",
  async () => {
    const dataDir = await onDiskOf("20m");
    const full = (megabytes: number) =>
      `The disk that holds DATA_DIR ${dataDir} is full. Make room on it, ${megabytes} MB at the least, and start again; what was saved is still there.`;
    expect(await explained(dataDir)).toBe(full(128));
    expect(await explained(dataDir, "postgres://elsewhere")).toBeUndefined();
    mkdirSync(join(dataDir, "database"));
    writeFileSync(join(dataDir, "database", "PG_VERSION"), "17\n");
    expect(await explained(dataDir)).toBe(full(32));
    expect(await readdir(dataDir)).toEqual(["database"]);
  },
);
