import { randomFrom } from "#shared/listening/seeded-random.ts";
import { createMask } from "#web/features/video/captions/mask.ts";
import { colour, smooth } from "./colour.ts";
import { type Ramp, rampAt } from "./field.ts";
import { createNoise, type Noise } from "./noise.ts";
import type { MakeScene, Size } from "./scene.ts";
import { coverBelow } from "./shapes.ts";

const sky: Ramp = [
  [0, colour("#6f8f98")],
  [0.3, colour("#b9c4bd")],
  [0.52, colour("#f0dcc0")],
  [1, colour("#e8d9c4")],
];
const far = colour("#a9b9b4");
const near = colour("#274850");
const mist = colour("#e4dccb");
const ridges = 5;

/** Hills in the morning, one behind the other, with mist that drifts between them. */
export const makeMist: MakeScene = (seed, size) => {
  const noise = createNoise(seed);
  const shape = size.width / size.height;
  const out = new Float32Array(3);
  const behind = new Float32Array(3);
  let lines: Float32Array[] | undefined;
  const ridgeAt = (ridge: number, x: number) => {
    const depth = ridge / (ridges - 1);
    const wide = 0.9 + depth * 1.3;
    return 0.44 + depth * 0.33 - (0.2 - depth * 0.07) * noise.cloud(x * wide + ridge * 7.7, ridge * 3.1, 5);
  };
  const forest = createMask(size.width, size.height);
  coverForest(forest, noise, seed, size);
  return {
    keysPerSecond: 2,
    foreground: [
      {
        mask: forest,
        laying: () => ({ luma: 42, blue: 131, red: 121, strength: 0.95 }),
      },
    ],
    glows: () => [],
    paint: ({ width, height, rgb }, { seconds, breath }) => {
      lines ??= Array.from({ length: ridges }, (_, ridge) =>
        Float32Array.from({ length: width }, (_each, column) =>
          ridgeAt(ridge, ((column + 0.5) / width) * shape),
        ),
      );
      for (let row = 0, to = 0; row < height; row += 1) {
        const v = (row + 0.5) / height;
        // Words stand here: the fog is in the shade of the near slope.
        const shade = smooth(0.6, 0.82, v);
        for (let column = 0; column < width; column += 1, to += 3) {
          const x = ((column + 0.5) / width) * shape;
          const sun =
            Math.exp(-((x - shape * 0.68) ** 2 * 5 + (v - 0.36) ** 2 * 14)) * (0.13 + 0.07 * breath);
          out.fill(0);
          // From the nearest to the farthest: what is behind something opaque is never painted.
          let open = 1;
          for (let ridge = ridges - 1; ridge >= 0 && open > 0.004; ridge -= 1) {
            const below = v - (lines[ridge]?.[column] ?? 1);
            if (below < -0.004) continue;
            const depth = ridge / (ridges - 1);
            const cover = smooth(-0.004, 0.004, below) * open;
            const drift = noise.cloud(
              x * 1.5 - seconds * (0.012 + depth * 0.02) + ridge * 5,
              v * 3.2 + ridge + seconds * 0.004,
              4,
            );
            const fog = Math.min(
              1,
              smooth(0, 0.2 - depth * 0.02, below) * (0.45 + drift * 0.9) + (drift - 0.45) * 0.25,
            );
            const thick = Math.max(0, fog) * (0.95 - depth * 0.12 + breath * 0.04);
            for (let part = 0; part < 3; part += 1) {
              const hill = (far[part] ?? 0) * (1 - depth) + (near[part] ?? 0) * depth;
              const shown = hill * (1 - thick) + ((mist[part] ?? 0) + sun * 0.5) * thick;
              out[part] = (out[part] ?? 0) + shown * cover * (1 - shade * (0.44 - part * 0.1));
            }
            open -= cover;
          }
          rampAt(sky, v, behind);
          for (let part = 0; part < 3; part += 1)
            rgb[to + part] = (out[part] ?? 0) + ((behind[part] ?? 0) + sun * (1 - part * 0.3)) * open;
        }
      }
    },
  };
};

/** The nearest slope with its firs, sharp against everything behind it. */
function coverForest(
  mask: ReturnType<typeof createMask>,
  noise: Noise,
  seed: string,
  { width, height }: Size,
): void {
  const random = randomFrom(`${seed} firs`);
  const groundAt = (x: number) =>
    height *
    (0.965 + 0.05 * Math.cos((x / width) * Math.PI * 1.3 + 0.5) - 0.05 * noise.cloud((x / width) * 3, 40, 3));
  const tops = new Float32Array(width).fill(height);
  const unit = Math.min(width, height) / 720;
  for (let x = -20; x < width + 20; x += (7 + random() * 22) * unit) {
    const grove = smooth(0.42, 0.62, noise.at((x / width) * 5, 77));
    const tall = (10 + random() * 72) * grove * unit;
    if (tall < 14 * unit) continue;
    const wide = tall * (0.2 + random() * 0.06);
    for (let column = Math.max(0, Math.ceil(x - wide)); column < Math.min(width, x + wide); column += 1) {
      const side = Math.abs(column - x) / wide;
      const twigs = 0.82 + 0.18 * Math.abs(Math.sin(side * 9 + x));
      const top = groundAt(x) + 6 * unit - tall * (1 - side) ** 1.25 * (side < 0.1 ? 1 : twigs);
      tops[column] = Math.min(tops[column] ?? height, top);
    }
  }
  coverBelow(mask, (x) => Math.min(tops[x] ?? height, groundAt(x)));
}
