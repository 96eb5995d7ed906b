import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { writeAppleExport } from "#server/testing/apple-export.ts";
import { bombPdf, madePdf } from "#server/testing/made-files.ts";
import { createTextExtraction, type ReadingLimits } from "./reading-process.ts";
import { FileUnread } from "./text-extraction.ts";

const folder = await mkdtemp(join(tmpdir(), "reading-process-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(
  path: string,
  {
    isHeart = false,
    signal = new AbortController().signal,
    ...allowed
  }: Partial<ReadingLimits> & { isHeart?: boolean; signal?: AbortSignal } = {},
) {
  const extraction = createTextExtraction(allowed);
  const { size } = await stat(path);
  try {
    return await extraction.read({
      path,
      bytes: size,
      name: "file",
      isHeart,
      timeZone: "Europe/Lisbon",
      signal,
    });
  } finally {
    await extraction.close();
  }
}

async function kept(name: string, content: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (error: unknown) => (error instanceof FileUnread ? error.code : String(error)),
  );

test("a PDF that unpacks to more than the process may hold is given up, and the process ended", async () => {
  const path = await kept("bomb.pdf", bombPdf(700));
  expect((await stat(path)).size).toBeLessThan(100_000);
  expect(await codeOf(read(path, { memoryMb: 250 }))).toBe("FILE_TOO_MUCH");
});

test("a spreadsheet of a million rows is read as far as it is looked at, or given up", async () => {
  const row = "<row><c><v>1</v></c><c><v>2</v></c></row>";
  const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${row.repeat(1_000_000)}</sheetData></worksheet>`;
  const text = (words: string) => new TextEncoder().encode(words);
  const book = zipSync(
    {
      "[Content_Types].xml": text(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
      ),
      "_rels/.rels": text(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      ),
      "xl/workbook.xml": text(
        '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
      ),
      "xl/_rels/workbook.xml.rels": text(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      "xl/worksheets/sheet1.xml": text(sheet),
    },
    { level: 1 },
  );
  expect(await codeOf(read(await kept("million.xlsx", book)))).toMatch(/^(?:read|FILE_TOO_MUCH)$/);
});

test("a reading that takes too long, or that nobody waits for any more, ends with its process", async () => {
  const path = await kept("page.pdf", madePdf(["A page."]));
  expect(await codeOf(read(path, { readMs: 1 }))).toBe("FILE_TOO_MUCH");
  const leaving = new AbortController();
  const reading = read(path, { signal: leaving.signal });
  leaving.abort(new Error("the person left"));
  expect(await codeOf(reading)).toBe("Error: the person left");
});

test("who comes when too many wait is turned away", async () => {
  const path = await kept("page.pdf", madePdf(["A page."]));
  const extraction = createTextExtraction({ waiting: 0 });
  const file = {
    path,
    bytes: 100,
    name: "a",
    isHeart: false,
    timeZone: "UTC",
    signal: new AbortController().signal,
  };
  const first = extraction.read(file);
  expect(await codeOf(extraction.read(file))).toBe("FILES_BUSY");
  expect((await first).text).toBe("A page.");
  await extraction.close();
});

test("Apple's export of 100 MB is read while it streams by, within 400 MB", async () => {
  const path = join(folder, "export.xml");
  await writeAppleExport(path, 100 * 1024 * 1024);
  const { heart } = await read(path, { isHeart: true, memoryMb: 400 });
  expect(heart).toMatchObject({ device: "Apple Health", watch: [{ metric: "SDNN", median: 42.5 }] });
  expect(heart?.rates?.count).toBeGreaterThan(80_000);
  expect(heart?.beats?.beats).toBe(60);
});
