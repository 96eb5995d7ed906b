import type { Random } from "#server/audio/music/random.ts";

/** One note of a motif: so many steps of the scale from the one before, held so long. */
export interface MotifNote {
  step: number;
  beats: number;
}

const developments = ["same", "inverted", "fragment", "broadened", "turned"] as const;

/** A few notes to remember, the last one the longest. */
export function inventMotif([shortest, longest]: readonly [number, number], random: Random): MotifNote[] {
  const count = random.pick([3, 3, 4, 4, 5]);
  const lengths = [shortest, shortest, (shortest + longest) / 2].map((beats) => Math.round(beats * 2) / 2);
  const direction = random.pick([1, -1]);
  return Array.from({ length: count }, (_, place) => ({
    step: place === 0 ? 0 : direction * random.pick([1, 1, 1, 2, -1, -2, 3]),
    beats: place === count - 1 ? longest : random.pick(lengths),
  }));
}

/** The motif come back changed, yet known again. */
export function developMotif(motif: readonly MotifNote[], random: Random): MotifNote[] {
  switch (random.pick(developments)) {
    case "inverted":
      return motif.map(({ step, beats }) => ({ step: -step, beats }));
    case "fragment":
      return motif
        .slice(-Math.max(2, motif.length - 2))
        .map((note, place) => (place === 0 ? { ...note, step: 0 } : note));
    case "broadened":
      return motif.map(({ step, beats }) => ({ step, beats: beats * 1.5 }));
    case "turned": {
      const steps = motif.slice(1).toReversed();
      return motif.map(({ beats }, place) => ({
        step: place === 0 ? 0 : (steps[place - 1]?.step ?? 0),
        beats,
      }));
    }
    default:
      return [...motif];
  }
}
