import type { Form } from "./form.ts";
import type { Note } from "./piece.ts";
import type { Random } from "./random.ts";

/** A note as it is written: in beats, and as firm as meant. */
export interface Written {
  beat: number;
  beats: number;
  pitch: number;
  velocity: number;
}

/** How freely a part is played. */
export interface Freedom {
  /** How far a note may come early or late, in seconds. */
  lateSeconds: number;
  /** How far firmness wavers, as a share. */
  waver: number;
}

const softest = 12;
const firmest = 92;

/** Written notes as a person would play them: never quite on the grid, never twice equally firm. Wraps what falls before the start. */
export function play(written: readonly Written[], form: Form, freedom: Freedom, random: Random): Note[] {
  const beatSeconds = 60 / form.bpm;
  return written.map(({ beat, beats, pitch, velocity }) => {
    const late = freedom.lateSeconds * random.bell();
    const at = (beat * beatSeconds + late + form.seconds) % form.seconds;
    const firm = velocity * (1 + freedom.waver * random.bell());
    return {
      at,
      seconds: beats * beatSeconds,
      pitch,
      velocity: Math.round(Math.min(firmest, Math.max(softest, firm))),
    };
  });
}

/** How much a phrase has swelled at a place in it, 0 to 1: it rises a little past its middle and comes back, as a breath does. */
export function breath(place: number): number {
  return Math.sin(Math.PI * Math.min(1, Math.max(0, place)) ** 0.85);
}
