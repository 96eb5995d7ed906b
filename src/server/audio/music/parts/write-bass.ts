import type { HeldChord } from "#server/audio/music/piece.ts";
import { breath, type Written } from "#server/audio/music/play.ts";

/** What the bass may do. */
export interface BassWish {
  low: number;
  /** The tonic to stay on; without one it takes each chord's root. */
  pedal?: number;
}

function lowest(pitchClass: number, low: number): number {
  return low + ((((pitchClass - low) % 12) + 12) % 12);
}

/** Long low tones: each chord's root, as near to the last one as the register allows, or one tone throughout. */
export function writeBass(chords: readonly HeldChord[], { low, pedal }: BassWish): Written[] {
  return chords.map(({ chord, fromBeat, beats, phrasePlace }) => ({
    beat: fromBeat,
    beats: beats + 0.2,
    pitch: lowest(pedal ?? chord.root, low),
    velocity: 50 + 10 * breath(phrasePlace),
  }));
}
