import { parentPort, workerData } from "node:worker_threads";
import { extractText, getDocumentProxy } from "unpdf";
import type { PdfOutcome, PdfRequest } from "./read-pdf.ts";

parentPort?.postMessage(await outcomeOf(workerData));

async function outcomeOf({ bytes, maxPages }: PdfRequest): Promise<PdfOutcome> {
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
    if (pdf.numPages > maxPages) return { refusal: `has more than ${maxPages} pages` };
    const { text } = await extractText(pdf, { mergePages: false });
    return { pages: text };
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    return { refusal: name === "PasswordException" ? "is encrypted" : "is broken, or no PDF" };
  }
}
