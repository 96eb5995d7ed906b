import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openBucket } from "#server/choose-storage.ts";
import { readEnv } from "#server/settings/env.ts";
import { startS3Server } from "#server/testing/servers/s3-server.ts";
import { takeSnapshot } from "./take-snapshot.ts";

const { signal } = new AbortController();

/** A data directory with recordings, and a database whose rows a test changes at will. */
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

test("of a bucket the recordings of the moment are fetched, and what is removed meanwhile is there if a row still names it", async () => {
  const { dataDir, database, run, aside } = await place(["old.mp3"], ["a.mp3", "b.mp3"]);
  const server = await startS3Server();
  onTestFinished(() => server.close());
  for (const name of ["a.mp3", "b.mp3", "erased.mp3"])
    server.objects.set(`audio-uploads/${name}`, { bytes: Buffer.from(name), changedAt: new Date() });
  const bucket = await openBucket(readEnv(server.env, join(dataDir, "none.env")));
  const asked = async (statement: string) => {
    if (statement.startsWith("begin")) {
      server.objects.delete("audio-uploads/b.mp3");
      server.objects.delete("audio-uploads/erased.mp3");
      server.objects.set("audio-uploads/c.mp3", { bytes: Buffer.from("c.mp3"), changedAt: new Date() });
      database.rows = ["a.mp3", "b.mp3", "c.mp3"];
    }
    return run(statement);
  };
  expect(await takeSnapshot(asked, { dataDir, bucket, aside, signal })).toMatchObject({ missing: [] });
  expect((await readdir(join(aside, "files/audio-uploads"))).sort()).toEqual(["a.mp3", "b.mp3", "c.mp3"]);
  expect(await readdir(aside)).toContain("session-secret");

  server.objects.clear();
  await expect(takeSnapshot(run, { dataDir, bucket, aside, signal })).rejects.toThrow(
    "S3_BUCKET holds none of the recordings that DATABASE_URL's database names.",
  );
});
