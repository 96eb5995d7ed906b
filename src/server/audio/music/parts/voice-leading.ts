import { type Chord, tonesOf } from "./chord.ts";

/** Where and how thickly a chord is set, in MIDI numbers. */
export interface Setting {
  low: number;
  high: number;
  voices: number;
}

/** Below this, small intervals turn to mud. */
const mudBelow = 52;

/** All ways to set the tones in the range, rising, with as many voices as asked. */
function settings(tones: readonly number[], { low, high, voices }: Setting): number[][] {
  const usable = Array.from({ length: high - low + 1 }, (_, up) => low + up).filter((pitch) =>
    tones.includes(pitch % 12),
  );
  const grow = (chosen: number[], from: number): number[][] => {
    if (chosen.length === voices) return [chosen];
    return usable.flatMap((pitch, place) =>
      place >= from && fitsAbove(chosen, pitch) ? grow([...chosen, pitch], place + 1) : [],
    );
  };
  return grow([], 0);
}

function fitsAbove(chosen: readonly number[], pitch: number): boolean {
  const below = chosen.at(-1);
  if (below === undefined) return true;
  const gap = pitch - below;
  if (gap > 12 || gap < (below < mudBelow ? 5 : 2)) return false;
  return chosen.every((other) => (pitch - other) % 12 !== 1);
}

/** Fifths and octaves that move together: voices that lose their independence. */
function parallels(from: readonly number[], to: readonly number[]): number {
  let count = 0;
  for (let upper = 1; upper < to.length; upper += 1)
    for (let lower = 0; lower < upper; lower += 1) {
      const [a, b, c, d] = [from[lower] ?? 0, from[upper] ?? 0, to[lower] ?? 0, to[upper] ?? 0];
      const interval = (d - c) % 12;
      if (a !== c && (b - a) % 12 === interval && (interval === 0 || interval === 7)) count += 1;
    }
  return count;
}

function movement(from: readonly number[], to: readonly number[]): number {
  return to.reduce((sum, pitch, voice) => sum + Math.abs(pitch - (from[voice] ?? pitch)), 0);
}

/** How awkward it is to go on from each of the neighbours (before, and at the loop's end also after) with this setting. */
function cost(
  to: readonly number[],
  tones: readonly number[],
  range: Setting,
  neighbours: readonly number[][],
): number {
  const missing = tones.filter((tone) => !to.some((pitch) => pitch % 12 === tone)).length;
  const middle = to.reduce((sum, pitch) => sum + pitch, 0) / to.length;
  const drift = Math.abs(middle - (range.low + range.high) / 2);
  const moves = neighbours.reduce((sum, from) => sum + movement(from, to) + 6 * parallels(from, to), 0);
  return 8 * missing + drift * 0.7 + moves;
}

/** Sets chords one after the other so that every voice moves as little as it can, the last one leading back to the first. */
export function leadVoices(chords: readonly Chord[], range: Setting): number[][] {
  const set: number[][] = [];
  for (const [place, chord] of chords.entries()) {
    const tones = tonesOf(chord);
    const previous = set.at(-1);
    const isLast = place === chords.length - 1 && set[0] !== undefined;
    const neighbours = [...(previous ? [previous] : []), ...(isLast ? [set[0] ?? []] : [])];
    const weighed = settings(tones, range).map((to) => ({ to, cost: cost(to, tones, range, neighbours) }));
    const best = weighed.reduce((least, one) => (one.cost < least.cost ? one : least), {
      to: previous ?? [],
      cost: Number.POSITIVE_INFINITY,
    });
    set.push(best.to);
  }
  return set;
}
