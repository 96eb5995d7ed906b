import { randomFrom } from "#shared/listening/seeded-random.ts";
import { colour, smooth } from "./colour.ts";
import { type Ramp, rampAt } from "./field.ts";
import { createNoise } from "./noise.ts";
import type { MakeScene } from "./scene.ts";

const warmth: Ramp = [
  [0, colour("#2a1a26")],
  [0.3, colour("#5b2f35")],
  [0.58, colour("#a85c46")],
  [0.82, colour("#e2a468")],
  [1, colour("#fbe3b4")],
];

/** Light alone: a slow sunrise behind veils, with dust that floats in it. */
export const makeLight: MakeScene = (seed, { width, height }) => {
  const noise = createNoise(seed);
  const random = randomFrom(`${seed} motes`);
  const shape = width / height;
  const unit = Math.min(width, height) / 720;
  const out = new Float32Array(3);
  const motes = Array.from({ length: 54 }, () => ({
    x: random(),
    y: random(),
    size: 2.5 + random() ** 3 * 26,
    phase: random() * Math.PI * 2,
    pace: 0.4 + random() * 0.8,
  }));
  return {
    keysPerSecond: 2,
    foreground: [],
    paint: ({ width: wide, height: high, rgb }, { seconds, breath }) => {
      let to = 0;
      for (let row = 0; row < high; row += 1) {
        const y = (row + 0.5) / high;
        for (let column = 0; column < wide; column += 1) {
          const x = ((column + 0.5) / wide - 0.5) * shape;
          const bend = noise.cloud(x * 0.9 + seconds * 0.012, y * 0.9 - seconds * 0.007, 3) - 0.5;
          const veil = noise.cloud(x * 0.8 + bend * 1.6 + 11, y * 1.5 + bend * 1.2 + seconds * 0.018, 4);
          const fold = noise.cloud(x * 1.7 - bend * 2.2 + seconds * 0.01, y * 0.7 + bend + 31, 3);
          const distance = Math.hypot((x - 0.1) * 0.8, y - 0.36);
          const orb = Math.exp(-(distance ** 2) * (5.2 - 1.1 * breath));
          const core = Math.exp(-(distance ** 2) * 34) * (0.14 + 0.06 * breath);
          const shine = 0.05 + orb * 0.66 + (veil - 0.5) * 0.5 + smooth(0.45, 0.8, fold) * 0.2 * orb + core;
          rampAt(warmth, Math.min(1, Math.max(0, shine)), out);
          rgb.set(out, to);
          to += 3;
        }
      }
    },
    glows: ({ seconds, breath }) =>
      motes.map(({ x, y, size, phase, pace }) => {
        const rise = (((y - seconds * 0.006 * pace) % 1.2) + 1.2) % 1.2;
        const sway = Math.sin(seconds * 0.12 * pace + phase) * 0.03;
        const shown = 0.35 + 0.65 * Math.sin(seconds * 0.3 * pace + phase) ** 2;
        const edge = smooth(0, 0.15, rise) * smooth(1.2, 1.05, rise);
        return {
          x: (x + sway) * width,
          y: (rise - 0.1) * height,
          radius: size * unit,
          flatness: Math.min(0.75, size / 30),
          strength: shown * edge * (size < 8 ? 30 : 11) * (0.8 + 0.2 * breath),
          blue: -4 * shown * edge,
          red: 3 * shown * edge,
        };
      }),
  };
};
