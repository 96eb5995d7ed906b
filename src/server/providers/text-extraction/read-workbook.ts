import { read, utils, type WorkBook } from "@e965/xlsx";
import { limits } from "#shared/limits/limits.ts";
import { FileUnread } from "./text-extraction.ts";

const settings = {
  type: "array",
  dense: true,
  // What a formula last showed is its text; nothing is computed, no macro is opened and no style is needed.
  cellFormula: false,
  cellHTML: false,
  bookVBA: false,
  cellDates: true,
  UTC: true,
  sheetRows: limits.file.sheetRows,
} as const;

/** Opens a workbook of either form; throws `FileUnread` for one with a password or of another kind. */
export function openWorkbook(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, settings);
  } catch (error) {
    const message = String(error);
    if (/password|encrypt|protect/i.test(message)) throw new FileUnread("FILE_LOCKED");
    throw error;
  }
}

/** A date in the one form that cannot be taken for another, whatever the sheet would show. */
function dateWords(date: Date): string {
  const [day = "", time = ""] = date.toISOString().split(/[TZ]/);
  return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 8)}`;
}

/** The rows of a workbook's sheets as they are shown, sheet by sheet; cells without anything are empty. */
export function* sheetRows(book: WorkBook): Generator<{ name: string; rows: string[][] }> {
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name];
    if (!sheet) continue;
    for (const cell of (sheet["!data"] ?? []).flat()) {
      if (cell?.t === "d" && cell.v instanceof Date && !Number.isNaN(cell.v.getTime()))
        cell.w = dateWords(cell.v);
    }
    const rows = utils.sheet_to_json<unknown[]>(sheet, {
      header: 1,
      raw: false,
      defval: "",
      blankrows: false,
      UTC: true,
    });
    yield { name, rows: rows.map((row) => row.map((cell) => String(cell ?? ""))) };
  }
}

/** A workbook as text: each sheet under its name, its rows with commas between the cells. */
export function workbookText(book: WorkBook): string {
  let text = "";
  for (const { name, rows } of sheetRows(book)) {
    text += `${text ? "\n\n" : ""}Sheet: ${name}`;
    for (const row of rows) {
      if (text.length > limits.file.textChars) return text;
      const line = row
        .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(",");
      text += `\n${line.replace(/(?<!,),+$/, "")}`;
    }
  }
  return text;
}

/** Whether a ZIP says that it unpacks to more than can be held; a sheet of a million rows does. */
export function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let total = 0;
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 66_000); at -= 1) {
    if (view.getUint32(at, true) !== 0x06054b50) continue;
    const entries = view.getUint16(at + 10, true);
    let entry = view.getUint32(at + 16, true);
    for (let count = 0; count < entries && entry + 46 <= bytes.length; count += 1) {
      if (view.getUint32(entry, true) !== 0x02014b50) break;
      total += view.getUint32(entry + 24, true);
      entry +=
        46 +
        view.getUint16(entry + 28, true) +
        view.getUint16(entry + 30, true) +
        view.getUint16(entry + 32, true);
    }
    return total;
  }
  return total;
}
