import type { CoverGround } from "./cover.ts";

/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [number, number, number];

/** The colours of a ground. */
interface GroundColours {
  top: Colour;
  bottom: Colour;
  /** What is drawn on it: seen against both of its ends. */
  light: Colour;
  /** What lies in front and is darker. */
  deep: Colour;
}

/** Every ground is dark enough for its light, and the same in both themes: a cover is a picture and no part of the page. */
export const grounds: Record<CoverGround, GroundColours> = {
  stone: { top: [15, 26, 30], bottom: [41, 60, 64], light: [238, 187, 130], deep: [9, 17, 20] },
  night: { top: [18, 26, 50], bottom: [46, 66, 96], light: [234, 228, 206], deep: [11, 18, 36] },
  sea: { top: [12, 50, 64], bottom: [36, 104, 112], light: [222, 241, 228], deep: [7, 34, 45] },
  dusk: { top: [46, 37, 76], bottom: [126, 78, 104], light: [251, 216, 184], deep: [29, 24, 52] },
  ember: { top: [56, 24, 27], bottom: [138, 62, 42], light: [253, 214, 154], deep: [36, 16, 20] },
  dawn: { top: [86, 58, 86], bottom: [166, 98, 84], light: [255, 237, 208], deep: [52, 34, 58] },
  meadow: { top: [22, 52, 44], bottom: [74, 112, 80], light: [238, 241, 208], deep: [14, 36, 32] },
  rose: { top: [66, 33, 56], bottom: [146, 84, 104], light: [253, 224, 222], deep: [44, 21, 40] },
};

/** A colour as style sheets and pictures of vectors write it. */
export function hexOf(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** A colour on the way from one to another. */
export function between(from: Colour, to: Colour, share: number): Colour {
  const part = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share);
  return [part(0), part(1), part(2)];
}
