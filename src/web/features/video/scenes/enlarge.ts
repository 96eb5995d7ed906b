/** A plane of numbers, row after row. */
export interface Plane {
  values: Float32Array;
  width: number;
  height: number;
}

/** Noise that is added before rounding, so that a slow gradient has no steps; a square that repeats. */
export interface Grain {
  values: Float32Array;
  side: number;
  /** How strong it is on this plane. */
  strength: number;
}

/** The three weights of a quadratic B-spline for a pixel's place between the points: soft, and without the edges of straight lines. */
function weights(factor: number): [Float32Array, Float32Array, Float32Array] {
  const places = Array.from({ length: factor }, (_, step) => (step + 0.5) / factor - 0.5);
  return [
    Float32Array.from(places, (d) => 0.5 * (0.5 - d) ** 2),
    Float32Array.from(places, (d) => 0.75 - d ** 2),
    Float32Array.from(places, (d) => 0.5 * (0.5 + d) ** 2),
  ];
}

/** Draws a small plane `factor` times as large into whole numbers. The values must leave room for the grain within 0-255. */
export function enlarge(small: Plane, factor: number, grain: Grain, out: Uint8Array): void {
  const { values, width, height } = small;
  const [before, here, after] = weights(factor);
  const row = new Float32Array(width + 2);
  let to = 0;
  for (let y = 0; y < height * factor; y += 1) {
    const step = y % factor;
    const middle = (y - step) / factor;
    blendRows(values, width, {
      above: Math.max(0, middle - 1) * width,
      at: middle * width,
      below: Math.min(height - 1, middle + 1) * width,
      weights: [before[step] ?? 0, here[step] ?? 0, after[step] ?? 0],
      row,
    });
    const grainRow = (y % grain.side) * grain.side;
    for (let x = 0; x < width; x += 1) {
      const a = row[x] ?? 0;
      const b = row[x + 1] ?? 0;
      const c = row[x + 2] ?? 0;
      for (let across = 0; across < factor; across += 1) {
        const noise = grain.values[grainRow + ((x * factor + across) & (grain.side - 1))] ?? 0;
        out[to] =
          (before[across] ?? 0) * a +
          (here[across] ?? 0) * b +
          (after[across] ?? 0) * c +
          noise * grain.strength +
          0.5;
        to += 1;
      }
    }
  }
}

interface Rows {
  above: number;
  at: number;
  below: number;
  weights: readonly [number, number, number];
  row: Float32Array;
}

/** One row between three, with its ends repeated on both sides. */
function blendRows(values: Float32Array, width: number, rows: Rows): void {
  const { above, at, below, row } = rows;
  const [a, b, c] = rows.weights;
  for (let x = 0; x < width; x += 1)
    row[x + 1] = a * (values[above + x] ?? 0) + b * (values[at + x] ?? 0) + c * (values[below + x] ?? 0);
  row[0] = row[1] ?? 0;
  row[width + 1] = row[width] ?? 0;
}
