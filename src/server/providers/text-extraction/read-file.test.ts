import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { utils, write } from "@e965/xlsx";
import { zipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { claimingTiff, emptyPng, lockedPdf, madeBeats, madePdf } from "#server/testing/files/made-files.ts";
import { limits } from "#shared/limits/limits.ts";
import { readFileText } from "./read-file.ts";
import type { Recogniser } from "./recognise-text.ts";
import { FileUnread } from "./text-extraction.ts";

const folder = await mkdtemp(join(tmpdir(), "read-file-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Stands for the recogniser, whose own test reads real pictures: it says what it was given. */
const recogniser: Recogniser = {
  recognise: async (picture) => ({ text: `a picture of ${picture.length} bytes`, confidence: 95 }),
  close: async () => {},
};

async function read(content: Uint8Array | string, isHeart = false) {
  const path = join(folder, "upload");
  await writeFile(path, content);
  const bytes = Buffer.byteLength(content);
  return readFileText(
    { path, bytes, isHeart, timeZone: "Europe/Lisbon", today: new Date("2026-11-21") },
    recogniser,
  );
}

const codeOf = async (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => "read",
    (error: unknown) => (error instanceof FileUnread ? error.code : "broken"),
  );

function workbook(bookType: "xlsx" | "xls"): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    ["day", "mood"],
    ["Monday", "tense, but kind"],
    ["sum", 0],
  ]);
  sheet.B3 = { t: "n", v: 42, f: 'WEBSERVICE("http://127.0.0.1/")' };
  const book = { SheetNames: ["Moods"], Sheets: { Moods: sheet } };
  return new Uint8Array(write(book, { bookType, type: "array" }));
}

test("a PDF gives the text of its pages in their order", async () => {
  const read_ = await read(madePdf(["The first page speaks of rain.", "The second speaks of sun."]));
  expect(read_).toEqual({
    type: "pdf",
    text: "The first page speaks of rain.\n\nThe second speaks of sun.",
    heart: null,
  });
});

test.each(["xlsx", "xls"] as const)(
  "an Excel file of the form %s gives its cells, and a formula only what it last showed",
  async (form) => {
    const { type, text } = await read(workbook(form));
    expect(type).toBe("excel");
    expect(text).toBe('Sheet: Moods\nday,mood\nMonday,"tense, but kind"\nsum,42');
  },
);

test.each([
  ["UTF-8", Buffer.from("name,note\nZoë,früh\n")],
  ["UTF-8 with a byte order mark", Buffer.from("\uFEFFname,note\nZoë,früh\n")],
  ["UTF-16", Buffer.from("\uFEFFname,note\nZoë,früh\n", "utf16le")],
  ["Latin-1", Buffer.from("name,note\nZoë,früh\n", "latin1")],
])("a CSV in %s is read with its letters whole", async (_encoding, content) => {
  expect(await read(content)).toEqual({ type: "csv", text: "name,note\nZoë,früh", heart: null });
});

test.each([
  [
    "Shift_JIS",
    "93fa95742c908796b02c9053948f90940a323032362d30352d30312c8eb58e9e8ad42c985a8f5c93f10a323032362d30352d30322c985a8e9e8ad494bc2c985a8f5c8cdc0a",
    "日付,睡眠,心拍数\n2026-05-01,七時間,六十二\n2026-05-02,六時間半,六十五",
  ],
  [
    "Windows-1251",
    "e4e0f2e02cf1eeed2ceff3ebfcf10aefeeede5e4e5ebfcede8ea2cf1e5ecfc20f7e0f1eee22cf8e5f1f2fce4e5f1fff220e4e2e00ae2f2eef0ede8ea2cf8e5f1f2fc20f7e0f1eee22cf8e5f1f2fce4e5f1fff220effff2fc0a",
    "дата,сон,пульс\nпонедельник,семь часов,шестьдесят два\nвторник,шесть часов,шестьдесят пять",
  ],
])("a text in %s is told by its letters", async (_encoding, hex, text) => {
  expect((await read(Buffer.from(hex, "hex"))).text).toBe(text);
});

test("a drawing gives the words it holds", async () => {
  const { type, text } = await read(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><text>calm</text><script>no</script></svg>',
  );
  expect([type, text]).toEqual(["image", "calm"]);
});

test("a long text is cut where the coach stops reading, and that is said", async () => {
  const { text } = await read("word,".repeat(40_000));
  expect(text.length).toBeLessThanOrEqual(limits.file.textChars);
  expect(text).toMatch(/\[The file goes on; this is its beginning\.\]$/);
});

test.each([
  ["an empty file", new Uint8Array(0), "FILE_EMPTY"],
  ["a file of zeros", new Uint8Array(5000), "FILE_KIND"],
  ["a film", Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0"), "FILE_KIND"],
  ["a page of the web", "<!doctype html><p>hello</p>", "FILE_KIND"],
  ["a program", Buffer.from("MZ\x90\0\x03\0\0\0"), "FILE_KIND"],
  [
    "a document of a word processor",
    zipSync({ "[Content_Types].xml": new Uint8Array(3), "word/document.xml": new Uint8Array(3) }),
    "FILE_KIND",
  ],
  ["a photo in a form nothing here opens", Buffer.from("\0\0\0\x18ftypavif\0\0\0\0"), "PICTURE_KIND"],
  ["a HEIC of which only the beginning came", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0"), "broken"],
  ["a TIFF that claims 50000x50000", claimingTiff(50_000, 50_000), "PICTURE_TOO_LARGE"],
  ["a picture of 30000x30000", emptyPng(30_000, 30_000), "PICTURE_TOO_LARGE"],
  ["a picture without a size", emptyPng(0, 0), "FILE_UNREADABLE"],
  ["a PDF with a password", lockedPdf(), "FILE_LOCKED"],
  ["a PDF that is none but by its first letters", "%PDF-1.7 and nothing else", "broken"],
  ["a workbook without a sheet", zipSync({ "xl/workbook.xml": new Uint8Array(3) }), "broken"],
])("%s is refused by its content", async (_what, content, code) => {
  expect(await codeOf(read(content))).toBe(code);
});

test("a file is what its content says: a PDF in HRV mode is read as one, and a list of beats as beats", async () => {
  expect((await read(madePdf(["A page about rest."]), true)).type).toBe("pdf");
  const { heart, text } = await read(madeBeats(300).join("\n"), true);
  expect(heart?.beats?.beats).toBe(300);
  expect(text).toMatch(
    /Corrected \(range 300-2000 ms; of the beats that Lipponen and Tarvainen \(2019\) find, .+\): no beat\./,
  );
});

test("beats in a workbook are read too", async () => {
  const rows = madeBeats(120).map((ms, at) => [new Date(Date.UTC(2026, 4, 1, 7, 0, at)), ms]);
  const book = {
    SheetNames: ["RR"],
    Sheets: { RR: utils.aoa_to_sheet([["time", "RR (ms)"], ...rows], { cellDates: true, UTC: true }) },
  };
  const { heart } = await read(new Uint8Array(write(book, { bookType: "xlsx", type: "array" })), true);
  expect(heart).toMatchObject({ from: "2026-05-01T07:00", beats: { beats: 120 } });
});

test.each([
  ["intervals of 0", `rr_ms\n${"0\n".repeat(50)}`, "HEART_NOT_USABLE"],
  ["words where intervals should be", "rr_ms\nfoo\nbar\nbaz\n", "HEART_NOT_FOUND"],
  ["a budget", "date,amount\n2026-01-01,3\n", "HEART_NOT_FOUND"],
  ["a broken export", "<HealthData><Record", "broken"],
])("in HRV mode %s is said to be what it is", async (_what, content, code) => {
  expect(await codeOf(read(content, true))).toBe(code);
});

const words = (text: string) => new TextEncoder().encode(text);
const appleExport = (bpm: number) =>
  `<?xml version="1.0"?><HealthData>${[0, 1, 2]
    .map(
      (at) =>
        `<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" startDate="2026-05-01 07:0${at}:00 +0100" value="${bpm + at}"/>`,
    )
    .join("")}</HealthData>`;

test("the archive of a phone is read by its export, past the documents and tables beside it", async () => {
  const archive = zipSync({
    "apple_health_export/export_cda.xml": words("<ClinicalDocument/>".repeat(5000)),
    "apple_health_export/electrocardiograms/ecg.csv": words("Name,somebody\n".repeat(5000)),
    "apple_health_export/export.xml": words(appleExport(61)),
    "__MACOSX/apple_health_export/export.xml": words(appleExport(99)),
  });
  const { type, heart } = await read(archive, true);
  expect(type).toBe("csv");
  expect(heart?.from).toBe("2026-05-01T07:00");
  expect(await codeOf(read(archive))).toBe("FILE_KIND");
});

test("an archive is read by the largest file in it that has figures", async () => {
  const archive = zipSync({
    "steps.csv": words("Time,Steps\n".repeat(300)),
    "beats.txt": words(madeBeats(300).join("\n")),
  });
  expect((await read(archive, true)).heart?.beats?.beats).toBe(300);
});

test("archives without figures, broken or with a password are refused, each by its reason", async () => {
  const whole = zipSync({ "beats.txt": words(madeBeats(300).join("\n")) });
  expect(await codeOf(read(zipSync({ "notes.md": words("hello") }), true))).toBe("HEART_NOT_FOUND");
  expect(await codeOf(read(whole.subarray(0, whole.length / 2), true))).toBe("broken");
  const locked = Buffer.from(whole);
  for (const start of ["PK\x03\x04", "PK\x01\x02"]) {
    const at = locked.indexOf(start, 0, "latin1") + (start.endsWith("\x04") ? 6 : 8);
    locked.writeUInt16LE(locked.readUInt16LE(at) | 1, at);
  }
  expect(await codeOf(read(locked, true))).toBe("FILE_LOCKED");
});
