import { deflateSync } from "node:zlib";

/** A PDF with one line of text a page. */
export function madePdf(pages: readonly string[]): Uint8Array<ArrayBuffer> {
  return pdfOf(
    pages.map((text) => {
      const content = `BT /F1 12 Tf 60 760 Td 14 TL ${lines(text)} ET`;
      return stream(Buffer.from(content), "");
    }),
  );
}

const lines = (text: string): string =>
  (text.match(/.{1,90}(?:\s|$)/g) ?? [text])
    .map((line) => `(${line.trim().replace(/[()\\]/g, "\\$&")}) Tj T*`)
    .join(" ");

function stream(content: Uint8Array, filter: string): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${filter} >>\nstream\n`),
    content,
    Buffer.from("\nendstream"),
  ]);
}

/** Puts content streams into a file of as many pages; `trailer` adds to its last dictionary, `resources` to each page's. */
function pdfOf(
  contents: Buffer[],
  trailer = "",
  further: string[] = [],
  resources = "",
): Uint8Array<ArrayBuffer> {
  const kids = contents.map((_, at) => `${4 + at * 2} 0 R`).join(" ");
  const objects: Buffer[] = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from(`<< /Type /Pages /Count ${contents.length} /Kids [${kids}] >>`),
    Buffer.from("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"),
    ...contents.flatMap((content, at) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents ${5 + at * 2} 0 R >>`,
      ),
      content,
    ]),
    ...further.map((each) => Buffer.from(each)),
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    places.push(length);
    length += part.length;
    parts.push(part);
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

/** A PDF whose one page unpacks, twice over, to so many megabytes. */
export function bombPdf(megabytes: number): Uint8Array<ArrayBuffer> {
  const inner = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, " "), { level: 1 });
  return pdfOf([stream(deflateSync(inner), "/Filter [/FlateDecode /FlateDecode]")]);
}

/** A PDF of a few kilobytes whose page draws a form, which draws another twice, and so on: 2 to the power of `depth`. */
export function nestedFormsPdf(depth: number): Uint8Array<ArrayBuffer> {
  const first = 6;
  const forms = Array.from({ length: depth }, (_, at) => {
    const isLast = at === depth - 1;
    const draws = isLast ? "BT /F1 9 Tf (a) Tj ET" : "/X Do /X Do";
    const names = isLast ? "/Font << /F1 3 0 R >>" : `/XObject << /X ${first + at + 1} 0 R >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${names} >> /Length ${draws.length} >>\nstream\n${draws}\nendstream`;
  });
  const page = stream(Buffer.from("/X Do"), "");
  return pdfOf([page], "", forms, `/XObject << /X ${first} 0 R >>`);
}

/** A PDF that asks for a password nobody has. */
export function lockedPdf(): Uint8Array<ArrayBuffer> {
  const key = "<00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff>";
  return pdfOf(
    [stream(Buffer.from("BT ET"), "")],
    `/Encrypt 6 0 R /ID [<0011223344556677> <0011223344556677>]`,
    [`<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >>`],
  );
}

/** The beginning of a PNG that says it is so large, and nothing else. */
export function emptyPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(33);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  header.writeUInt32BE(13, 8);
  header.write("IHDR", 12, "latin1");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.set([8, 0, 0, 0, 0], 24);
  return header;
}

/** Beats with a slow wave in them, so many of them; the same every time. */
export function madeBeats(count: number): number[] {
  let noise = 7;
  return Array.from({ length: count }, (_, at) => {
    noise = (noise * 16_807) % 2_147_483_647;
    return Math.round(850 + 60 * Math.sin(at / 5) + 40 * Math.sin(at / 2.2) + (noise / 2_147_483_647) * 40);
  });
}

/** A TIFF of a few bytes whose directory claims a size that nothing of it stands for. */
export function claimingTiff(width: number, height: number): Uint8Array<ArrayBuffer> {
  const tags: [number, number][] = [
    [256, width],
    [257, height],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 8],
    [277, 1],
    [278, height],
    [279, 8],
  ];
  const file = Buffer.alloc(8 + 2 + tags.length * 12 + 4 + 8);
  file.write("II*\0", "latin1");
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(tags.length, 8);
  for (const [at, [tag, value]] of tags.entries()) {
    const place = 10 + at * 12;
    file.writeUInt16LE(tag, place);
    file.writeUInt16LE(4, place + 2);
    file.writeUInt32LE(1, place + 4);
    file.writeUInt32LE(value, place + 8);
  }
  return new Uint8Array(file);
}
