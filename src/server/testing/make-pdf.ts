/** A small PDF for tests: each page's lines in one font. Encrypted, it asks for a password that nobody has. */
export function makePdf(pages: string[][], { isEncrypted = false } = {}): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages.flatMap((lines, at) => {
      const shown = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj 0 -14 Td`).join(" ");
      const drawn = `BT /F1 12 Tf 50 700 Td ${shown} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const key = "00".repeat(32);
  const lock = isEncrypted
    ? `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${key}> /U <${key}> >> /ID [<00> <00>]`
    : "";
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  return new TextEncoder().encode(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R ${lock} >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}
