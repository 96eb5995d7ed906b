import { type Entry, openPromise, type ZipFile } from "yauzl";
import type { ByteSource } from "#server/heart/exports/byte-source.ts";
import { limits } from "#shared/limits/limits.ts";
import { FileUnread } from "./text-extraction.ts";

/** What may hold figures, by its name; what lies beside them in an archive is passed over. */
const named = /\.(?:xml|csv|tsv|txt|json|hrm|tcx|gpx)$/i;
const beside = /(?:^|\/)(?:\.|__MACOSX\/|export_cda\.xml$)/;
/** Apple's own name for everything its watch knows. */
const apples = /(?:^|\/)export\.xml$/i;
/** An archive with one file for each day would take too long to try whole. */
const mostTried = 8;

/**
 * The files of a ZIP archive that may be the export of a watch, unpacked while they are read: Apple's first, then the
 * largest. Throws `FileUnread` when all of them have a password or unpack to too much.
 */
export async function* exportsOfArchive(path: string): AsyncGenerator<ByteSource> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    const entries = await entriesOf(zip);
    const open = entries.filter((entry) => !entry.isEncrypted());
    if (entries.length > 0 && open.length === 0) throw new FileUnread("FILE_LOCKED");
    const fitting = open.filter(({ uncompressedSize }) => uncompressedSize <= limits.file.maxUnpackedBytes);
    if (open.length > 0 && fitting.length === 0) throw new FileUnread("FILE_TOO_MUCH");
    for (const entry of fitting.toSorted(likelier).slice(0, mostTried)) {
      yield { bytes: entry.uncompressedSize, open: () => zip.openReadStreamPromise(entry) };
    }
  } finally {
    zip.close();
  }
}

const likelier = (one: Entry, other: Entry): number =>
  Number(apples.test(other.fileName)) - Number(apples.test(one.fileName)) ||
  other.uncompressedSize - one.uncompressedSize;

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (named.test(entry.fileName) && !beside.test(entry.fileName)) entries.push(entry);
  }
  return entries;
}
