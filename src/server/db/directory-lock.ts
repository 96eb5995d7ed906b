import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const answerTimeoutMs = 1000;
const attempts = 5;

/** Another process holds the data directory; the message says what to do. */
export class DirectoryInUse extends Error {
  override readonly name = "DirectoryInUse";
}

/** A held data directory. */
export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Holds a data directory for this process alone. The lock is a listening socket in the directory: it ends with the
 * process however that ends, so a crash leaves nothing to clean up. Throws `DirectoryInUse` when somebody else has it.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // A socket's path may have about 100 characters: a short link stands in for a long directory.
  const shortcut = await mkdtemp(join(tmpdir(), "still-"));
  await symlink(resolve(directory), join(shortcut, "d"));
  const path = join(shortcut, "d", "lock.sock");
  try {
    const server = await hold(path, directory);
    return {
      release: async () => {
        await new Promise<void>((done) => server.close(() => done()));
        await rm(shortcut, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(shortcut, { recursive: true, force: true });
    throw error;
  }
}

async function hold(path: string, directory: string): Promise<Server> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const nonce = randomUUID();
    const server = await listen(path, nonce);
    if (server) {
      await pause(Math.random() * 20);
      if ((await ask(path)) === nonce) return server;
      server.close();
    } else if ((await ask(path)) !== undefined) {
      throw new DirectoryInUse(
        `DATA_DIR ${directory} is in use by another Stillpoint. Stop that one, or give this one a directory of its own.`,
      );
    } else {
      await removeDead(path);
    }
    await pause(Math.random() * 50);
  }
  throw new DirectoryInUse(
    `DATA_DIR ${directory} could not be locked. Another Stillpoint may be starting on it.`,
  );
}

/** Moves the socket aside before removing it, so that one which came alive meanwhile can be put back. */
async function removeDead(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return; // somebody else has just removed it
  }
  if ((await ask(aside)) === undefined) await rm(aside, { force: true });
  else await rename(aside, path);
}

function listen(path: string, nonce: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.on("error", () => socket.destroy()).end(nonce));
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(undefined) : fail(error),
    );
    server.listen(path, () => done(server));
    server.unref();
  });
}

/** What the holder of a lock answers; nothing when nobody listens. A holder too busy to answer still counts as one. */
function ask(path: string): Promise<string | undefined> {
  return new Promise((done) => {
    let answer = "";
    const socket = connect(path);
    socket.setTimeout(answerTimeoutMs, () => socket.destroy());
    socket.on("data", (bytes) => {
      answer += bytes.toString();
    });
    socket.on("error", (error: NodeJS.ErrnoException) =>
      done(error.code === "ECONNREFUSED" || error.code === "ENOENT" ? undefined : "busy"),
    );
    socket.on("close", () => done(answer || "busy"));
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
