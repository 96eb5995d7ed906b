import { bandLine, type CoverPicture, type Mark } from "./draw-cover.ts";
import type { Colour } from "./grounds.ts";

interface Painting {
  pixels: Uint8ClampedArray<ArrayBuffer>;
  size: number;
  /** How wide a pixel is, in a picture of 100 by 100. */
  pixel: number;
}

/** Where a mark can be seen at all, from side to side and from top to bottom. */
function boundsOf(mark: Mark): { left: number; right: number; top: number; bottom: number } {
  if (mark.kind === "band")
    return { left: 0, right: 100, top: mark.y - Math.abs(mark.swell) - 1, bottom: 100 };
  if (mark.kind === "stroke") {
    const half = mark.width;
    return {
      left: mark.x - half,
      right: mark.x + half,
      top: mark.y - half,
      bottom: mark.y + mark.length + half,
    };
  }
  const reach = mark.kind === "ring" ? mark.radius + mark.width : mark.radius + 1;
  return { left: mark.x - reach, right: mark.x + reach, top: mark.y - reach, bottom: mark.y + reach };
}

const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** How far a point lies within a mark; below nothing outside of it. */
function depth(mark: Mark, x: number, y: number): number {
  if (mark.kind === "disc") return mark.radius - distance(x - mark.x, y - mark.y);
  if (mark.kind === "ring") return mark.width / 2 - Math.abs(distance(x - mark.x, y - mark.y) - mark.radius);
  if (mark.kind === "band") return y - bandLine(mark, x);
  const nearest = Math.min(mark.y + mark.length, Math.max(mark.y, y));
  return mark.width / 2 - distance(x - mark.x, y - nearest);
}

function lay({ pixels }: Painting, at: number, [red, green, blue]: Colour, share: number): void {
  pixels[at] = (pixels[at] ?? 0) * (1 - share) + red * share;
  pixels[at + 1] = (pixels[at + 1] ?? 0) * (1 - share) + green * share;
  pixels[at + 2] = (pixels[at + 2] ?? 0) * (1 - share) + blue * share;
}

function paintGround(painting: Painting, { top, bottom, light, glow }: CoverPicture): void {
  const { pixels, size, pixel } = painting;
  for (let row = 0; row < size; row += 1) {
    const y = (row + 0.5) * pixel;
    for (let column = 0; column < size; column += 1) {
      const at = 4 * (row * size + column);
      const away = distance((column + 0.5) * pixel - glow.x, y - glow.y) / glow.radius;
      pixels[at + 3] = 255;
      lay(painting, at, top, 1);
      lay(painting, at, bottom, y / 100);
      if (away < 1) lay(painting, at, light, glow.strength * (1 - away));
    }
  }
}

/** Lays a mark over what is there, its edge softened over one pixel. */
function paintMark(painting: Painting, mark: Mark): void {
  const { size, pixel } = painting;
  const { left, right, top, bottom } = boundsOf(mark);
  const from = (place: number) => Math.max(0, Math.floor(place / pixel));
  const to = (place: number) => Math.min(size, Math.ceil(place / pixel));
  for (let row = from(top); row < to(bottom); row += 1)
    for (let column = from(left); column < to(right); column += 1) {
      const inside = depth(mark, (column + 0.5) * pixel, (row + 0.5) * pixel) / pixel + 0.5;
      if (inside <= 0) continue;
      lay(painting, 4 * (row * size + column), mark.colour, mark.strength * Math.min(1, inside));
    }
}

/**
 * Paints a cover as pixels: red, green, blue and a full alpha each, for where no vectors are drawn: a lock screen, a file's
 * picture.
 */
export function paintCover(picture: CoverPicture, size: number): Uint8ClampedArray<ArrayBuffer> {
  const painting: Painting = { pixels: new Uint8ClampedArray(4 * size * size), size, pixel: 100 / size };
  paintGround(painting, picture);
  for (const { marks } of picture.layers) for (const mark of marks) paintMark(painting, mark);
  return painting.pixels;
}
