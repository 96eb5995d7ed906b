import { readFile as readBytes } from "node:fs/promises";
import { type ByteSource, fileSource } from "#server/heart/exports/byte-source.ts";
import { encodingOf, readHead, textOf } from "#server/heart/exports/decode-text.ts";
import { readExport, readRows, TooLargeToRead } from "#server/heart/exports/read-export.ts";
import { readFit } from "#server/heart/exports/read-fit.ts";
import { type HeartReading, hasFigures, type ReadOptions } from "#server/heart/exports/reading.ts";
import { describeHeart } from "#server/heart/report/describe-heart.ts";
import { reportHeart } from "#server/heart/report/report-heart.ts";
import type { FileType, MessageFile } from "#shared/chat/files.ts";
import { keepableText } from "#shared/chat/written-text.ts";
import type { NumberKind } from "#shared/heart.ts";
import { limits } from "#shared/limits/limits.ts";
import { exportsOfArchive } from "./exports-of-archive.ts";
import { type FileKind, isTableText, kindOf } from "./file-kind.ts";
import { pageTexts } from "./page-texts.ts";
import { readDrawing, readPicture } from "./read-picture.ts";
import { openWorkbook, sheetRows, unpackedBytes, workbookText } from "./read-workbook.ts";
import type { Recogniser } from "./recognise-text.ts";
import { type FileFault, type FileToRead, FileUnread } from "./text-extraction.ts";

/** A file as the reading process knows it. */
export type FileAtHand = Omit<FileToRead, "signal" | "name" | "readFor"> & { today: Date };

/** What was read of a file, without its name. */
export type ReadText = Omit<MessageFile, "name">;

const types: Partial<Record<FileKind, FileType>> = {
  pdf: "pdf",
  image: "image",
  svg: "image",
  xlsx: "excel",
  xls: "excel",
  text: "csv",
};

/** A workbook that unpacks to more than this would need more memory than the process may have. */
const mostUnpacked = 250 * 1024 * 1024;

/** Reads a file by what it contains. Throws `FileUnread`; anything else that it throws means that the file is broken. */
export async function readFileText(file: FileAtHand, recogniser: Recogniser): Promise<ReadText> {
  if (file.bytes === 0) throw new FileUnread("FILE_EMPTY");
  const head = await readHead(fileSource(file.path, file.bytes));
  const kind = kindOf(head);
  if (kind === "unusable") throw new FileUnread("PICTURE_KIND");
  const type = (kind === "zip" || kind === "fit") && file.isHeart ? "csv" : types[kind];
  if (!type) throw new FileUnread("FILE_KIND");
  const isWatched = file.isHeart && (type === "csv" || type === "excel");
  if (file.isHeart && file.bytes > limits.file.maxBytes && !isWatched) throw new FileUnread("FILE_TOO_LARGE");
  return isWatched
    ? readWatch(file, kind, type)
    : { type, heart: null, ...cutReading(await plainText(file, kind, recogniser), file.textChars) };
}

async function plainText(
  { path, bytes: length, textChars }: FileAtHand,
  kind: FileKind,
  recogniser: Recogniser,
): Promise<PlainText> {
  if (kind === "text" || kind === "svg") return { text: await wordsOf(fileSource(path, length), kind) };
  const bytes = await readBytes(path);
  if (kind === "pdf") return pageTexts(new Uint8Array(bytes), recogniser, textChars);
  if (kind === "image") return readPicture(bytes, recogniser);
  return { text: workbookText(opened(bytes, kind)) };
}

/** A file's text, and how sure the reader is of it where it came from a picture. */
interface PlainText {
  text: string;
  confidence?: number;
}

const cutReading = ({ text, ...rest }: PlainText, textChars?: number) => ({
  text: cutToRead(text, textChars),
  ...rest,
});

async function wordsOf(source: ByteSource, kind: FileKind): Promise<string> {
  const encoding = encodingOf(await readHead(source));
  if (!encoding) throw new FileUnread("FILE_KIND");
  let text = "";
  for await (const chunk of textOf(source, encoding)) {
    text += chunk;
    if (kind === "text" && text.length > limits.file.textChars) break;
  }
  if (kind === "svg") return readDrawing(text);
  if (!isTableText(text)) throw new FileUnread("FILE_KIND");
  return text;
}

function opened(bytes: Uint8Array, kind: FileKind) {
  if (kind === "xlsx" && unpackedBytes(bytes) > mostUnpacked) throw new FileUnread("FILE_TOO_MUCH");
  return openWorkbook(bytes);
}

const ending = "\n\n[The file goes on; this is its beginning.]";

/** What is handed on: no more than is wanted, and only what can be kept. */
function cutToRead(text: string, textChars: number = limits.file.textChars): string {
  const kept = keepableText(text).replace(/\r\n?/g, "\n").trim();
  return kept.length > textChars ? keepableText(kept.slice(0, textChars - ending.length - 1)) + ending : kept;
}

async function readWatch(file: FileAtHand, kind: FileKind, type: FileType): Promise<ReadText> {
  const reading = await watchReading(file, kind);
  if (reading?.doubt) throw new FileUnread(doubtOf(reading.doubt));
  if (!reading || !hasFigures(reading)) throw new FileUnread("HEART_NOT_FOUND");
  const outcome = reportHeart(reading);
  if ("fault" in outcome) throw new FileUnread(outcome.fault);
  return { type, text: cutToRead(describeHeart(outcome.report)), heart: outcome.report };
}

/** The question that a doubt is asked with; rates are always one of the two. */
function doubtOf(kinds: NumberKind[]): FileFault {
  return kinds.includes("times") ? "HEART_TIMES_OR_RATES" : "HEART_INTERVALS_OR_RATES";
}

async function watchReading(
  { path, bytes, ...options }: FileAtHand,
  kind: FileKind,
): Promise<HeartReading | undefined> {
  if (kind === "text") return exportReading(fileSource(path, bytes), options);
  if (kind === "zip") return archiveReading(path, options);
  if (bytes > limits.file.maxBytes) throw new FileUnread("FILE_TOO_LARGE");
  if (kind === "fit") return readFit(await readBytes(path), options);
  return readBook(await readBytes(path), options);
}

const exportReading = (source: ByteSource, options: ReadOptions) =>
  readExport(source, options).catch((error: unknown) => {
    throw error instanceof TooLargeToRead ? new FileUnread("FILE_TOO_MUCH") : error;
  });

async function archiveReading(path: string, options: ReadOptions): Promise<HeartReading | undefined> {
  for await (const source of exportsOfArchive(path)) {
    const reading = await exportReading(source, options);
    if (reading && (hasFigures(reading) || reading.doubt)) return reading;
  }
  return undefined;
}

async function readBook(bytes: Uint8Array, options: ReadOptions): Promise<HeartReading> {
  const book = opened(bytes, kindOf(bytes.subarray(0, 65_536)));
  return readRows((reader) => {
    for (const { rows } of sheetRows(book)) {
      reader.endTable();
      for (const row of rows) reader.row(row);
    }
  }, options);
}
