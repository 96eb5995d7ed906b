import type { Frame } from "./frame.ts";

/** A frame as a canvas takes it: red, green, blue and full opacity, after ITU-R BT.709. */
export function toScreen({ width, height, luma, blue, red }: Frame): Uint8ClampedArray<ArrayBuffer> {
  const picture = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = (y >> 1) * (width / 2);
    for (let x = 0; x < width; x += 1, at += 1) {
      const light = 1.16438 * ((luma[at] ?? 0) - 16);
      const u = (blue[row + (x >> 1)] ?? 0) - 128;
      const v = (red[row + (x >> 1)] ?? 0) - 128;
      picture[at * 4] = light + 1.79274 * v;
      picture[at * 4 + 1] = light - 0.21325 * u - 0.53291 * v;
      picture[at * 4 + 2] = light + 2.1124 * u;
      picture[at * 4 + 3] = 255;
    }
  }
  return picture;
}
