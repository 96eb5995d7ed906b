import { randomFrom } from "#shared/listening/seeded-random.ts";
import { createMask } from "#web/features/video/captions/mask.ts";
import { colour, smooth } from "./colour.ts";
import { type Ramp, rampAt } from "./field.ts";
import { createNoise } from "./noise.ts";
import type { MakeScene } from "./scene.ts";
import { coverBelow } from "./shapes.ts";

const sky: Ramp = [
  [0, colour("#070d1d")],
  [0.45, colour("#0e1c33")],
  [0.75, colour("#1d3a4c")],
  [0.92, colour("#456467")],
  [1, colour("#6f7c70")],
];

/** A clear night above a hill; the sky turns so slowly that one only notices after a while. */
export const makeNight: MakeScene = (seed, { width, height }) => {
  const noise = createNoise(seed);
  const random = randomFrom(`${seed} stars`);
  const shape = width / height;
  const unit = Math.min(width, height) / 720;
  const out = new Float32Array(3);
  const reach = Math.hypot(shape, 1) * 1.15;
  const stars = Array.from({ length: Math.round(2600 * Math.max(1, 1 / shape)) }, () => ({
    angle: random() * Math.PI * 2,
    far: Math.sqrt(random()) * reach,
    bright: random() ** 4,
    phase: random() * Math.PI * 2,
    warm: random() - 0.5,
  }));
  const hill = createMask(width, height);
  coverBelow(hill, (x) => {
    const place = x / height;
    const slope = 0.87 - 0.1 * noise.cloud(place * 0.9 + 3, 9, 3) + 0.05 * Math.sin(place * 1.4 + 1);
    const trees = 0.03 * noise.cloud(place * 42, 50, 3) * smooth(0.4, 0.62, noise.at(place * 2.3, 60));
    return height * (slope - trees);
  });
  return {
    keysPerSecond: 1,
    foreground: [{ mask: hill, laying: () => ({ luma: 24, blue: 132, red: 125, strength: 1 }) }],
    paint: ({ width: wide, height: high, rgb }, { seconds, breath }) => {
      let to = 0;
      for (let row = 0; row < high; row += 1) {
        const y = (row + 0.5) / high;
        for (let column = 0; column < wide; column += 1) {
          const x = ((column + 0.5) / wide) * shape;
          rampAt(sky, y / 0.92 + 0.02 * breath, out);
          const across =
            (x - shape * 0.62) * 0.83 + (y - 0.32) * 0.72 + (noise.at(x * 2, y * 2) - 0.5) * 0.06;
          const band = Math.exp(-(across ** 2) * 26) * smooth(0.95, 0.35, y);
          const dust = noise.cloud(x * 2.6 + seconds * 0.0016, y * 2.6 - seconds * 0.001, 5);
          const lane =
            smooth(0.42, 0.62, noise.cloud(x * 3.1 + 20 + seconds * 0.0016, y * 3.1, 4)) *
            Math.exp(-(across ** 2) * 90);
          const milk = Math.max(0, band * (dust * 0.42 - 0.06) * (1 - 0.6 * lane)) * (0.85 + 0.15 * breath);
          out[0] = (out[0] ?? 0) + milk * 0.74;
          out[1] = (out[1] ?? 0) + milk * 0.8;
          out[2] = (out[2] ?? 0) + milk;
          rgb.set(out, to);
          to += 3;
        }
      }
    },
    glows: ({ seconds }) =>
      stars.flatMap(({ angle, far, bright, phase, warm }) => {
        const turned = angle + seconds * 0.0022;
        const x = (shape * 0.4 + Math.cos(turned) * far) / shape;
        const y = -0.12 + Math.sin(turned) * far;
        if (x < 0 || x > 1 || y < 0 || y > 0.93) return [];
        const twinkle = 0.78 + 0.22 * Math.sin(seconds * (0.7 + bright) + phase);
        const low = smooth(0.93, 0.45, y);
        return {
          x: x * width,
          y: y * height,
          radius: (1.35 + bright * 2.3) * unit,
          strength: (34 + bright * 180) * twinkle * low,
          blue: -warm * 20 * bright,
          red: warm * 16 * bright,
        };
      }),
  };
};
