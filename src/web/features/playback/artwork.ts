import type { Cover } from "#shared/cover/cover.ts";
import { drawCover } from "#shared/cover/draw-cover.ts";
import { paintCover } from "#shared/cover/paint-cover.ts";

/** Large enough for a lock screen, small enough to be painted between two frames of the page. */
const size = 256;

/** A cover as the picture a lock screen shows; none where the browser paints nothing. */
export function artworkOf(cover: Cover): MediaImage[] {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const surface = canvas.getContext("2d");
  if (!surface) return [];
  surface.putImageData(new ImageData(paintCover(drawCover(cover), size), size, size), 0, 0);
  return [{ src: canvas.toDataURL("image/png"), sizes: `${size}x${size}`, type: "image/png" }];
}
