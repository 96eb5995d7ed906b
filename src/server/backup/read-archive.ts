import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { isDeepStrictEqual } from "node:util";
import { createGunzip } from "node:zlib";
import { BackupError, keptEntries, type Manifest, manifest, manifestName } from "./manifest.ts";
import { readTar, type TarEntry } from "./tar.ts";
import { hashed } from "./write-archive.ts";

/** Unpacks a backup into an empty folder and proves every file by its checksum. Throws `BackupError` for a damaged one. */
export async function readArchive(file: string, folder: string, signal: AbortSignal): Promise<Manifest> {
  const files: Record<string, string> = {};
  let held: Manifest | undefined;
  try {
    // `pipe` alone would leave a broken archive waiting for ever.
    const archive = createGunzip();
    const reading = pipeline(createReadStream(file), archive, { signal }).catch((error: unknown) =>
      archive.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    for await (const entry of readTar(archive)) {
      if (entry.name === manifestName) held = manifest.parse(await json(Readable.from(entry.content)));
      else await unpackEntry(entry, folder, files);
    }
    archive.destroy();
    await reading;
  } catch (error) {
    signal.throwIfAborted();
    throw new BackupError(`${file} is damaged or no backup of a Stillpoint.`, { cause: error });
  }
  if (!held || !isDeepStrictEqual(sorted(files), sorted(held.files))) {
    throw new BackupError(`${file} is damaged: its checksums do not match.`);
  }
  return held;
}

async function unpackEntry(entry: TarEntry, folder: string, files: Record<string, string>): Promise<void> {
  const { name, isFolder, content } = entry;
  const parts = name.split("/");
  const isOurs = keptEntries.some((kept) => kept === parts[0]);
  if (!isOurs || parts.includes("..") || parts.includes("")) throw new Error("A name leaves the archive.");
  const path = join(folder, name);
  if (isFolder) {
    await mkdir(path, { recursive: true, mode: 0o700 });
    return;
  }
  const hash = createHash("sha256");
  await pipeline(hashed(content, hash), createWriteStream(path, { mode: 0o600, flags: "wx", flush: true }));
  files[name] = hash.digest("hex");
}

function sorted(files: Record<string, string>): [string, string][] {
  return Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
}
