import { randomFrom } from "#shared/listening/seeded-random.ts";
import type { Cover, CoverShape } from "./cover.ts";
import { between, type Colour, grounds } from "./grounds.ts";

/** A circle that is filled. */
interface Disc {
  kind: "disc";
  x: number;
  y: number;
  radius: number;
}

/** A circle that is drawn. */
interface Ring {
  kind: "ring";
  x: number;
  y: number;
  radius: number;
  width: number;
}

/** An upright stroke with round ends. */
interface Stroke {
  kind: "stroke";
  x: number;
  y: number;
  length: number;
  width: number;
}

/** Everything below a swelling line. */
interface Band {
  kind: "band";
  y: number;
  swell: number;
  /** How often it swells on the way across, and where it begins to. */
  turns: number;
  phase: number;
}

/** One thing on a cover, in a square of 100 by 100. */
export type Mark = (Disc | Ring | Stroke | Band) & { colour: Colour; strength: number };

/** Marks that move alike where a cover is drawn alive. */
interface Layer {
  motion: "breathe" | "drift" | "fall" | "twinkle" | "rise" | "rest";
  marks: Mark[];
}

/** A layer at its place: how many lie behind it. */
export interface CoverLayer extends Layer {
  depth: number;
}

/** A cover as it is drawn: its ground from top to bottom, a glow, and what lies over it from back to front. */
export interface CoverPicture {
  top: Colour;
  bottom: Colour;
  light: Colour;
  deep: Colour;
  glow: { x: number; y: number; radius: number; strength: number };
  layers: CoverLayer[];
}

/** How far beyond its sides a picture is drawn, so that what drifts shows no edge. */
export const coverMargin = 16;

/** The height of a band's line at a place. */
export function bandLine({ y, swell, turns, phase }: Band, x: number): number {
  return y + swell * Math.sin(2 * Math.PI * ((turns * x) / 100 + phase));
}

interface Canvas {
  ground: (typeof grounds)[Cover["ground"]];
  /** A number from one bound to another, the same for the same cover. */
  pick: (from: number, to: number) => number;
}

type Scene = Pick<CoverPicture, "glow"> & { layers: Layer[] };

/** The picture of a cover: always the same for the same cover. */
export function drawCover({ shape, ground: name, seed }: Cover): CoverPicture {
  const random = randomFrom(`${shape} ${seed}`);
  const ground = grounds[name];
  const pick = (from: number, to: number) => from + (to - from) * random();
  const { glow, layers } = scenes[shape]({ ground, pick });
  return { ...ground, glow, layers: layers.map((layer, depth) => ({ ...layer, depth })) };
}

const scenes: Record<CoverShape, (canvas: Canvas) => Scene> = {
  rings: ({ ground, pick }) => {
    const [x, y, step] = [pick(34, 66), pick(36, 64), pick(9, 13)];
    const rings = [1, 2, 3, 4, 5].map((turn): Mark => {
      const strength = 0.8 - turn * 0.13;
      return {
        kind: "ring",
        x,
        y,
        radius: 4 + turn * step,
        width: 1.6,
        colour: ground.light,
        strength,
      };
    });
    const point: Mark = { kind: "disc", x, y, radius: 4.5, colour: ground.light, strength: 1 };
    return {
      glow: { x, y, radius: 46, strength: 0.3 },
      layers: [
        { motion: "breathe", marks: rings },
        { motion: "rest", marks: [point] },
      ],
    };
  },
  waves: (canvas) => {
    const sky = disc(canvas, { y: [24, 38], radius: [7, 11] });
    const { ground, pick } = canvas;
    const first = pick(50, 58);
    const bands = [0, 1, 2, 3].map((row): Layer => {
      const colour = between(between(ground.bottom, ground.light, 0.3), ground.deep, row / 3);
      const band = { swell: pick(1.6, 3.4), turns: pick(0.9, 2), phase: pick(0, 1) };
      return {
        motion: "drift",
        marks: [{ kind: "band", y: first + row * 11, ...band, colour, strength: 0.85 }],
      };
    });
    return { glow: sky.glow, layers: [sky.layer, ...bands] };
  },
  hills: (canvas) => {
    const sky = disc(canvas, { y: [40, 52], radius: [10, 15] });
    const { ground, pick } = canvas;
    const bands = [0, 1, 2].map((row): Mark => {
      const colour = between(between(ground.bottom, ground.deep, 0.35), ground.deep, row / 2);
      const band = { swell: pick(4, 9), turns: pick(0.45, 0.95), phase: pick(0, 1) };
      return { kind: "band", y: 58 + row * 13, ...band, colour, strength: 0.95 };
    });
    return { glow: sky.glow, layers: [sky.layer, { motion: "rest", marks: bands }] };
  },
  rain: ({ ground, pick }) => {
    const strokes = Array.from({ length: 22 }, (_, each): Mark => {
      const x = 3 + each * 4.45 + pick(-1.4, 1.4);
      const far = pick(0, 1);
      return {
        kind: "stroke",
        x,
        y: pick(2, 62),
        length: 6 + far * 13,
        width: 0.7 + far * 0.7,
        colour: ground.light,
        strength: 0.3 + far * 0.5,
      };
    });
    const [x, y] = [pick(38, 62), pick(80, 86)];
    const pool = [5, 11, 17].map(
      (radius, turn): Mark => ({
        kind: "ring",
        x,
        y,
        radius,
        width: 1.1,
        colour: ground.light,
        strength: 0.75 - turn * 0.2,
      }),
    );
    const shore: Mark = {
      kind: "band",
      y: 72,
      swell: 1.5,
      turns: 0.6,
      phase: pick(0, 1),
      colour: ground.deep,
      strength: 0.7,
    };
    return {
      glow: { x: 50, y: 0, radius: 60, strength: 0.2 },
      layers: [
        { motion: "fall", marks: strokes },
        { motion: "rest", marks: [shore] },
        { motion: "breathe", marks: pool },
      ],
    };
  },
  petals: ({ ground, pick }) => {
    const [count, turn, reach] = [Math.round(pick(5, 9)), pick(0, 1), pick(13, 17)];
    const petals = Array.from({ length: count }, (_, each): Mark => {
      const angle = 2 * Math.PI * (each / count + turn);
      const [x, y] = [50 + reach * Math.cos(angle), 50 + reach * Math.sin(angle)];
      return { kind: "ring", x, y, radius: reach + 3, width: 1.2, colour: ground.light, strength: 0.6 };
    });
    const around: Mark = {
      kind: "ring",
      x: 50,
      y: 50,
      radius: 2 * reach + 7,
      width: 1,
      colour: ground.light,
      strength: 0.35,
    };
    const point: Mark = { kind: "disc", x: 50, y: 50, radius: 3.5, colour: ground.light, strength: 1 };
    return {
      glow: { x: 50, y: 50, radius: 50, strength: 0.32 },
      layers: [
        { motion: "breathe", marks: [...petals, around] },
        { motion: "rest", marks: [point] },
      ],
    };
  },
  stars: (canvas) => {
    const sky = disc(canvas, { y: [22, 36], radius: [8, 11] });
    const { ground, pick } = canvas;
    const stars = Array.from({ length: 26 }, (): Mark => {
      const near = pick(0, 1);
      return {
        kind: "disc",
        x: pick(4, 96),
        y: pick(4, 70),
        radius: 0.5 + near,
        colour: ground.light,
        strength: 0.4 + near * 0.5,
      };
    });
    const hills = [0, 1].map((row): Mark => {
      const band = { swell: pick(2, 6), turns: pick(0.4, 0.9), phase: pick(0, 1) };
      return {
        kind: "band",
        y: 76 + row * 9,
        ...band,
        colour: between(ground.bottom, ground.deep, 0.5 + row / 2),
        strength: 0.95,
      };
    });
    return {
      glow: sky.glow,
      layers: [{ motion: "twinkle", marks: stars }, sky.layer, { motion: "rest", marks: hills }],
    };
  },
};

/** A sun or a moon, with its glow. */
function disc(
  { ground, pick }: Canvas,
  within: { y: [number, number]; radius: [number, number] },
): { layer: Layer; glow: CoverPicture["glow"] } {
  const [x, y, radius] = [pick(26, 74), pick(...within.y), pick(...within.radius)];
  return {
    glow: { x, y, radius: radius * 4, strength: 0.42 },
    layer: { motion: "rise", marks: [{ kind: "disc", x, y, radius, colour: ground.light, strength: 0.95 }] },
  };
}
