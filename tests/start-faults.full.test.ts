import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startPostgres } from "#scripts/start-postgres.ts";
import { waitUntilHealthy } from "./e2e/support/health.ts";
import { freePort, startProduct } from "./e2e/support/product.ts";
import { signUpPerson } from "./person.ts";
import { mayMount, mountSmallDisk, unmountSmallDisk } from "./small-disk.ts";
import { testDatabases } from "./test-databases.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "stillpoint-start-"));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

function launch(env: Record<string, string>) {
  return spawn(process.execPath, ["src/server/main.ts"], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: "0", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/** All that a start said that is expected to end by itself, and how it ended. */
async function refusedStart(env: Record<string, string> = {}) {
  const child = launch(env);
  const [said] = await Promise.all([text(child.stderr), once(child, "close")]);
  return { said: said.trim(), code: child.exitCode };
}

test("without a PostgreSQL a start waits a little and ends in a sentence that names the mend", async () => {
  const port = await freePort();
  const { said, code } = await refusedStart({ DATABASE_URL: `postgres://app:s3cret@127.0.0.1:${port}/calm` });
  const sentence = `Nothing accepts connections at 127.0.0.1, port ${port}. Start PostgreSQL there, or correct the host and the port in DATABASE_URL.`;
  expect(said).toBe(`${sentence} Waiting 15 seconds for it.\n${sentence}`);
  expect(code).toBe(1);
});

test.runIf(process.env.POSTGRES_BIN)(
  "a PostgreSQL that comes up a little later is waited for, and one without the database is not",
  async () => {
    const postgres = await startPostgres();
    const none = testDatabases(postgres).address("nowhere");
    const { said, code } = await refusedStart({ DATABASE_URL: none });
    expect(said).toMatch(/^PostgreSQL at 127\.0\.0\.1 has no database named nowhere\. Create it, [^\n]*$/);
    expect(code).toBe(1);
    await postgres.crash();
    const port = await freePort();
    const waiting = launch({ DATABASE_URL: postgres.url, PORT: String(port) });
    const ended = once(waiting, "close");
    expect(String(await once(waiting.stderr, "data"))).toContain("Waiting");
    await postgres.bringBack();
    await waitUntilHealthy(`http://localhost:${port}`, waiting, 60_000);
    waiting.kill();
    await ended;
    await postgres.stop();
  },
);

test.runIf(await mayMount())("on a disk too small for a database a first start says so", async () => {
  mountSmallDisk(dataDir, "20m");
  try {
    const { said, code } = await refusedStart();
    expect(said).toBe(
      `The disk that holds DATA_DIR ${dataDir} is full. Make room on it, 128 MB at the least, and start again; what was saved is still there.`,
    );
    expect(code).toBe(1);
    expect((await readdir(dataDir)).filter((name) => !name.endsWith(".sock"))).toEqual([]);
  } finally {
    unmountSmallDisk(dataDir);
  }
});

test.runIf(await mayMount())(
  "a start on a disk that has filled up says so, and after making room everything is there",
  async () => {
    mountSmallDisk(dataDir, "400m");
    try {
      const before = await startProduct({ dataDir });
      const person = await signUpPerson(before.url);
      const chatId = await person.sayAndWait("Keep this.");
      const chat = await person.read(chatId);
      await before.kill("SIGKILL");
      await expect(fill(join(dataDir, "ballast"))).rejects.toMatchObject({ code: "ENOSPC" });
      const { said, code } = await refusedStart();
      expect(said).toMatch(/^The disk that holds DATA_DIR \S+ is full\. Make room on it, 32 MB [^\n]*$/);
      expect(code).toBe(1);
      await rm(join(dataDir, "ballast"));
      const after = await startProduct({ dataDir, port: Number(new URL(before.url).port) });
      expect(await person.read(chatId)).toEqual(chat);
      await after.stop();
    } finally {
      unmountSmallDisk(dataDir);
    }
  },
);

/** Writes into a file until nothing more fits, and throws what that throws. */
async function fill(path: string): Promise<never> {
  const chunk = new Uint8Array(64 * 1024);
  for (;;) await appendFile(path, chunk);
}
