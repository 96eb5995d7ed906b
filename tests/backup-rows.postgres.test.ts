import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { readTableStates } from "#server/backup/table-states.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { freshDatabase } from "#server/testing/test-database.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { runBackupCommand } from "./backup-command.ts";

/** Runs something with a connection to a database. */
async function at<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

test("what a PostgreSQL held is all there after it was kept and brought into an empty one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const from = (await freshDatabase(folder, { hasLibrary: true })) ?? "";
  const server = await startTestServer({ DATABASE_URL: from });
  onTestFinished(() => rm(server.dataDir, { recursive: true, force: true }));
  await seedEverything(server, await server.person());
  // Whatever is still written afterwards is in no backup.
  await server.services.close();

  const file = join(folder, "kept.tar.gz");
  const run = (command: "backup" | "restore", dataDir: string, url: string) =>
    runBackupCommand(command, { DATA_DIR: dataDir, DATABASE_URL: url }, file);
  const kept = await run("backup", server.dataDir, from);
  expect(kept).toMatchObject({ code: 0, output: expect.stringMatching(/^Kept \d+ rows of \d+ tables and/) });

  const empty = new URL(from);
  empty.pathname += "_restored";
  await at(from, (client) => client.query(`create database ${empty.pathname.slice(1)}`));
  const restored = await run("restore", join(folder, "new"), empty.href);
  expect(restored).toEqual({ code: 0, output: kept.output.replace("Kept", "Restored") });
  const statesOf = (url: string) =>
    at(url, (client) => readTableStates((statement) => client.query(statement)));
  expect(await statesOf(empty.href)).toEqual(await statesOf(from));
});
