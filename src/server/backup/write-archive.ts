import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { keptEntries, type Manifest, manifestName } from "./manifest.ts";
import { type TarEntry, writeTar } from "./tar.ts";

/**
 * Writes what is kept of a folder into a `.tar.gz`, whole or not at all, and fills in the manifest's checksums. Recordings
 * may have been brought to a folder of their own.
 */
export async function writeArchive(
  folder: string,
  taken: Manifest,
  file: string,
  signal: AbortSignal,
  recordings = folder,
): Promise<void> {
  const draft = `${file}.part`;
  try {
    const output = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(Readable.from(writeTar(entriesOf(folder, taken, recordings))), createGzip(), output, {
      signal,
    });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

async function* entriesOf(folder: string, taken: Manifest, recordings: string): AsyncGenerator<TarEntry> {
  for (const name of keptEntries) {
    const from = name === "files" ? recordings : folder;
    if (existsSync(join(from, name))) yield* walk(from, name, taken);
  }
  const bytes = Buffer.from(JSON.stringify(taken, null, 1));
  yield { name: manifestName, isFolder: false, size: bytes.length, content: Readable.from([bytes]) };
}

async function* walk(folder: string, name: string, taken: Manifest): AsyncGenerator<TarEntry> {
  const path = join(folder, name);
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
  for (const child of (await readdir(path)).sort()) yield* walk(folder, `${name}/${child}`, taken);
}

/** Passes bytes on and takes them into a checksum. */
export async function* hashed(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}
