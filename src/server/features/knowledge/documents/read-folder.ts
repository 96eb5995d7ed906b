import { createHash } from "node:crypto";
import { lstat, readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { type ReadPdf, UnreadableFile } from "#server/providers/text-extraction/text-extraction.ts";
import type { GivenPassage } from "./bring-up-to-date.ts";
import { isReadable, readDocument } from "./read-document.ts";
import { splitDocument } from "./split-document.ts";

/** How much an operator's folder may hold. */
const most = { files: 10_000, fileMegabytes: 20, passagesOfFile: 20_000, passages: 100_000 };

/** What a folder gave: passages, how many files they come from, and why the others were left out. */
export interface ReadFolder {
  passages: GivenPassage[];
  files: number;
  refusals: { path: string; reason: string }[];
}

/**
 * Reads all Markdown, PDF and text of a folder and its folders; hidden files are passed over, links not followed. A file
 * that cannot be read is a refusal, and the rest is read. Throws when the folder itself cannot be read.
 */
export async function readFolder(folder: string, origin: string, readPdf: ReadPdf): Promise<ReadFolder> {
  const found: ReadFolder = { passages: [], files: 0, refusals: [] };
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !/(?:^|[\\/])\./.test(path))
    .sort();
  for (const [at, path] of paths.entries()) {
    try {
      if (at >= most.files) throw new UnreadableFile(`is beyond the first ${most.files} files`);
      const passages = await readFileOf(folder, path, origin, readPdf);
      if (found.passages.length + passages.length > most.passages)
        throw new UnreadableFile(`would make the folder larger than ${most.passages} passages`);
      found.passages = found.passages.concat(passages);
      found.files += 1;
    } catch (error) {
      found.refusals.push({ path, reason: reasonOf(error) });
    }
  }
  return found;
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof Error && "syscall" in error && "code" in error)
    return `cannot be read (${error.code})`;
  throw error;
}

async function readFileOf(
  folder: string,
  path: string,
  origin: string,
  readPdf: ReadPdf,
): Promise<GivenPassage[]> {
  const file = join(folder, path);
  const stats = await lstat(file);
  if (stats.isSymbolicLink()) throw new UnreadableFile("is a link");
  if (!stats.isFile()) throw new UnreadableFile("is no file");
  if (!isReadable(path)) throw new UnreadableFile("is neither Markdown, PDF nor text");
  if (stats.size > most.fileMegabytes * 1_000_000)
    throw new UnreadableFile(`is larger than ${most.fileMegabytes} MB`);
  const { title, tags, text } = await readDocument({ name: path, path: file, bytes: stats.size }, readPdf);
  const parts = splitDocument(title, text);
  if (parts.length === 0) throw new UnreadableFile("says nothing");
  if (parts.length > most.passagesOfFile)
    throw new UnreadableFile(`has more than ${most.passagesOfFile} passages`);
  // Named by what it says, so that a paragraph put in before others leaves those alone.
  const passages = parts.map((part) => ({
    id: `${origin}/${path}#${hashOf(part)}`,
    ...part,
    tags,
    asked: [],
    near: [],
    sources: [path],
  }));
  return [...new Map(passages.map((passage) => [passage.id, passage])).values()];
}

const hashOf = (part: object): string =>
  createHash("sha256").update(JSON.stringify(part)).digest("hex").slice(0, 16);
