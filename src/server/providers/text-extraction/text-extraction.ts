import type { MessageFile } from "#shared/chat/files.ts";
import type { ErrorCode } from "#shared/contract/errors.ts";
import type { NumberKind } from "#shared/heart.ts";

/** A file that gives no text; the message says why, for whoever gave the file. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

/** Takes the text out of a PDF, pages apart by an empty line. Throws `UnreadableFile`. */
export type ReadPdf = (file: { path: string; bytes: number }) => Promise<string>;

/** Why a file was not read; a code of the catalogue. */
export type FileFault = Extract<
  ErrorCode,
  `FILE_${string}` | `PICTURE_${string}` | `HEART_${string}` | "FILES_BUSY"
>;

/** A file that was received, and how it is meant. */
export interface FileToRead {
  /** Whose file it is: one of each person's is read at a time, and one waits. */
  readFor: string;
  /** Where its bytes stand; whoever put them there removes them. */
  path: string;
  bytes: number;
  /** Only for what the person is shown: what a file is says its content. */
  name: string;
  /** Whether it is read as the export of a watch. */
  isHeart: boolean;
  /** The person's IANA zone, for exports that give UTC alone. */
  timeZone: string;
  /** What the person said that numbers without a name are, where the file left it open. */
  readAs?: NumberKind | undefined;
  /** How much of its text is wanted; what the coach reads unless said otherwise. */
  textChars?: number;
  signal: AbortSignal;
}

/** Reads what people give to the chat. */
export interface TextExtraction {
  /** What a file says. Throws `FileUnread` with the reason, and the signal's reason once cancelled. */
  read(file: FileToRead): Promise<MessageFile>;
  /** Ends whatever is being read. */
  close(): Promise<void>;
}

/** A file that cannot be read; its code is what the person is told. */
export class FileUnread extends Error {
  override readonly name = "FileUnread";
  readonly code: FileFault;
  constructor(code: FileFault, message: string = code) {
    super(message);
    this.code = code;
  }
}
