import { Worker } from "node:worker_threads";
import { type ReadPdf, UnreadableFile } from "./text-extraction.ts";

/** What the reading thread is given. */
export interface PdfRequest {
  bytes: Uint8Array<ArrayBuffer>;
  maxPages: number;
}

/** What it answers: the text of each page, or the end of a sentence about the file. */
export type PdfOutcome = { pages: string[] } | { refusal: string };

/** A book has a thousand pages and is read in seconds; whatever takes more was made to. */
const reading = { maxPages: 2000, timeoutMs: 60_000 };
const heap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

/** Builds the reader: each file is read in a thread of its own, which is ended when it takes too long or too much memory. */
export function createPdfReader({ maxPages, timeoutMs } = reading): ReadPdf {
  return async (bytes) => {
    const request: PdfRequest = { bytes, maxPages };
    const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), {
      name: "pdf",
      workerData: request,
      resourceLimits: heap,
    });
    const ended = Promise.withResolvers<PdfOutcome>();
    const giveUp = (refusal: string) => ended.resolve({ refusal });
    const timer = setTimeout(giveUp, timeoutMs, "takes too long to read");
    worker.on("message", ended.resolve);
    worker.on("error", () => giveUp("takes too much memory to read"));
    worker.on("exit", () => giveUp("is broken, or no PDF"));
    const outcome = await ended.promise;
    clearTimeout(timer);
    await worker.terminate();
    if ("refusal" in outcome) throw new UnreadableFile(outcome.refusal);
    const text = outcome.pages.map(unwrapped).join("\n\n").trim();
    if (!text) throw new UnreadableFile("holds pictures and no text");
    return text;
  };
}

/** A page's lines end where the paper did: they are joined again, and words that were cut at the edge are made whole. */
const unwrapped = (page: string): string =>
  page
    .replace(/(\p{L})-\n(\p{Ll})/gu, "$1$2")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/([^\n])\n(?!\n)/g, "$1 ")
    .trim();
