import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { bombPdf, madePdf, nestedFormsPdf } from "#server/testing/files/made-files.ts";
import { limits } from "#shared/limits/limits.ts";
import { createTextExtraction, type ReadingLimits, readMsOf } from "./reading-process.ts";
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
      readFor: "somebody",
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
  expect(await codeOf(read(path, { leastReadMs: 1, readMsPerKb: 0 }))).toBe("FILE_TOO_MUCH");
  const leaving = new AbortController();
  const reading = read(path, { signal: leaving.signal });
  leaving.abort(new Error("the person left"));
  expect(await codeOf(reading)).toBe("Error: the person left");
});

test("who comes when too many wait is turned away", async () => {
  const path = await kept("page.pdf", madePdf(["A page."]));
  const extraction = createTextExtraction({ atOnce: 1, waiting: 0 });
  const file = {
    readFor: "somebody",
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

test("while one person's file is read and read, another's of seven bytes is, and a third of the first is turned away", async () => {
  const bomb = await kept("forms.pdf", nestedFormsPdf(40));
  const small = await kept("seven.csv", Buffer.from("a,b\n1,2"));
  const leaving = new AbortController();
  const extraction = createTextExtraction({ leastReadMs: 90_000, memoryMb: 2000 });
  const given = (readFor: string, path: string, bytes: number, signal: AbortSignal) =>
    extraction.read({ readFor, path, bytes, name: "file", isHeart: false, timeZone: "UTC", signal });
  const ended: string[] = [];
  const bombs = ["first", "second", "third"].map((name) =>
    codeOf(given("one", bomb, 9000, leaving.signal)).then((code) => ended.push(`${name}: ${code}`)),
  );
  const { signal } = new AbortController();
  for (const person of ["two", "three", "two"])
    ended.push(`${person}: ${await codeOf(given(person, small, 7, signal))}`);
  expect(ended).toEqual(["third: FILES_BUSY", "two: read", "three: read", "two: read"]);
  leaving.abort(new Error("left"));
  await Promise.all(bombs);
  await extraction.close();
});

test("a file of a few kilobytes that never ends is given up at a small file's limit", async () => {
  const bomb = await kept("forms.pdf", nestedFormsPdf(40));
  expect((await stat(bomb)).size).toBeLessThan(10_000);
  expect(await codeOf(read(bomb, { leastReadMs: 2000, memoryMb: 2000 }))).toBe("FILE_TOO_MUCH");
});

test("a file's time grows with its size, from the least to the most", () => {
  const { leastReadMs, readMs } = limits.file;
  expect(readMsOf(7, limits.file)).toBeCloseTo(leastReadMs, -2);
  expect(readMsOf(512 * 1024, limits.file)).toBe(leastReadMs + 512 * limits.file.readMsPerKb);
  expect(readMsOf(limits.file.maxBytes, limits.file)).toBe(readMs);
});
