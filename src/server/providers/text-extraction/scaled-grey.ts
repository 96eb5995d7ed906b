/** Pixels as a decoder gives them, row by row. */
export interface Pixels {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
  channels: 1 | 3 | 4;
}

/** The longer side of a page that is read: about 200 dots an inch, enough for small print. */
const longestPx = 2200;

/** A picture as a grey PGM file no larger than needed, turned clockwise by a multiple of 90 degrees. */
export function scaledGrey({ data, width, height, channels }: Pixels, rotate: number): Uint8Array {
  const step = Math.max(1, Math.max(width, height) / longestPx);
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const quarter = (((rotate / 90) % 4) + 4) % 4;
  const [outWidth, outHeight] = quarter % 2 === 1 ? [down, across] : [across, down];
  const header = Buffer.from(`P5\n${outWidth} ${outHeight}\n255\n`);
  const file = new Uint8Array(header.length + outWidth * outHeight);
  file.set(header);
  const reach = Math.max(1, Math.round(step));
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const grey = meanGrey(data, {
        x: Math.floor(x * step),
        y: Math.floor(y * step),
        reach,
        width,
        height,
        channels,
      });
      const [toX, toY] = turned(x, y, { across, down, quarter });
      file[header.length + toY * outWidth + toX] = grey;
    }
  }
  return file;
}

function turned(
  x: number,
  y: number,
  { across, down, quarter }: { across: number; down: number; quarter: number },
) {
  if (quarter === 1) return [down - 1 - y, x] as const;
  if (quarter === 2) return [across - 1 - x, down - 1 - y] as const;
  return quarter === 3 ? ([y, across - 1 - x] as const) : ([x, y] as const);
}

interface Spot {
  x: number;
  y: number;
  reach: number;
  width: number;
  height: number;
  channels: number;
}

/** The mean lightness of a small square of pixels. */
function meanGrey(data: Pixels["data"], { x, y, reach, width, height, channels }: Spot): number {
  let total = 0;
  let count = 0;
  for (let row = y; row < Math.min(height, y + reach); row += 1) {
    for (let column = x; column < Math.min(width, x + reach); column += 1) {
      const at = (row * width + column) * channels;
      const red = data[at] ?? 0;
      total += channels === 1 ? red : 0.3 * red + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
      count += 1;
    }
  }
  return Math.round(total / Math.max(1, count));
}
