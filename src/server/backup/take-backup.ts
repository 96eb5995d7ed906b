import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { lockDirectory } from "#server/db/directory-lock.ts";
import { BackupRefused, countRows, keptEntries, type Manifest, manifestName } from "./manifest.ts";
import { type TarEntry, writeTar } from "./tar.ts";

/**
 * Writes everything of a data directory into one `.tar.gz`, with row counts and checksums. Holds the directory's lock,
 * so it throws `DirectoryInUse` while the product runs; a file of that name is never overwritten.
 */
export async function takeBackup(dataDir: string, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already. Name a new file.`);
  if (!existsSync(join(dataDir, "database", "PG_VERSION"))) {
    throw new BackupRefused(`DATA_DIR ${dataDir} holds no database. Name the directory of your Stillpoint.`);
  }
  const lock = await lockDirectory(dataDir);
  const draft = `${file}.part`;
  try {
    const rows = await countRows(join(dataDir, "database"));
    const taken: Manifest = {
      ...{ format: "stillpoint-backup-1" as const, takenAt: new Date().toISOString() },
      ...{ rows, files: {} },
    };
    const output = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(Readable.from(writeTar(entriesOf(dataDir, taken))), createGzip(), output);
    await rename(draft, file);
    return taken;
  } finally {
    await rm(draft, { force: true });
    await lock.release();
  }
}

async function* entriesOf(dataDir: string, taken: Manifest): AsyncGenerator<TarEntry> {
  for (const name of keptEntries) {
    if (existsSync(join(dataDir, name))) yield* walk(dataDir, name, taken);
  }
  const bytes = Buffer.from(JSON.stringify(taken, null, 1));
  yield { name: manifestName, isFolder: false, size: bytes.length, content: Readable.from([bytes]) };
}

async function* walk(dataDir: string, name: string, taken: Manifest): AsyncGenerator<TarEntry> {
  const path = join(dataDir, name);
  const found = await stat(path);
  if (!found.isDirectory()) {
    if (name.endsWith(".part")) return;
    const hash = createHash("sha256");
    const content = hashed(createReadStream(path), hash);
    yield { name, isFolder: false, size: found.size, content };
    taken.files[name] = hash.digest("hex");
    return;
  }
  // Empty folders count too: PostgreSQL does not start without its own.
  yield { name, isFolder: true, size: 0, content: Readable.from([]) };
  for (const child of (await readdir(path)).sort()) yield* walk(dataDir, `${name}/${child}`, taken);
}

/** Passes bytes on and takes them into a checksum. */
export async function* hashed(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}
