import type { FileFault } from "./text-extraction.ts";
import { FileUnread, type ReadPdf, type TextExtraction, UnreadableFile } from "./text-extraction.ts";

/** A thousand pages; whatever is longer was made to be. */
const mostChars = 5_000_000;

const reasons: Partial<Record<FileFault, string>> = {
  FILE_LOCKED: "is encrypted",
  FILE_TOO_MUCH: "takes too much time or memory to read",
};

/** Builds the library's reader of PDF: each is read by the process that reads what people give. */
export function createPdfReader(textExtraction: TextExtraction): ReadPdf {
  return async ({ path, bytes }) => {
    const { signal } = new AbortController();
    const asked = {
      readFor: "the library",
      path,
      bytes,
      name: "document.pdf",
      isHeart: false,
      timeZone: "UTC",
      signal,
    };
    const { type, text } = await textExtraction
      .read({ ...asked, textChars: mostChars })
      .catch((error: unknown) => {
        if (!(error instanceof FileUnread)) throw error;
        throw new UnreadableFile(reasons[error.code] ?? "is broken, or no PDF");
      });
    if (type !== "pdf") throw new UnreadableFile("is broken, or no PDF");
    if (!text) throw new UnreadableFile("holds pictures and no text");
    return unwrapped(text);
  };
}

/** A page's lines end where the paper did: they are joined again, and words that were cut at the edge are made whole. */
const unwrapped = (pages: string): string =>
  pages
    .replace(/(\p{L})-\n(\p{Ll})/gu, "$1$2")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/([^\n])\n(?!\n)/g, "$1 ")
    .trim();
