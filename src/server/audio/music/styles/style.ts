import type { FormWish } from "#server/audio/music/form.ts";
import type { Softness } from "#server/audio/music/parts/chord.ts";
import type { ModeName } from "#server/audio/music/parts/mode.ts";
import type { Setting } from "#server/audio/music/parts/voice-leading.ts";
import type { InstrumentName } from "#server/audio/music/rendering/instruments.ts";

/** How a part sounds among the others. */
export interface Seat {
  instrument: InstrumentName;
  levelDb: number;
  pan: number;
  hall: number;
}

/** A part that sets chords under everything. */
export interface ChordSeat extends Seat, Setting {}

/** A part that breaks chords into a figure. */
export interface FigureSeat extends Seat, Setting {
  /** Figures to choose from, a string each: a place in the chord from below for every half beat, `.` for silence. */
  figures: readonly string[];
  /** Share of the figure's notes that are played, 0 to 1. */
  fullness: number;
}

/** A part that sings. */
export interface MelodySeat extends Seat {
  low: number;
  high: number;
  /** Share of phrases in which it is heard, 0 to 1. */
  presence: number;
  /** Longest and shortest note of its motif, in beats. */
  beats: readonly [shortest: number, longest: number];
}

/** What makes a mood's music what it is; a piece is one choice among all that it allows. */
export interface Style extends FormWish, Softness {
  modes: readonly ModeName[];
  /** Tonics to choose from, C being 0. */
  tonics: readonly number[];
  /** Bars that a chord holds. */
  barsPerChord: number;
  /** Whether the bass stays on the tonic throughout. */
  hasPedal: boolean;
  chords: readonly ChordSeat[];
  bass: Seat & { low: number };
  figures: readonly FigureSeat[];
  melody: MelodySeat;
  /** Single high tones at the end of phrases. */
  lights?: Seat & { low: number; high: number; presence: number };
  /** Where the treble begins to fall away, in hertz. */
  darkAboveHz: number;
}
