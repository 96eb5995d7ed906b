import { extractImages, getDocumentProxy } from "unpdf";
import { limits } from "#shared/limits/limits.ts";
import { readUpright } from "./read-upright.ts";
import type { Recognised, Recogniser } from "./recognise-text.ts";
import { scaledGrey } from "./scaled-grey.ts";
import { FileUnread } from "./text-extraction.ts";

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

const settings = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  verbosity: 0,
  maxImageSize: limits.file.maxPixels,
};

/** Opens a PDF; throws `FileUnread` for one with a password. */
async function open(bytes: Uint8Array): Promise<Document> {
  try {
    return await getDocumentProxy(bytes, settings);
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") throw new FileUnread("FILE_LOCKED");
    throw error;
  }
}

async function textOfPage(pdf: Document, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items
    .map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""))
    .join("")
    .trim();
}

/** A page's picture is its text: the largest one on it, turned with the page. */
async function readScan(
  pdf: Document,
  page: number,
  recogniser: Recogniser,
): Promise<Recognised | undefined> {
  const pictures = await extractImages(pdf, page);
  const [largest] = pictures.toSorted((one, other) => other.width * other.height - one.width * one.height);
  if (!largest || largest.width < 200 || largest.height < 50) return undefined;
  const { rotate } = await pdf.getPage(page);
  return readUpright((quarters) => scaledGrey(largest, rotate + quarters * 90), recogniser).catch(
    (error: unknown) => {
      // A picture without words among pages of text is no reason to refuse these.
      if (error instanceof FileUnread && error.code === "PICTURE_UNCLEAR") return undefined;
      throw error;
    },
  );
}

/**
 * The text of a PDF page by page: its text layer, and where a page has none, what is recognised on its picture. Ends
 * once there is more than is wanted. `confidence` is that of the least clear picture. Throws `FileUnread`.
 */
export async function pageTexts(
  bytes: Uint8Array,
  recogniser: Recogniser,
  textChars: number = limits.file.textChars,
): Promise<{ text: string; confidence?: number }> {
  const pdf = await open(bytes);
  const pages: string[] = [];
  let length = 0;
  const confidences: number[] = [];
  for (let page = 1; page <= pdf.numPages && length <= textChars; page += 1) {
    let text = await textOfPage(pdf, page);
    if (text.length < limits.file.fewChars && confidences.length < limits.file.scannedPages) {
      const scanned = await readScan(pdf, page, recogniser);
      if (scanned?.text) confidences.push(scanned.confidence);
      text = scanned?.text || text;
    }
    pages.push(text);
    length += text.length;
  }
  const text = pages.filter(Boolean).join("\n\n");
  return confidences.length > 0 ? { text, confidence: Math.min(...confidences) } : { text };
}
