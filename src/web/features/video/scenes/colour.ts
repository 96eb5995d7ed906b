/** Red, green and blue from 0 to 1, as a screen shows them. */
export type Colour = readonly [number, number, number];

/** A colour written as in a style sheet: `#0f1a1e`. */
export function colour(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

/** From 0 to 1 between two edges, without a corner at either. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Luma and the two colour differences of ITU-R BT.709 in the range of video: 16-235 and 16-240. */
export function lumaOf([r, g, b]: Colour): number {
  return 16 + 219 * (0.2126 * r + 0.7152 * g + 0.0722 * b);
}

/** The blue difference, as `lumaOf`. */
export function blueOf([r, g, b]: Colour): number {
  return 128 + 224 * (-0.114572 * r - 0.385428 * g + 0.5 * b);
}

/** The red difference, as `lumaOf`. */
export function redOf([r, g, b]: Colour): number {
  return 128 + 224 * (0.5 * r - 0.454153 * g - 0.045847 * b);
}
