import type { Form } from "#server/audio/music/form.ts";
import type { HeldChord } from "#server/audio/music/piece.ts";
import type { Written } from "#server/audio/music/play.ts";
import type { Random } from "#server/audio/music/random.ts";
import { tonesOf } from "./chord.ts";

/** Where lights may shine. */
export interface LightsWish {
  low: number;
  high: number;
  /** Share of chords at the end of a phrase that get one. */
  presence: number;
}

/** A high tone or two of the chord on which a phrase ends. */
export function writeLights(
  chords: readonly HeldChord[],
  form: Form,
  { low, high, presence }: LightsWish,
  random: Random,
): Written[] {
  const closing = chords.filter(({ phrase }, place) => chords[place + 1]?.phrase !== phrase);
  return closing.flatMap(({ chord, fromBeat, beats }) => {
    if (!random.chance(presence)) return [];
    const tones = Array.from({ length: high - low + 1 }, (_, up) => low + up).filter((pitch) =>
      tonesOf(chord).includes(pitch % 12),
    );
    const first = Math.min(beats - 1, random.pick([0, 1, form.beatsPerBar - 2]));
    return [first, first + 1]
      .filter((beat) => beat < beats)
      .map((beat) => ({
        beat: fromBeat + beat,
        beats: beats - beat,
        pitch: random.pick(tones),
        velocity: 36,
      }));
  });
}
