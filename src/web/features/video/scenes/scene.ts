import type { Laying, Mask } from "#web/features/video/captions/mask.ts";
import type { Field } from "./field.ts";
import type { Glow } from "./glow.ts";

/** A moment of a scene. */
export interface Moment {
  seconds: number;
  /** From 0, breathed out, to 1, breathed in. */
  breath: number;
}

/** Something that stands before the scene, and how it is laid over it at a moment. */
export interface Foreground {
  mask: Mask;
  laying(moment: Moment): Laying;
}

/** The size of the whole picture, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A picture that never stands still and never hurries. All of it follows from its seed and the moment. */
export interface Scene {
  /** How many times a second the soft part is painted; in between one painting fades into the next. */
  keysPerSecond: number;
  /** The soft part: colours of a small field, painted a few times a second. */
  paint(field: Field, moment: Moment): void;
  /** Points of light, drawn sharply in every frame. */
  glows(moment: Moment): Glow[];
  foreground: Foreground[];
}

/** Makes a scene for a picture of a size. */
export type MakeScene = (seed: string, size: Size) => Scene;
