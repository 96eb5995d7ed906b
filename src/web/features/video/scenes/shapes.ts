import type { Mask } from "#web/features/video/captions/mask.ts";

/** A place in a mask, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Covers everything below a line given by its height at each column. Its edge is soft by a pixel. */
export function coverBelow(mask: Mask, heightAt: (x: number) => number): void {
  for (let x = 0; x < mask.width; x += 1) {
    const line = heightAt(x);
    for (let y = Math.max(0, Math.floor(line)); y < mask.height; y += 1) {
      const at = y * mask.width + x;
      mask.cover[at] = Math.max(mask.cover[at] ?? 0, 255 * Math.min(1, y + 1 - line));
    }
  }
}

/** Covers a leaf: pointed at both ends, from its stalk to its tip. `softness` in pixels: how far out of focus it is. */
export function coverLeaf(
  mask: Mask,
  leaf: { from: Point; to: Point; width: number; softness: number },
): void {
  const { from, to, width, softness } = leaf;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  coverBox(mask, [from, to], width + softness, (x, y) => {
    const along = (x - from.x) * ux + (y - from.y) * uy;
    const across = Math.abs((y - from.y) * ux - (x - from.x) * uy);
    const place = Math.min(1, Math.max(0, along / length));
    const half = (width / 2) * Math.sin(Math.PI * place ** 0.8) ** 0.85;
    const beyond = Math.max(0, -along, along - length);
    return (half - across - beyond) / softness + 0.5;
  });
}

/** Covers a twig that becomes thinner towards its end. */
export function coverTwig(
  mask: Mask,
  twig: { from: Point; to: Point; thickness: number; thin: number; softness: number },
): void {
  const { from, to, thickness, thin, softness } = twig;
  const squared = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  if (squared === 0) return;
  coverBox(mask, [from, to], thickness + softness, (x, y) => {
    const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / squared;
    const place = Math.min(1, Math.max(0, along));
    const distance = Math.hypot(x - from.x - place * (to.x - from.x), y - from.y - place * (to.y - from.y));
    return (thickness + (thin - thickness) * place - distance) / softness + 0.5;
  });
}

function coverBox(
  mask: Mask,
  points: readonly Point[],
  room: number,
  coverAt: (x: number, y: number) => number,
): void {
  const bound = (pick: (point: Point) => number, most: number) => {
    const places = points.map(pick);
    const first = Math.max(0, Math.floor(Math.min(...places) - room));
    return { first, last: Math.min(most - 1, Math.ceil(Math.max(...places) + room)) };
  };
  const [across, down] = [bound(({ x }) => x, mask.width), bound(({ y }) => y, mask.height)];
  for (let y = down.first; y <= down.last; y += 1)
    for (let x = across.first; x <= across.last; x += 1) {
      const at = y * mask.width + x;
      const cover = Math.min(1, Math.max(0, coverAt(x + 0.5, y + 0.5)));
      if (cover > 0) mask.cover[at] = Math.max(mask.cover[at] ?? 0, 255 * cover);
    }
}
