import type { Frame } from "#web/features/video/rendering/frame.ts";

/** Something that stands before the scene, as how much of each pixel it covers (0 to 255). */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly cover: Uint8ClampedArray;
}

/** A mask that covers nothing. */
export function createMask(width: number, height: number): Mask {
  return { width, height, cover: new Uint8ClampedArray(width * height) };
}

/** How a mask is laid over a frame: its colour, how strongly, and where. */
export interface Laying {
  luma: number;
  blue: number;
  red: number;
  /** 0 to 1. */
  strength: number;
  /** Where the mask's upper left corner lies; even numbers, so that colour and light stay together. */
  left?: number;
  top?: number;
  /** How far a row is moved to the right, in pixels: what bends in the wind. */
  shift?: (row: number) => number;
}

/** Lays a mask over the frame. */
export function layMask(frame: Frame, mask: Mask, laying: Laying): void {
  if (laying.strength <= 0) return;
  const { luma, blue, red } = laying;
  const bounds = rowsOf(mask);
  for (let y = bounds.first; y <= bounds.last; y += 1) {
    const shift = laying.shift?.(y) ?? 0;
    layRow(frame.luma, frame, mask, { ...laying, y, shift, half: 1, value: luma });
    if (y % 2 === 1) continue;
    layRow(frame.blue, frame, mask, { ...laying, y, shift, half: 2, value: blue });
    layRow(frame.red, frame, mask, { ...laying, y, shift, half: 2, value: red });
  }
}

const knownRows = new WeakMap<Mask, { first: number; last: number }>();

/** The rows of a mask that cover anything; looked for once. */
function rowsOf(mask: Mask): { first: number; last: number } {
  const known = knownRows.get(mask);
  if (known) return known;
  const isEmpty = (row: number) =>
    mask.cover.subarray(row * mask.width, (row + 1) * mask.width).every((cover) => cover === 0);
  let first = 0;
  let last = mask.height - 1;
  while (first < mask.height && isEmpty(first)) first += 1;
  while (last > first && isEmpty(last)) last -= 1;
  const rows = { first, last };
  knownRows.set(mask, rows);
  return rows;
}

interface RowLaying extends Omit<Laying, "shift"> {
  y: number;
  shift: number;
  /** 1 for luma, 2 for a plane of half the size. */
  half: 1 | 2;
  value: number;
}

function layRow(plane: Uint8Array, frame: Frame, mask: Mask, row: RowLaying): void {
  const { left = 0, top = 0, half, value } = row;
  const y = (row.y + top) / half;
  if (y < 0 || y >= frame.height / half) return;
  const whole = Math.floor(row.shift);
  const part = row.shift - whole;
  const from = row.y * mask.width;
  const strength = row.strength / 255;
  const to = Math.floor(y) * (frame.width / half);
  const width = Math.min(mask.width + whole + 1, frame.width - left);
  for (let x = Math.max(0, -left); x < width; x += half) {
    const place = Math.min(mask.width - 1, Math.max(0, x - whole));
    const beside = Math.max(0, place - 1);
    const cover = (mask.cover[from + place] ?? 0) * (1 - part) + (mask.cover[from + beside] ?? 0) * part;
    if (cover === 0) continue;
    const at = to + (x + left) / half;
    const old = plane[at] ?? 0;
    plane[at] = old + (value - old) * cover * strength + 0.5;
  }
}
