import { limits } from "#shared/limits/limits.ts";
import type { Mood } from "#shared/listening/moods.ts";
import { planForm } from "./form.ts";
import { layChords } from "./parts/lay-chords.ts";
import { pitchClass } from "./parts/mode.ts";
import { writeBass } from "./parts/write-bass.ts";
import { writeChords } from "./parts/write-chords.ts";
import { writeFigure } from "./parts/write-figure.ts";
import { writeLights } from "./parts/write-lights.ts";
import { writeMelody } from "./parts/write-melody.ts";
import type { Part, Piece, Role } from "./piece.ts";
import { type Freedom, play, type Written } from "./play.ts";
import { createRandom } from "./random.ts";
import type { Seat } from "./styles/style.ts";
import { styles } from "./styles/styles.ts";

/** What a piece is asked to be. The same request gives the same piece, note for note. */
export interface PieceRequest {
  mood: Mood;
  seconds: number;
  seed: string;
}

const freedoms: Record<Role, Freedom> = {
  chords: { lateSeconds: 0.03, waver: 0.06 },
  bass: { lateSeconds: 0.02, waver: 0.05 },
  figure: { lateSeconds: 0.012, waver: 0.09 },
  melody: { lateSeconds: 0.02, waver: 0.06 },
  lights: { lateSeconds: 0.04, waver: 0.1 },
};

/** Writes a piece of music in a mood: measure, key and harmony first, then the parts over them. Pure. */
export function composePiece({ mood, seconds, seed }: PieceRequest): Piece {
  const style = styles[mood];
  const random = createRandom(`${mood}:${seconds}:${seed}`);
  const form = planForm(seconds, style, [limits.music.minBpm, limits.music.maxBpm], random);
  const key = { mode: random.pick(style.modes), tonic: random.pick(style.tonics) };
  const chords = layChords(key, form, style, random);
  const part = (role: Role, { instrument, levelDb, pan, hall }: Seat, written: Written[]): Part => ({
    role,
    instrument,
    levelDb,
    pan,
    hall,
    notes: play(written, form, freedoms[role], random).toSorted((a, b) => a.at - b.at),
  });
  const pedal = style.hasPedal ? { pedal: pitchClass(key, 0) } : {};
  const parts = [
    ...style.chords.map((seat) => part("chords", seat, writeChords(chords, seat))),
    part("bass", style.bass, writeBass(chords, { low: style.bass.low, ...pedal })),
    ...style.figures.map((seat) => part("figure", seat, writeFigure(chords, form, seat, random))),
    part("melody", style.melody, writeMelody(chords, key, form, style.melody, random)),
  ];
  if (style.lights) parts.push(part("lights", style.lights, writeLights(chords, form, style.lights, random)));
  return { key, form, chords, parts };
}
