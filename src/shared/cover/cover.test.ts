import { expect, test } from "vitest";
import { type Cover, coverGrounds, coverShapes, plainCover } from "./cover.ts";
import { drawCover } from "./draw-cover.ts";
import { type Colour, grounds } from "./grounds.ts";
import { paintCover } from "./paint-cover.ts";

const every = coverShapes.flatMap((shape) =>
  coverGrounds.map((ground): Cover => ({ shape, ground, seed: 7 })),
);

/** Relative luminance and contrast after WCAG 2.2. */
const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: Colour, other: Colour): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

test("a cover is the same picture every time, and another seed is another picture", () => {
  for (const cover of every) {
    expect(drawCover(cover)).toEqual(drawCover({ ...cover }));
    expect(drawCover({ ...cover, seed: 8 }).layers).not.toEqual(drawCover(cover).layers);
  }
});

test("what is drawn on a ground is seen on all of it: three to one at the least, as pictures want it", () => {
  for (const { light, top, bottom } of Object.values(grounds)) {
    expect(contrast(light, top)).toBeGreaterThan(3);
    expect(contrast(light, bottom)).toBeGreaterThan(3);
  }
});

test("every mark of a cover lies where some of it is seen", () => {
  for (const cover of every)
    for (const mark of drawCover(cover).layers.flatMap(({ marks }) => marks)) {
      const [x, reach] = [
        mark.kind === "band" ? 50 : mark.x,
        mark.kind === "disc" || mark.kind === "ring" ? mark.radius : 0,
      ];
      expect([x > -reach, x < 100 + reach, mark.y > -reach, mark.y < 100 + reach]).not.toContain(false);
      expect(mark.strength).toBeGreaterThan(0.1);
    }
});

test("painted, a cover has the colours it is drawn in, from its ground to what lies in front", () => {
  const size = 50;
  const picture = drawCover(plainCover);
  const pixels = paintCover(picture, size);
  const at = (x: number, y: number): Colour => {
    const from = 4 * (Math.floor((y / 100) * size) * size + Math.floor((x / 100) * size));
    return [pixels[from] ?? 0, pixels[from + 1] ?? 0, pixels[from + 2] ?? 0];
  };
  const point = picture.layers.flatMap(({ marks }) => marks).find(({ kind }) => kind === "disc");
  if (point?.kind !== "disc") throw new Error("the sign has a still point");
  expect(at(point.x, point.y)).toEqual(picture.light);
  expect(contrast(at(point.x, point.y), at(1, 1))).toBeGreaterThan(3);
  expect(pixels.every((part, index) => index % 4 !== 3 || part === 255)).toBe(true);
});
