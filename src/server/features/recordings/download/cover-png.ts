import { crc32, deflateSync } from "node:zlib";
import type { Cover } from "#shared/cover/cover.ts";
import { drawCover } from "#shared/cover/draw-cover.ts";
import { paintCover } from "#shared/cover/paint-cover.ts";

const size = 320;
const bytesEach = 3;
/** Each byte of a row told by what it differs from the one of the pixel before: a ground that hardly changes takes little room. */
const bySteps = 1;

function chunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(content.length);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** The rows of a picture as the PNG specification wants them, without their alpha. */
function rowsOf(pixels: Uint8ClampedArray): Buffer {
  const width = bytesEach * size + 1;
  const rows = Buffer.alloc(size * width);
  const part = (row: number, column: number, each: number) =>
    column < 0 ? 0 : (pixels[4 * (row * size + column) + each] ?? 0);
  for (let row = 0; row < size; row += 1) {
    rows[row * width] = bySteps;
    for (let column = 0; column < size; column += 1)
      for (let each = 0; each < bytesEach; each += 1)
        rows[row * width + 1 + bytesEach * column + each] =
          (part(row, column, each) - part(row, column - 1, each)) & 0xff;
  }
  return rows;
}

/** The picture a player shows beside a download, as a PNG after the PNG specification. */
export function coverPng(cover: Cover): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rowsOf(paintCover(drawCover(cover), size)));
  const chunks = [chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", new Uint8Array())];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}
