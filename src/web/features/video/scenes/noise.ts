import { randomFrom } from "#shared/listening/seeded-random.ts";

/** Smooth noise without a pattern the eye could find: values from 0 to 1 over the plane, the same for the same seed. */
export interface Noise {
  at(x: number, y: number): number;
  /** Several sizes of noise laid over one another, each half as large and half as strong as the one before. */
  cloud(x: number, y: number, sizes: number): number;
}

const side = 128;

/** Value noise on a lattice that repeats only after 128 steps, with a smooth fifth-order step between the points. */
export function createNoise(seed: string): Noise {
  const random = randomFrom(seed);
  const lattice = Float32Array.from({ length: side * side }, () => random());
  const at = (x: number, y: number): number => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = eased(x - left);
    const v = eased(y - top);
    const x0 = left & (side - 1);
    const x1 = (left + 1) & (side - 1);
    const y0 = (top & (side - 1)) * side;
    const y1 = ((top + 1) & (side - 1)) * side;
    const upper = (lattice[y0 + x0] ?? 0) * (1 - u) + (lattice[y0 + x1] ?? 0) * u;
    const lower = (lattice[y1 + x0] ?? 0) * (1 - u) + (lattice[y1 + x1] ?? 0) * u;
    return upper * (1 - v) + lower * v;
  };
  const cloud = (x: number, y: number, sizes: number): number => {
    let sum = 0;
    let strength = 0.5;
    let across = x;
    let down = y;
    for (let size = 0; size < sizes; size += 1) {
      sum += strength * at(across, down);
      strength /= 2;
      // Each size is turned against the one before, so that their lattices never line up.
      const turned = across * 1.62 - down * 1.22 + 17.3;
      down = across * 1.22 + down * 1.62 + 9.1;
      across = turned;
    }
    return sum / (1 - 0.5 ** sizes);
  };
  return { at, cloud };
}

function eased(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
