import { randomFrom } from "#shared/listening/seeded-random.ts";
import { colour, smooth } from "./colour.ts";
import { type Ramp, rampAt } from "./field.ts";
import { createNoise } from "./noise.ts";
import type { MakeScene } from "./scene.ts";

const sky: Ramp = [
  [0, colour("#0b1c2b")],
  [0.45, colour("#1d4250")],
  [0.78, colour("#6d7f7c")],
  [0.93, colour("#d6a480")],
  [1, colour("#f2c79b")],
];
const shore = colour("#11222a");
const horizon = 0.47;

/** A lake at the end of the day: a low light, and its path over the water. */
export const makeWater: MakeScene = (seed, { width, height }) => {
  const noise = createNoise(seed);
  const random = randomFrom(`${seed} glints`);
  const shape = width / height;
  const unit = Math.min(width, height) / 720;
  const glints = Array.from({ length: 260 }, () => ({
    depth: random() ** 1.7,
    side: (random() + random() + random() - 1.5) / 1.5,
    phase: random() * Math.PI * 2,
    pace: 0.25 + random() * 0.5,
  }));
  const out = new Float32Array(3);
  let hills: Float32Array | undefined;
  const hillAt = (x: number): number =>
    horizon - 0.012 - 0.075 * noise.cloud(x * 1.6 + 4, 2.5, 4) * smooth(-0.1, 0.7, Math.abs(x - 0.15));
  const skyAt = (x: number, v: number, veil: number, breath: number) => {
    rampAt(sky, v / horizon, out);
    const lit = smooth(0.42, 0.85, veil) * 0.16 * smooth(0, horizon, v);
    const distance = Math.hypot(x, (v - horizon + 0.015) * 1.5);
    const halo =
      (0.3 + 0.1 * breath) * Math.exp(-distance * (7 - breath)) + 0.55 * Math.exp(-(distance ** 2) * 900);
    out[0] = (out[0] ?? 0) + lit + halo;
    out[1] = (out[1] ?? 0) + lit * 0.72 + halo * 0.78;
    out[2] = (out[2] ?? 0) + lit * 0.6 + halo * 0.5;
  };
  return {
    keysPerSecond: 4,
    foreground: [],
    paint: ({ width: wide, height: high, rgb }, { seconds, breath }) => {
      let to = 0;
      hills ??= Float32Array.from({ length: wide }, (_, column) =>
        hillAt(((column + 0.5) / wide - 0.5) * shape),
      );
      for (let row = 0; row < high; row += 1) {
        const v = (row + 0.5) / high;
        const depth = v - horizon;
        const nearness = 1 / (depth + 0.035);
        const fall = smooth(0, 0.3, depth);
        for (let column = 0; column < wide; column += 1) {
          const x = ((column + 0.5) / wide - 0.5) * shape;
          if (depth < 0) {
            skyAt(x, v, noise.cloud(x * 1.1 + seconds * 0.006, v * 6 + 3, 4), breath);
            const hill = smooth(0, 0.007, v - (hills[column] ?? 1));
            for (let part = 0; part < 3; part += 1)
              out[part] = (out[part] ?? 0) * (1 - hill * 0.93) + (shore[part] ?? 0) * hill * 0.93;
          } else {
            const swell =
              noise.cloud(x * nearness * 0.5 + seconds * 0.05, nearness * 2.2 + seconds * 0.3, 3) - 0.5;
            const ripple = noise.at(x * nearness * 1.9 - seconds * 0.13, nearness * 7 + seconds * 0.75) - 0.5;
            const mirrored = horizon - depth * 0.82 - (swell * 0.1 + ripple * 0.045) * fall - 0.012;
            skyAt(x + swell * 0.05, Math.max(0.005, mirrored), 0.55, breath);
            const path =
              Math.exp(-((x / (0.05 + depth * 0.5)) ** 2)) * smooth(-0.1, 0.42, ripple + swell) * 0.2;
            const dark = 0.86 - 0.5 * smooth(0, 0.6, depth) + ripple * 0.1;
            const bank = smooth(0.03, 0, depth) * 0.5 * smooth(0.05, 0.4, Math.abs(x));
            out[0] = (out[0] ?? 0) * dark * (1 - bank) + path * (0.8 + 0.3 * breath);
            out[1] = (out[1] ?? 0) * (dark + 0.02) * (1 - bank) + path * 0.66;
            out[2] = (out[2] ?? 0) * (dark + 0.05) * (1 - bank) + path * 0.45;
          }
          rgb.set(out, to);
          to += 3;
        }
      }
    },
    glows: ({ seconds, breath }) =>
      glints.flatMap(({ depth, side, phase, pace }) => {
        const shine = Math.sin(seconds * pace * 2 + phase) ** 9;
        if (shine < 0.03) return [];
        const v = horizon + 0.012 + depth * 0.5;
        const x = side * (0.05 + depth * 0.42) + Math.sin(seconds * 0.2 + phase) * 0.01;
        return {
          x: (x / shape + 0.5) * width,
          y: v * height,
          radius: (1.1 + depth * 3.2) * unit,
          stretch: 5,
          strength: shine * (46 + 22 * breath) * (1 - depth * 0.5),
          blue: -8 * shine,
          red: 7 * shine,
        };
      }),
  };
};
