import { randomFrom } from "#shared/listening/seeded-random.ts";
import { layMask } from "#web/features/video/captions/mask.ts";
import { createFrame, type Frame } from "#web/features/video/rendering/frame.ts";
import { breathAt } from "./breath.ts";
import { enlarge, type Plane } from "./enlarge.ts";
import { createField, type Field } from "./field.ts";
import { addGlow } from "./glow.ts";
import type { Scene, Size } from "./scene.ts";

/** Paints the frames of a scene; each is the same object, and is to be used before the next one is asked for. */
export interface Painter {
  /** The scene at a moment; `light` from 0, black, to 1. */
  paint(seconds: number, light: number): Frame;
}

/** The soft part is painted at a quarter of the size. */
const factor = 4;
const grainSide = 256;

/** Builds a painter for a picture whose sides can be divided by eight. */
export function createPainter(scene: Scene, { width, height }: Size, seed: string): Painter {
  const frame = createFrame(width, height);
  const [small, count] = [{ width: width / factor, height: height / factor }, (width * height) / factor ** 2];
  const planes = [0, 1, 2].map((): Plane => ({ values: new Float32Array(count), ...small }));
  const grain = { values: makeGrain(seed), side: grainSide };
  const keys = createKeys(scene, small);
  return {
    paint: (seconds, light) => {
      const moment = { seconds, breath: breathAt(seconds) };
      const [luma, blue, red] = planes;
      if (!luma || !blue || !red) throw new Error("a frame has three planes");
      keys.toPlanes(seconds, { luma, blue, red, light });
      enlarge(luma, factor, { ...grain, strength: 1.1 }, frame.luma);
      enlarge(blue, factor / 2, { ...grain, strength: 0.7 }, frame.blue);
      enlarge(red, factor / 2, { ...grain, strength: 0.7 }, frame.red);
      for (const glow of scene.glows(moment)) {
        const { blue: toBlue = 0, red: toRed = 0 } = glow;
        addGlow(frame, {
          ...glow,
          strength: glow.strength * light,
          blue: toBlue * light,
          red: toRed * light,
        });
      }
      for (const { mask, laying } of scene.foreground) {
        const laid = laying(moment);
        const dim = (value: number, rest: number) => rest + (value - rest) * light;
        layMask(frame, mask, {
          ...laid,
          luma: dim(laid.luma, 16),
          blue: dim(laid.blue, 128),
          red: dim(laid.red, 128),
        });
      }
      return frame;
    },
  };
}

/** Noise whose two halves are added, so that weak values are frequent and strong ones rare. */
function makeGrain(seed: string): Float32Array {
  const random = randomFrom(`${seed} grain`);
  return Float32Array.from({ length: grainSide * grainSide }, () => random() - random());
}

interface Target {
  luma: Plane;
  blue: Plane;
  red: Plane;
  light: number;
}

/** Paints the field at whole keys, and mixes two of them for the moments between. */
function createKeys(scene: Scene, { width, height }: Size) {
  let [before, after] = [createField(width, height), createField(width, height)];
  let painted = Number.NaN;
  const { keysPerSecond } = scene;
  const paintKey = (field: Field, key: number) => {
    const seconds = key / keysPerSecond;
    scene.paint(field, { seconds, breath: breathAt(seconds) });
  };
  return {
    toPlanes: (seconds: number, target: Target) => {
      const key = Math.floor(seconds * keysPerSecond);
      if (key === painted + 1) {
        [before, after] = [after, before];
        paintKey(after, key + 1);
      } else if (key !== painted) {
        paintKey(before, key);
        paintKey(after, key + 1);
      }
      painted = key;
      mixToPlanes(before.rgb, after.rgb, seconds * keysPerSecond - key, target);
    },
  };
}

/** Two fields as one of luma and colour differences after ITU-R BT.709, a little darker towards the corners. */
function mixToPlanes(before: Float32Array, after: Float32Array, share: number, target: Target): void {
  const { luma, blue, red, light } = target;
  for (let y = 0, at = 0; y < luma.height; y += 1) {
    const down = (y / luma.height - 0.5) ** 2;
    for (let x = 0; x < luma.width; x += 1, at += 1) {
      const dim = light * (1 - 0.42 * (down + (x / luma.width - 0.5) ** 2));
      const r = mixed(before, after, at * 3, share) * dim;
      const g = mixed(before, after, at * 3 + 1, share) * dim;
      const b = mixed(before, after, at * 3 + 2, share) * dim;
      luma.values[at] = 17 + 216 * (0.2126 * r + 0.7152 * g + 0.0722 * b);
      blue.values[at] = 128 + 224 * (-0.114572 * r - 0.385428 * g + 0.5 * b);
      red.values[at] = 128 + 224 * (0.5 * r - 0.454153 * g - 0.045847 * b);
    }
  }
}

function mixed(before: Float32Array, after: Float32Array, at: number, share: number): number {
  const from = before[at] ?? 0;
  return Math.min(1, Math.max(0, from + ((after[at] ?? 0) - from) * share));
}
