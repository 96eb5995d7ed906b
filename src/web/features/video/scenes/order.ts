import type { VideoLine } from "#shared/listening/video.ts";
import type { SceneName } from "./choose-scene.ts";
import type { Size } from "./scene.ts";

/** How a video looks, as a person chose it. */
export interface Look {
  size: Size;
  framesPerSecond: 24 | 30;
  scene: SceneName;
}

/** A sound on its way to the worker: as an MP3, or decoded at the rate of the mix where a worker cannot decode one. */
export type Clip =
  | { kind: "encoded"; bytes: ArrayBuffer }
  | { kind: "decoded"; channels: Float32Array<ArrayBuffer>[] };

/** The sound of a video before it is decoded. */
export interface Clips {
  /** Nothing where the reply was not narrated. */
  voice: Clip | null;
  music: { clip: Clip; isSeamless: boolean } | null;
}

/** Decoded sound, at the rate of the mix. */
export interface Sound {
  voice: Float32Array | null;
  music: { channels: Float32Array[]; isSeamless: boolean } | null;
}

/** Everything a video is rendered from. All times in milliseconds. */
export interface Order {
  look: Look;
  seed: string;
  title: string;
  disclaimer: string;
  lines: VideoLine[];
  /** How long the voice lasts, or the reading. */
  durationMs: number;
  sound: Clips;
}

/**
 * What the worker is told: to try one second and say how long it took; to render; or, where nothing can be encoded, to
 * mix the sound and then to paint one frame after the other as it is asked for.
 */
export type Told =
  | { kind: "try"; look: Look }
  | { kind: "render"; order: Order }
  | { kind: "open"; order: Order }
  | { kind: "paint"; index: number };

/** Why nothing came of a rendering. */
export type Failure = "memory" | "encoder";

/** What the worker tells. */
export type Tells =
  | { kind: "tried"; msPerFrame: number }
  | { kind: "progress"; share: number }
  | { kind: "rendered"; video: Blob; durationMs: number }
  | { kind: "opened"; count: number; sound: Float32Array<ArrayBuffer>[] }
  | { kind: "painted"; picture: Uint8ClampedArray<ArrayBuffer> }
  | { kind: "failed"; failure: Failure; reason: string };

/** The rate of all sound in a video: the music's own. AAC comes in packets of 1024 samples, so it is also how exactly sound and picture can end together. */
export const soundRate = 48_000;

/** The two shapes a video can have. */
export const sizes = {
  wide: { width: 1280, height: 720 },
  tall: { width: 1080, height: 1920 },
} as const satisfies Record<string, Size>;
