import { encodingOf } from "#server/heart/exports/decode-text.ts";
import { isFit } from "#server/heart/exports/read-fit.ts";

/** What a file is by its first bytes. `unusable` is a picture nothing here can open. */
export type FileKind =
  | "pdf"
  | "image"
  | "svg"
  | "unusable"
  | "xlsx"
  | "xls"
  | "zip"
  | "fit"
  | "text"
  | "unknown";

const latin = (head: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...head.subarray(from, to));

/** Whether a ZIP's first entries are those of a workbook; documents and archives look the same until then. */
function isWorkbook(head: Uint8Array): boolean {
  const names = new TextDecoder("latin1").decode(head);
  return /xl\/|\[Content_Types\]\.xml/.test(names) && !/(?:word|ppt)\//.test(names);
}

/** Tells what a file is from its first bytes, never from its name. */
export function kindOf(head: Uint8Array): FileKind {
  const start = latin(head, 0, 16);
  if (latin(head, 0, 1024).includes("%PDF-")) return "pdf";
  if (start.startsWith("\x89PNG") || start.startsWith("\xff\xd8\xff") || /^GIF8[79]a/.test(start))
    return "image";
  if (/^(?:II\*\0|MM\0\*)/.test(start) || /^RIFF[\s\S]{4}WEBP/.test(start)) return "image";
  if (start.startsWith("BM") && head[6] === 0 && head[7] === 0) return "image";
  if (/^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/.test(start)) return "image";
  if (/^[\s\S]{4}ftypavi/.test(start)) return "unusable";
  if (start.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) return "xls";
  if (start.startsWith("PK\x03\x04")) return isWorkbook(head) ? "xlsx" : "zip";
  if (isFit(head)) return "fit";
  const encoding = encodingOf(head);
  if (!encoding) return "unknown";
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  return isSvg(text) ? "svg" : "text";
}

/** What may stand before a drawing's own element: its declarations, and any number of comments. */
const preamble = /\s+|<\?xml[^>]*>|<!DOCTYPE svg[^>]*>|<!--[\s\S]*?-->/iy;

/** Whether a text is a drawing. Goes from one part to the next and never back, however many comments there are. */
function isSvg(text: string): boolean {
  let end = 0;
  preamble.lastIndex = 0;
  while (preamble.test(text)) end = preamble.lastIndex;
  return /^<svg\b/i.test(text.slice(end, end + 5));
}

/** Whether a text is a table or a list of values, as opposed to a page, a program or a file of settings. */
export function isTableText(head: string): boolean {
  return !/^\s*(?:<|[{[]\s*["{[\]}]|\{\\rtf|%!PS|#!)/.test(head);
}
