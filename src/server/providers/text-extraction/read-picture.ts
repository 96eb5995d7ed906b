import { SaxesParser } from "saxes";
import { limits } from "#shared/limits/limits.ts";
import { orientationOf, pictureSize, withPlainOrientation } from "./picture-header.ts";
import type { Recogniser } from "./recognise-text.ts";
import { FileUnread } from "./text-extraction.ts";

/** The text in a picture, turned as its EXIF block says. Throws `FileUnread` for one too large to open. */
export async function readPicture(bytes: Uint8Array, recogniser: Recogniser): Promise<string> {
  const size = pictureSize(bytes);
  if (!size || size.width === 0 || size.height === 0) throw new FileUnread("FILE_UNREADABLE", "no size");
  if (size.width * size.height > limits.file.maxPixels) throw new FileUnread("PICTURE_TOO_LARGE");
  const orientation = orientationOf(bytes);
  return recogniser.textOf(orientation > 1 ? withPlainOrientation(bytes, orientation) : bytes);
}

/** The words a drawing holds as text. */
export function readDrawing(svg: string): string {
  const lines: string[] = [];
  let depth = 0;
  let line = "";
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    if (/^(?:text|title|desc)$/i.test(name)) depth += 1;
  });
  parser.on("text", (words) => {
    if (depth > 0) line += words;
  });
  parser.on("closetag", ({ name }) => {
    if (!/^(?:text|title|desc)$/i.test(name)) return;
    depth -= 1;
    if (line.trim()) lines.push(line.trim());
    line = "";
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(svg).close();
  return lines.join("\n");
}
