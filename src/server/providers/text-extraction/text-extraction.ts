/** A file that gives no text; the message says why, for whoever gave the file. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

/** Takes the text out of a PDF, pages apart by an empty line. Throws `UnreadableFile`. */
export type ReadPdf = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
