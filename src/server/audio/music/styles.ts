import type { Mood } from "#shared/moods.ts";
import type { Style } from "./style.ts";

const stress: Style = {
  ...{ bpm: [54, 60], beatsPerBar: [4], modes: ["dorian", "ionian"], tonics: [2, 0, 7], barsPerChord: 1 },
  ...{ hasPedal: false, colour: 0.6, suspension: 0.2, darkAboveHz: 3200 },
  chords: [
    { instrument: "strings", low: 50, high: 72, voices: 4, levelDb: -3, pan: -0.2, hall: 0.5 },
    { instrument: "warmPad", low: 45, high: 64, voices: 3, levelDb: -6, pan: 0.25, hall: 0.4 },
  ],
  bass: { instrument: "celli", low: 36, levelDb: -4, pan: 0.1, hall: 0.3 },
  figures: [
    {
      ...{ instrument: "piano", low: 52, high: 76, voices: 4, levelDb: 0, pan: 0, hall: 0.4 },
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
    levelDb: 1,
    pan: 0.1,
    hall: 0.5,
  },
};

const anxiety: Style = {
  ...{
    bpm: [51, 57],
    beatsPerBar: [3],
    modes: ["mixolydian", "ionian"],
    tonics: [5, 3, 10],
    barsPerChord: 2,
  },
  ...{ hasPedal: true, colour: 0.35, suspension: 0.1, darkAboveHz: 2600 },
  chords: [
    { instrument: "celli", low: 45, high: 64, voices: 3, levelDb: -3, pan: -0.25, hall: 0.4 },
    { instrument: "violas", low: 53, high: 70, voices: 3, levelDb: -5, pan: 0.25, hall: 0.4 },
  ],
  bass: { instrument: "basses", low: 36, levelDb: -3, pan: 0, hall: 0.25 },
  figures: [
    {
      ...{ instrument: "guitar", low: 48, high: 69, voices: 3, levelDb: 0, pan: 0.15, hall: 0.35 },
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

const sleep: Style = {
  ...{ bpm: [50, 54], beatsPerBar: [3, 4], modes: ["lydian", "ionian"], tonics: [8, 1, 3], barsPerChord: 2 },
  ...{ hasPedal: false, colour: 0.5, suspension: 0.3, darkAboveHz: 1500 },
  chords: [
    { instrument: "warmPad", low: 44, high: 63, voices: 4, levelDb: 0, pan: -0.2, hall: 0.6 },
    { instrument: "celli", low: 44, high: 60, voices: 2, levelDb: -7, pan: 0.25, hall: 0.5 },
  ],
  bass: { instrument: "basses", low: 34, levelDb: -5, pan: 0, hall: 0.3 },
  figures: [
    {
      ...{ instrument: "piano", low: 49, high: 68, voices: 3, levelDb: -3, pan: 0.05, hall: 0.6 },
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
    levelDb: -4,
    pan: 0.2,
    hall: 0.7,
  },
};

const energy: Style = {
  ...{ bpm: [60, 65], beatsPerBar: [4], modes: ["lydian", "mixolydian"], tonics: [7, 2, 4], barsPerChord: 1 },
  ...{ hasPedal: false, colour: 0.5, suspension: 0.35, darkAboveHz: 4200 },
  chords: [
    { instrument: "strings", low: 55, high: 79, voices: 4, levelDb: -2, pan: -0.15, hall: 0.4 },
    { instrument: "horns", low: 50, high: 65, voices: 2, levelDb: -7, pan: 0.2, hall: 0.5 },
  ],
  bass: { instrument: "celli", low: 38, levelDb: -3, pan: 0.1, hall: 0.25 },
  figures: [
    {
      ...{ instrument: "harp", low: 55, high: 81, voices: 5, levelDb: 1, pan: 0.25, hall: 0.4 },
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
    levelDb: -2,
    pan: -0.2,
    hall: 0.5,
  },
};

const focus: Style = {
  ...{ bpm: [60, 64], beatsPerBar: [4], modes: ["dorian", "aeolian"], tonics: [4, 9, 6], barsPerChord: 2 },
  ...{ hasPedal: false, colour: 0.7, suspension: 0.25, darkAboveHz: 2800 },
  chords: [
    { instrument: "glassPad", low: 52, high: 72, voices: 3, levelDb: -3, pan: -0.25, hall: 0.4 },
    { instrument: "warmPad", low: 45, high: 62, voices: 3, levelDb: -3, pan: 0.2, hall: 0.3 },
  ],
  bass: { instrument: "celli", low: 38, levelDb: -6, pan: 0, hall: 0.2 },
  figures: [
    {
      ...{ instrument: "electricPiano", low: 52, high: 72, voices: 4, levelDb: 0, pan: 0.1, hall: 0.25 },
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
    levelDb: -4,
    pan: -0.2,
    hall: 0.4,
  },
};

const healing: Style = {
  ...{ bpm: [54, 60], beatsPerBar: [3], modes: ["ionian", "lydian"], tonics: [10, 3, 5], barsPerChord: 1 },
  ...{ hasPedal: false, colour: 0.55, suspension: 0.2, darkAboveHz: 3200 },
  chords: [
    { instrument: "strings", low: 53, high: 74, voices: 4, levelDb: -2, pan: -0.2, hall: 0.6 },
    { instrument: "celli", low: 43, high: 58, voices: 2, levelDb: -4, pan: 0.2, hall: 0.4 },
  ],
  bass: { instrument: "basses", low: 35, levelDb: -4, pan: 0.05, hall: 0.3 },
  figures: [
    {
      ...{ instrument: "harp", low: 50, high: 77, voices: 5, levelDb: 1, pan: 0.2, hall: 0.5 },
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
  lights: { instrument: "celesta", low: 79, high: 91, presence: 0.7, levelDb: -8, pan: 0.35, hall: 0.7 },
};

const byDefault: Style = {
  ...{
    bpm: [55, 60],
    beatsPerBar: [4, 3],
    modes: ["ionian", "lydian"],
    tonics: [0, 5, 7, 2],
    barsPerChord: 1,
  },
  ...{ hasPedal: false, colour: 0.6, suspension: 0.25, darkAboveHz: 3200 },
  chords: [{ instrument: "warmPad", low: 48, high: 67, voices: 4, levelDb: -5, pan: 0.1, hall: 0.5 }],
  bass: { instrument: "piano", low: 36, levelDb: -2, pan: 0, hall: 0.4 },
  figures: [
    {
      ...{ instrument: "piano", low: 50, high: 72, voices: 4, levelDb: 0, pan: -0.05, hall: 0.45 },
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
    levelDb: 2,
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
