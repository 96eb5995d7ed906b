import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { isDeepStrictEqual } from "node:util";
import { createGunzip } from "node:zlib";
import { lockDirectory } from "#server/db/directory-lock.ts";
import { BackupRefused, countRows, keptEntries, type Manifest, manifest, manifestName } from "./manifest.ts";
import { hashed } from "./take-backup.ts";
import { readTar, type TarEntry } from "./tar.ts";

/**
 * Brings a backup into an empty data directory. Everything is unpacked aside and proven by checksum and row count
 * before it is moved into place, the database last; what fails leaves the directory empty. Throws `BackupRefused`.
 */
export async function restoreBackup(dataDir: string, file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new BackupRefused(`${file} does not exist. Name the file of a backup.`);
  const present = existsSync(dataDir) ? await readdir(dataDir) : [];
  if (present.some((name) => name !== "lock.sock")) {
    throw new BackupRefused(
      `DATA_DIR ${dataDir} is not empty. A backup is restored into an empty directory only.`,
    );
  }
  const lock = await lockDirectory(dataDir);
  const aside = join(dataDir, "restoring");
  try {
    await mkdir(aside, { mode: 0o700 });
    const held = await unpack(file, aside);
    const rows = await countRows(join(aside, "database"));
    if (!isDeepStrictEqual(rows, held.rows))
      throw new BackupRefused("The restored tables differ from the backup's.");
    for (const name of [...keptEntries].reverse()) {
      if (existsSync(join(aside, name))) await rename(join(aside, name), join(dataDir, name));
    }
    return held;
  } finally {
    await rm(aside, { recursive: true, force: true });
    await lock.release();
  }
}

async function unpack(file: string, aside: string): Promise<Manifest> {
  const files: Record<string, string> = {};
  let held: Manifest | undefined;
  try {
    // `pipe` alone would leave a broken archive waiting for ever.
    const archive = createGunzip();
    const reading = pipeline(createReadStream(file), archive).catch((error: unknown) =>
      archive.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    for await (const entry of readTar(archive)) {
      if (entry.name === manifestName) held = manifest.parse(await json(Readable.from(entry.content)));
      else await unpackEntry(entry, aside, files);
    }
    archive.destroy();
    await reading;
  } catch (error) {
    throw new BackupRefused(`${file} is damaged or no backup of a Stillpoint.`, { cause: error });
  }
  if (!held || !isDeepStrictEqual(sorted(files), sorted(held.files))) {
    throw new BackupRefused(`${file} is damaged: its checksums do not match.`);
  }
  return held;
}

async function unpackEntry(entry: TarEntry, aside: string, files: Record<string, string>): Promise<void> {
  const { name, isFolder, content } = entry;
  const parts = name.split("/");
  const isOurs = keptEntries.some((kept) => kept === parts[0]);
  if (!isOurs || parts.includes("..") || parts.includes("")) throw new Error("A name leaves the archive.");
  const path = join(aside, name);
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
