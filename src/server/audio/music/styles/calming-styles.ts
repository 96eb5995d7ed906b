import type { Style } from "./style.ts";

/** Warm and steady: felt piano over strings. */
export const stress: Style = {
  bpm: [54, 60],
  beatsPerBar: [4],
  modes: ["dorian", "ionian"],
  tonics: [2, 0, 7],
  barsPerChord: 1,
  hasPedal: false,
  colour: 0.6,
  suspension: 0.2,
  darkAboveHz: 3200,
  chords: [
    { instrument: "strings", low: 50, high: 72, voices: 4, levelDb: -6, pan: -0.2, hall: 0.5 },
    { instrument: "warmPad", low: 45, high: 64, voices: 3, levelDb: -6, pan: 0.25, hall: 0.4 },
  ],
  bass: { instrument: "celli", low: 36, levelDb: -4, pan: 0.1, hall: 0.3 },
  figures: [
    {
      instrument: "piano",
      low: 52,
      high: 76,
      voices: 4,
      levelDb: 2,
      pan: 0,
      hall: 0.4,
      figures: ["0.1.2.3.", "0.2.1.2.", "0.1.3.2.", "0...2.1."],
      fullness: 0.85,
    },
  ],
  melody: {
    instrument: "piano",
    low: 67,
    high: 84,
    presence: 0.7,
    beats: [1, 3],
    levelDb: 3,
    pan: 0.1,
    hall: 0.5,
  },
};

/** Predictable and grounded: a guitar figure over one low tone. */
export const anxiety: Style = {
  bpm: [51, 57],
  beatsPerBar: [3],
  modes: ["mixolydian", "ionian"],
  tonics: [5, 3, 10],
  barsPerChord: 2,
  hasPedal: true,
  colour: 0.35,
  suspension: 0.1,
  darkAboveHz: 2600,
  chords: [
    { instrument: "celli", low: 45, high: 64, voices: 3, levelDb: -3, pan: -0.25, hall: 0.4 },
    { instrument: "violas", low: 53, high: 70, voices: 3, levelDb: -5, pan: 0.25, hall: 0.4 },
  ],
  bass: { instrument: "basses", low: 34, levelDb: -3, pan: 0, hall: 0.25 },
  figures: [
    {
      instrument: "guitar",
      low: 48,
      high: 69,
      voices: 3,
      levelDb: 2,
      pan: 0.15,
      hall: 0.35,
      figures: ["0.1.2.", "0.2.1.", "0.1.1."],
      fullness: 0.95,
    },
  ],
  melody: {
    instrument: "clarinet",
    low: 60,
    high: 74,
    presence: 0.6,
    beats: [1, 3],
    levelDb: -3,
    pan: -0.15,
    hall: 0.5,
  },
};

/** Dark and almost still: far-apart piano tones over a pad. */
export const sleep: Style = {
  bpm: [50, 54],
  beatsPerBar: [3, 4],
  modes: ["lydian", "ionian"],
  tonics: [8, 1, 3],
  barsPerChord: 2,
  hasPedal: false,
  colour: 0.5,
  suspension: 0.3,
  darkAboveHz: 1500,
  chords: [
    { instrument: "warmPad", low: 44, high: 63, voices: 4, levelDb: -2, pan: -0.2, hall: 0.6 },
    { instrument: "celli", low: 44, high: 60, voices: 2, levelDb: -7, pan: 0.25, hall: 0.5 },
  ],
  bass: { instrument: "basses", low: 34, levelDb: -5, pan: 0, hall: 0.3 },
  figures: [
    {
      instrument: "piano",
      low: 49,
      high: 68,
      voices: 3,
      levelDb: 3,
      pan: 0.05,
      hall: 0.6,
      figures: ["0...2...1...", "0.....2.....", "0...1.....2."],
      fullness: 0.8,
    },
  ],
  melody: {
    instrument: "vibraphone",
    low: 60,
    high: 75,
    presence: 0.35,
    beats: [2, 4],
    levelDb: 2,
    pan: 0.2,
    hall: 0.7,
  },
};
