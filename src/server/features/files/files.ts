import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Logger } from "pino";
import { AppError } from "#server/app-error.ts";
import { FileUnread, type TextExtraction } from "#server/providers/text-extraction/text-extraction.ts";
import type { MessageFile } from "#shared/chat/files.ts";
import { keepableText } from "#shared/chat/written-text.ts";
import type { NumberKind } from "#shared/heart.ts";
import { limits } from "#shared/limits/limits.ts";

/** A file on its way in. */
export interface IncomingFile {
  /** Whose it is. */
  userId: string;
  name: string;
  content: AsyncIterable<Uint8Array>;
  /** Whether it is read as the export of a watch. */
  isHeart: boolean;
  timeZone: string;
  /** What the person said that numbers without a name are. */
  readAs?: NumberKind | undefined;
  signal: AbortSignal;
}

/** Reads files that people give; nothing of them stays. */
export interface Files {
  /** What a file says. Refuses with the catalogue's codes for files. */
  read(file: IncomingFile): Promise<MessageFile>;
  close(): Promise<void>;
}

interface Needs {
  dataDir: string;
  textExtraction: TextExtraction;
  log: Logger;
}

/** Passes on what arrives as long as it is not too much. */
async function* within(content: AsyncIterable<Uint8Array>, file: { isHeart: boolean; bytes: number }) {
  const most = file.isHeart ? limits.file.maxHeartBytes : limits.file.maxBytes;
  for await (const chunk of content) {
    file.bytes += chunk.length;
    if (file.bytes > most) throw new AppError(file.isHeart ? "HEART_FILE_TOO_LARGE" : "FILE_TOO_LARGE");
    yield chunk;
  }
}

/** Makes the reader of files; each lies in the data directory only while it is read. */
export function createFiles({ dataDir, textExtraction, log }: Needs): Files {
  const folder = join(dataDir, "incoming");
  // What a crash left behind goes with the first file that is read.
  let cleared: Promise<unknown> | undefined;
  const clear = async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  };
  return {
    read: async ({ userId, name, content, isHeart, timeZone, readAs, signal }) => {
      cleared ??= clear();
      await cleared;
      const path = join(folder, randomUUID());
      const file = { isHeart, bytes: 0 };
      try {
        await pipeline(Readable.from(within(content, file)), createWriteStream(path), { signal });
        if (file.bytes === 0) throw new AppError("FILE_EMPTY");
        const shown = keepableText(name).trim().slice(0, limits.file.nameChars).toWellFormed() || "file";
        return await textExtraction.read({
          readFor: userId,
          path,
          bytes: file.bytes,
          name: shown,
          isHeart,
          timeZone,
          readAs,
          signal,
        });
      } catch (error) {
        if (!(error instanceof FileUnread)) throw error;
        log.info({ code: error.code, bytes: file.bytes }, "a file was not read");
        // Told above, and no fault of ours: with a cause it would be logged as one.
        throw new AppError(error.code);
      } finally {
        await rm(path, { force: true });
      }
    },
    close: () => textExtraction.close(),
  };
}
