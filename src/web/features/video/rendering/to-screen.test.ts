import { expect, test } from "vitest";
import { blueOf, colour, lumaOf, redOf } from "#web/features/video/scenes/colour.ts";
import { createFrame } from "./frame.ts";
import { toScreen } from "./to-screen.ts";

test.each(["#ffffff", "#000000", "#2d6e8a", "#e2a468"])("%s comes back as it went in", (hex) => {
  const frame = createFrame(2, 2);
  frame.luma.fill(Math.round(lumaOf(colour(hex))));
  frame.blue.fill(Math.round(blueOf(colour(hex))));
  frame.red.fill(Math.round(redOf(colour(hex))));
  const [r = 0, g = 0, b = 0, opaque] = toScreen(frame);
  for (const [part, value] of [r, g, b].entries())
    expect(Math.abs(value - (colour(hex)[part] ?? 0) * 255)).toBeLessThanOrEqual(3);
  expect(opaque).toBe(255);
});
