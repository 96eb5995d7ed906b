import type { Frame } from "#web/features/video/rendering/frame.ts";

/** A soft point of light: a star, a glint, a mote of dust. Places and sizes in pixels. */
export interface Glow {
  x: number;
  y: number;
  /** Where it has faded to nothing. */
  radius: number;
  /** How many times wider than high. */
  stretch?: number;
  /** Added to luma at its middle. */
  strength: number;
  /** Added to the blue and the red difference at its middle. */
  blue?: number;
  red?: number;
  /** 0 for a point that fades from its middle, up to 1 for a disc with a soft edge. */
  flatness?: number;
}

/** Lays a light over the frame; what is outside is left out. */
export function addGlow(frame: Frame, glow: Glow): void {
  const { stretch = 1, flatness = 0 } = glow;
  const [wide, high] = [glow.radius * stretch, glow.radius];
  const area = { width: frame.width, height: frame.height, x: glow.x, y: glow.y, wide, high, flatness };
  addTo(frame.luma, area, glow.strength, 235);
  if (glow.radius < 3) return;
  const half = { ...area, width: frame.width / 2, height: frame.height / 2, x: glow.x / 2, y: glow.y / 2 };
  const small = { ...half, wide: wide / 2, high: high / 2 };
  if (glow.blue) addTo(frame.blue, small, glow.blue, 240);
  if (glow.red) addTo(frame.red, small, glow.red, 240);
}

interface Area {
  width: number;
  height: number;
  x: number;
  y: number;
  wide: number;
  high: number;
  flatness: number;
}

function addTo(plane: Uint8Array, area: Area, strength: number, most: number): void {
  const { width, height, x: middleX, y: middleY, wide, high, flatness } = area;
  const [left, right] = [
    Math.max(0, Math.ceil(middleX - wide)),
    Math.min(width - 1, Math.floor(middleX + wide)),
  ];
  const bottom = Math.min(height - 1, Math.floor(middleY + high));
  for (let y = Math.max(0, Math.ceil(middleY - high)); y <= bottom; y += 1) {
    const down = ((y - middleY) / high) ** 2;
    for (let x = left; x <= right; x += 1) {
      const distance = down + ((x - middleX) / wide) ** 2;
      if (distance >= 1) continue;
      const fall = 1 - Math.max(0, (distance - flatness) / (1 - flatness));
      const at = y * width + x;
      plane[at] = Math.max(16, Math.min(most, (plane[at] ?? 0) + strength * fall * fall + 0.5));
    }
  }
}
