import { SaxesParser } from "saxes";
import { checkSize, decodePicture } from "./decode-picture.ts";
import { orientationOf, pictureSize, withPlainOrientation } from "./picture-header.ts";
import { readUpright } from "./read-upright.ts";
import type { Recognised, Recogniser } from "./recognise-text.ts";
import { scaledGrey } from "./scaled-grey.ts";

/** What EXIF calls a picture that is to be turned by so many quarters; the mirrored ones are read as they are. */
const turns = [1, 6, 3, 8];

/**
 * The text in a picture, turned as its EXIF block says, and once more where it lies on its side all the same. Throws
 * `FileUnread` for one that is too large to open or holds only noise.
 */
export async function readPicture(bytes: Uint8Array, recogniser: Recogniser): Promise<Recognised> {
  const pixels = await decodePicture(bytes);
  if (pixels) return readUpright((quarters) => scaledGrey(pixels, quarters * 90), recogniser);
  checkSize(pictureSize(bytes));
  const orientation = orientationOf(bytes);
  return readUpright((quarters) => {
    const turn = turns.indexOf(orientation);
    if (quarters === 0) return orientation > 1 ? withPlainOrientation(bytes, orientation) : bytes;
    return turn < 0 ? undefined : withPlainOrientation(bytes, turns[(turn + quarters) % 4] ?? 1);
  }, recogniser);
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
