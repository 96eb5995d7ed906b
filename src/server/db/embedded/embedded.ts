import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { Pool } from "pg";
import { restAsVisitor } from "#server/db/roles.ts";
import { createStatementNames, prepareOften } from "./prepare-often.ts";
import { WireStream } from "./wire-stream.ts";

const draftMark = ".new";

/** The embedded database as the rest of the server sees it: a pool of one, and the way to shut it down. */
export interface EmbeddedDatabase {
  pool: Pool;
  /** Rejects when the database ends by itself, as it does on a full disk; whatever waits for it would wait for ever. */
  broken: Promise<never>;
  close(): Promise<void>;
}

/** Opens the database in `dataDir`, creating it first if there is none; the caller holds the directory's lock. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const directory = join(dataDir, "database");
  if (!existsSync(join(directory, "PG_VERSION"))) await create(directory);
  const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), {
    workerData: directory,
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  await reported(worker, "ready");
  const broken = new Promise<never>((_, reject) => worker.once("error", reject));
  const nameFor = createStatementNames();
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: "postgres",
    database: "template1",
    stream: () => new WireStream(worker),
    onConnect: async (client) => {
      prepareOften(client, nameFor);
      await restAsVisitor(client);
    },
    pipeline: true,
  });
  return {
    pool,
    broken,
    close: async () => {
      await pool.end();
      const closed = reported(worker, "closed");
      worker.postMessage("close");
      await closed;
    },
  };
}

/**
 * Creates beside the final place and renames, so that a start cut short leaves nothing half made. Each draft has a name
 * of its own: the child of a start that was killed may go on writing into the old one for seconds.
 */
async function create(directory: string): Promise<void> {
  const draft = `${directory}${draftMark}-${randomUUID()}`;
  await removeDrafts(directory);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const script = fileURLToPath(new URL("./create-directory.ts", import.meta.url));
  try {
    await promisify(execFile)(process.execPath, [script, draft]);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await rm(directory, { recursive: true, force: true });
  await rename(draft, directory);
}

async function removeDrafts(directory: string): Promise<void> {
  const names = await readdir(dirname(directory));
  for (const name of names.filter((each) => each.startsWith(`${basename(directory)}${draftMark}`))) {
    await rm(join(dirname(directory), name), {
      recursive: true,
      force: true,
      maxRetries: 5,
      retryDelay: 200,
    });
  }
}

function reported(worker: Worker, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = (message: unknown) => {
      if (message !== word) return;
      worker.off("message", listen);
      worker.off("error", reject);
      resolve();
    };
    worker.on("message", listen);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The embedded database ended with code ${code}.`)));
  });
}
