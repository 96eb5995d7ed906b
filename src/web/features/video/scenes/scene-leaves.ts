import { randomFrom } from "#shared/listening/seeded-random.ts";
import { createMask, type Mask } from "#web/features/video/captions/mask.ts";
import { colour, smooth } from "./colour.ts";
import { type Ramp, rampAt } from "./field.ts";
import { createNoise } from "./noise.ts";
import type { MakeScene, Size } from "./scene.ts";
import { coverLeaf, coverTwig, type Point } from "./shapes.ts";

const wood: Ramp = [
  [0, colour("#0c1d18")],
  [0.3, colour("#214630")],
  [0.65, colour("#4d6d3c")],
  [0.86, colour("#a9ab5f")],
  [1, colour("#f0e3a6")],
];

interface Disc {
  x: number;
  y: number;
  size: number;
  phase: number;
  light: number;
}

/** Under a tree: sun that comes through leaves far away, and twigs near by that move a little in the wind. */
export const makeLeaves: MakeScene = (seed, size) => {
  const noise = createNoise(seed);
  const random = randomFrom(`${seed} discs`);
  const shape = size.width / size.height;
  const out = new Float32Array(3);
  const discs: Disc[] = Array.from({ length: 34 }, () => ({
    x: (random() - 0.5) * shape * 1.1,
    y: random() ** 1.4 * 0.85,
    size: 0.025 + random() ** 2 * 0.075,
    phase: random() * Math.PI * 2,
    light: 0.07 + random() * 0.17,
  }));
  const [behind, before] = [createMask(size.width, size.height), createMask(size.width, size.height)];
  growTwigs(behind, `${seed} behind`, size, 7);
  growTwigs(before, `${seed} before`, size, 1.4);
  const sway = (seconds: number, most: number) => (row: number) => {
    const hanging = (row / size.height) ** 1.2;
    return (
      most *
      hanging *
      (Math.sin(seconds * 0.42 + row / size.height) + 0.5 * Math.sin(seconds * 0.73 + 2) + 1.6)
    );
  };
  const unit = Math.min(size.width, size.height) / 720;
  return {
    keysPerSecond: 3,
    foreground: [
      {
        mask: behind,
        laying: ({ seconds }) => ({
          luma: 62,
          blue: 113,
          red: 121,
          strength: 0.72,
          shift: sway(seconds + 3, 9 * unit),
        }),
      },
      {
        mask: before,
        laying: ({ seconds }) => ({
          luma: 29,
          blue: 125,
          red: 124,
          strength: 0.96,
          shift: sway(seconds, 14 * unit),
        }),
      },
    ],
    glows: () => [],
    paint: ({ width, height, rgb }, { seconds, breath }) => {
      const shine = discs.map((disc) => ({
        ...disc,
        light: disc.light * (0.6 + 0.4 * Math.sin(seconds * 0.31 + disc.phase)) * (0.9 + 0.25 * breath),
        x: disc.x + Math.sin(seconds * 0.07 + disc.phase) * 0.012,
        y: disc.y + Math.cos(seconds * 0.09 + disc.phase) * 0.008,
      }));
      let to = 0;
      for (let row = 0; row < height; row += 1) {
        const y = (row + 0.5) / height;
        for (let column = 0; column < width; column += 1) {
          const x = ((column + 0.5) / width - 0.5) * shape;
          const crown = noise.cloud(x * 1.9 + seconds * 0.01, y * 2.2 + seconds * 0.006, 4);
          const sun =
            Math.exp(-((x + shape * 0.22) ** 2 * 1.3 + (y + 0.05) ** 2 * 2.1)) * (0.52 + 0.09 * breath);
          const light = 0.15 + sun + (crown - 0.5) * 0.42 + discLight(shine, x, y);
          rampAt(wood, Math.min(1, Math.max(0, light * (1 - 0.35 * smooth(0.45, 1, y)))), out);
          rgb.set(out, to);
          to += 3;
        }
      }
    },
  };
};

/** What the sun's discs add at a place: each is even inside and a little brighter at its rim, as a lens draws it. */
function discLight(discs: readonly Disc[], x: number, y: number): number {
  let light = 0;
  for (const disc of discs) {
    const distance = ((x - disc.x) ** 2 + (y - disc.y) ** 2) / disc.size ** 2;
    if (distance < 1.3)
      light += disc.light * smooth(1.25, 0.8, distance) * (0.8 + 0.3 * Math.min(1, distance));
  }
  return light;
}

/** Lets twigs hang into the picture from its upper corners. `softness` in pixels at 720 lines: how far out of focus they are. */
function growTwigs(mask: Mask, seed: string, { width, height }: Size, softness: number): void {
  const random = randomFrom(seed);
  const unit = Math.min(width, height) / 720;
  const grow = (from: Point, angle: number, left: number, thickness: number): void => {
    if (left <= 0) return;
    const length = (34 + random() * 20) * unit;
    const to = { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length };
    coverTwig(mask, { from, to, thickness, thin: thickness * 0.82, softness: softness * unit });
    for (const side of [-1, 1]) {
      if (random() < 0.24) continue;
      const turned = angle + side * (0.55 + random() * 0.5);
      const long = (38 + random() * 40) * unit;
      const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const tip = { x: at.x + Math.cos(turned) * long, y: at.y + Math.sin(turned) * long + 10 * unit };
      coverLeaf(mask, {
        from: at,
        to: tip,
        width: long * (0.34 + random() * 0.1),
        softness: softness * unit,
      });
    }
    if (left > 4 && random() < 0.16) grow(to, angle + (random() - 0.5) * 1.5, left - 3, thickness * 0.7);
    grow(to, angle + (random() - 0.47) * 0.36, left - 1, thickness * 0.88);
  };
  const steps = Math.round(4 + (6 * width) / height);
  grow({ x: -30 * unit, y: height * (0.04 + random() * 0.07) }, 0.22 + random() * 0.2, steps, 4.5 * unit);
  grow({ x: width * (0.84 + random() * 0.1), y: -30 * unit }, 1.75 + random() * 0.35, steps - 3, 4 * unit);
  grow({ x: width * (0.3 + random() * 0.2), y: -40 * unit }, 1.2 + random() * 0.5, 3, 3 * unit);
}
