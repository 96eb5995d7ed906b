import type { Mood } from "#shared/listening/moods.ts";
import { energy, focus, healing } from "./awake-styles.ts";
import { anxiety, sleep, stress } from "./calming-styles.ts";
import type { Style } from "./style.ts";

/** Plain and kind: a piano almost by itself. */
const byDefault: Style = {
  bpm: [55, 60],
  beatsPerBar: [4, 3],
  modes: ["ionian", "lydian"],
  tonics: [0, 5, 7, 2],
  barsPerChord: 1,
  hasPedal: false,
  colour: 0.6,
  suspension: 0.25,
  darkAboveHz: 3200,
  chords: [{ instrument: "warmPad", low: 48, high: 67, voices: 4, levelDb: -3, pan: 0.1, hall: 0.5 }],
  bass: { instrument: "piano", low: 36, levelDb: 4, pan: 0, hall: 0.4 },
  figures: [
    {
      instrument: "piano",
      low: 50,
      high: 72,
      voices: 4,
      levelDb: 2,
      pan: -0.05,
      hall: 0.45,
      figures: ["0.1.2.3.", "0.2.3.2.", "0.1.2.1.", "0..2.1.."],
      fullness: 0.85,
    },
  ],
  melody: {
    instrument: "piano",
    low: 65,
    high: 84,
    presence: 0.85,
    beats: [1, 3],
    levelDb: 4,
    pan: 0.05,
    hall: 0.5,
  },
};

/** The seven kinds of music, each with instruments, register, density, mode and tempo of its own. */
export const styles: Record<Mood, Style> = {
  stress,
  anxiety,
  sleep,
  energy,
  focus,
  healing,
  default: byDefault,
};
