import type { Colour } from "./colour.ts";

/** A small, soft picture in numbers finer than a screen's steps; the painter enlarges it and hides the steps. */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each point, one after the other. */
  readonly rgb: Float32Array;
}

/** An empty field. */
export function createField(width: number, height: number): Field {
  return { width, height, rgb: new Float32Array(width * height * 3) };
}

/** Colours at places from 0 to 1; between them one flows into the next. */
export type Ramp = readonly (readonly [place: number, colour: Colour])[];

/** Writes the ramp's colour at a place into `out`; a buffer, because it is asked for millions of times. */
export function rampAt(ramp: Ramp, place: number, out: Float32Array): void {
  let [from, to] = [ramp[0], ramp[0]];
  for (const stop of ramp) {
    to = stop;
    if (stop[0] >= place) break;
    from = stop;
  }
  if (!from || !to) return;
  const t = from === to ? 0 : Math.min(1, Math.max(0, (place - from[0]) / (to[0] - from[0])));
  for (let part = 0; part < 3; part += 1) out[part] = (from[1][part] ?? 0) * (1 - t) + (to[1][part] ?? 0) * t;
}
