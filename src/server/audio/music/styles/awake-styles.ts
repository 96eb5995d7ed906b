import type { Style } from "./style.ts";

/** Bright and flowing: harp, open strings and a flute. */
export const energy: Style = {
  bpm: [60, 65],
  beatsPerBar: [4],
  modes: ["lydian", "mixolydian"],
  tonics: [7, 2, 4],
  barsPerChord: 1,
  hasPedal: false,
  colour: 0.5,
  suspension: 0.35,
  darkAboveHz: 4200,
  chords: [
    { instrument: "strings", low: 55, high: 79, voices: 4, levelDb: -5, pan: -0.15, hall: 0.4 },
    { instrument: "horns", low: 50, high: 65, voices: 2, levelDb: -7, pan: 0.2, hall: 0.5 },
  ],
  bass: { instrument: "celli", low: 38, levelDb: -3, pan: 0.1, hall: 0.25 },
  figures: [
    {
      instrument: "harp",
      low: 55,
      high: 81,
      voices: 5,
      levelDb: 5,
      pan: 0.25,
      hall: 0.4,
      figures: ["012.34..", "0.123.4.", "01.2.34.", "0.2.1342"],
      fullness: 0.9,
    },
  ],
  melody: {
    instrument: "flute",
    low: 69,
    high: 86,
    presence: 0.8,
    beats: [1, 2.5],
    levelDb: -4,
    pan: -0.2,
    hall: 0.5,
  },
};

/** Even and unobtrusive: an electric piano pattern over pads. */
export const focus: Style = {
  bpm: [60, 64],
  beatsPerBar: [4],
  modes: ["dorian", "aeolian"],
  tonics: [4, 9, 6],
  barsPerChord: 2,
  hasPedal: false,
  colour: 0.7,
  suspension: 0.25,
  darkAboveHz: 2800,
  chords: [
    { instrument: "glassPad", low: 52, high: 72, voices: 3, levelDb: -3, pan: -0.25, hall: 0.4 },
    { instrument: "warmPad", low: 45, high: 62, voices: 3, levelDb: -4, pan: 0.2, hall: 0.3 },
  ],
  bass: { instrument: "celli", low: 38, levelDb: -6, pan: 0, hall: 0.2 },
  figures: [
    {
      instrument: "electricPiano",
      low: 52,
      high: 72,
      voices: 4,
      levelDb: 0,
      pan: 0.1,
      hall: 0.25,
      figures: ["0.2.1.3.", "0.23..1.", "02..1.3."],
      fullness: 1,
    },
  ],
  melody: {
    instrument: "vibraphone",
    low: 64,
    high: 79,
    presence: 0.3,
    beats: [2, 4],
    levelDb: 2,
    pan: -0.2,
    hall: 0.4,
  },
};

/** Tender, in three: harp and singing celli. */
export const healing: Style = {
  bpm: [54, 60],
  beatsPerBar: [3],
  modes: ["ionian", "lydian"],
  tonics: [10, 3, 5],
  barsPerChord: 1,
  hasPedal: false,
  colour: 0.55,
  suspension: 0.2,
  darkAboveHz: 3200,
  chords: [
    { instrument: "strings", low: 53, high: 74, voices: 4, levelDb: -5, pan: -0.2, hall: 0.6 },
    { instrument: "celli", low: 43, high: 58, voices: 2, levelDb: -4, pan: 0.2, hall: 0.4 },
  ],
  bass: { instrument: "basses", low: 35, levelDb: -4, pan: 0.05, hall: 0.3 },
  figures: [
    {
      instrument: "harp",
      low: 50,
      high: 77,
      voices: 5,
      levelDb: 4,
      pan: 0.2,
      hall: 0.5,
      figures: ["0.1.2.", "0.12.3", "0.2.4.", "0.1.3."],
      fullness: 0.9,
    },
  ],
  melody: {
    instrument: "celli",
    low: 57,
    high: 74,
    presence: 0.7,
    beats: [1, 3],
    levelDb: 1,
    pan: -0.1,
    hall: 0.5,
  },
  lights: { instrument: "celesta", low: 79, high: 91, presence: 0.7, levelDb: -1, pan: 0.35, hall: 0.7 },
};
