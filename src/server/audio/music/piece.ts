import type { Form } from "./form.ts";
import type { Chord } from "./parts/chord.ts";
import type { Key } from "./parts/mode.ts";
import type { InstrumentName } from "./rendering/instruments.ts";

/** One sounding note. Times are in seconds from the start of the loop; the end may lie beyond the loop's. */
export interface Note {
  at: number;
  seconds: number;
  /** As a MIDI number. */
  pitch: number;
  /** How firmly it is played, 1 to 127. */
  velocity: number;
}

/** What a part is there for. */
export type Role = "chords" | "bass" | "figure" | "melody" | "lights";

/** What one instrument plays. */
export interface Part {
  role: Role;
  instrument: InstrumentName;
  notes: readonly Note[];
  /** Of the part against the others, in decibels. */
  levelDb: number;
  /** From -1, left, to 1, right. */
  pan: number;
  /** Share of the hall, 0 to 1. */
  hall: number;
}

/** A chord and the span it holds, in beats from the start. */
export interface HeldChord {
  chord: Chord;
  fromBeat: number;
  beats: number;
  /** The phrase it belongs to, and how far into it it begins, 0 to 1. */
  phrase: number;
  phrasePlace: number;
}

/** A piece as it would stand on paper. */
export interface Piece {
  key: Key;
  form: Form;
  chords: readonly HeldChord[];
  parts: readonly Part[];
}
