import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { takeSnapshot } from "./take-snapshot.ts";

/** A data directory with recordings, and a database whose rows a test changes at will. */
const { signal } = new AbortController();

async function place(files: string[], rows: string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), "snapshot-"));
  const recordings = join(dataDir, "files/audio-uploads");
  await mkdir(recordings, { recursive: true });
  for (const file of files) await writeFile(join(recordings, file), `sound of ${file}`);
  await writeFile(join(dataDir, "session-secret"), "secret");
  const database = { rows, begun: 0, afterNames: async () => {} };
  const run = async (statement: string) => {
    if (statement.startsWith("begin")) database.begun += 1;
    if (statement.includes("pg_export_snapshot")) return { rows: [{ id: `snapshot-${database.begun}` }] };
    if (!statement.includes("audio_narrations")) return { rows: [] };
    const named = database.rows.map((file) => ({ file }));
    await database.afterNames();
    return { rows: named };
  };
  return { dataDir, recordings, database, run, aside: join(dataDir, "backing-up") };
}

test("the files of the moment are set aside and stay although the product removes them, without drafts", async () => {
  const { dataDir, recordings, run, aside } = await place(["a.mp3", "b.mp3.part"], ["a.mp3"]);
  expect(await takeSnapshot(run, { dataDir, aside, signal })).toEqual({ id: "snapshot-1", missing: [] });
  await rm(recordings, { recursive: true });
  expect(await readFile(join(aside, "files/audio-uploads/a.mp3"), "utf8")).toBe("sound of a.mp3");
  expect(await readdir(join(aside, "files/audio-uploads"))).toEqual(["a.mp3"]);
  expect(await readFile(join(aside, "session-secret"), "utf8")).toBe("secret");
});

test("a recording that a person removes between the rows and the files makes for a new snapshot", async () => {
  const { dataDir, recordings, database, run, aside } = await place(["a.mp3", "b.mp3"], ["a.mp3", "b.mp3"]);
  database.afterNames = async () => {
    database.rows = ["a.mp3"];
    await rm(join(recordings, "b.mp3"), { force: true });
  };
  expect(await takeSnapshot(run, { dataDir, aside, signal })).toEqual({ id: "snapshot-2", missing: [] });
});

test("a recording that had been lost before is named, and no reason to go on trying", async () => {
  const { dataDir, run, aside } = await place(["a.mp3"], ["a.mp3", "lost.mp3"]);
  expect(await takeSnapshot(run, { dataDir, aside, signal })).toEqual({
    id: "snapshot-2",
    missing: ["lost.mp3"],
  });
});

test("a directory with none of the recordings is the wrong one", async () => {
  const { dataDir, run, aside } = await place(["other.mp3"], ["a.mp3", "b.mp3"]);
  await expect(takeSnapshot(run, { dataDir, aside, signal })).rejects.toThrow(/holds none of the recordings/);
});
