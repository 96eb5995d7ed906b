import type { Artefacts } from "./find-artefacts.ts";

/**
 * Moves rising indices that come after inserted or removed beats: each of `past`, in turn, moves what lies beyond it by
 * one. As both rise, what an index has already been moved by is the number of those before it.
 */
function moved(indices: number[], past: number[], by: 1 | -1): number[] {
  let passed = 0;
  const shifted = indices.map((index) => {
    for (let each = past[passed]; each !== undefined && each - by * passed < index; each = past[passed])
      passed += 1;
    return index + by * passed;
  });
  return [...new Set(shifted)].sort((one, other) => one - other);
}

function withoutExtra(beats: number[], extra: number[]): number[] {
  if (extra.length === 0) return beats;
  const gone = new Set(extra);
  return beats.filter((_, at) => !gone.has(at));
}

/** Puts a beat half-way before each index. */
function withMissed(beats: number[], missed: number[]): number[] {
  const complete: number[] = [];
  let from = 0;
  for (const at of missed) {
    if (at <= 1 || at >= beats.length) continue;
    for (; from < at; from += 1) complete.push(beats[from] ?? 0);
    complete.push(Math.trunc(((beats[at - 1] ?? 0) + (beats[at] ?? 0)) / 2));
  }
  for (; from < beats.length; from += 1) complete.push(beats[from] ?? 0);
  return complete;
}

/** Moves misplaced beats half-way between their neighbours. */
function realigned(beats: number[], misplaced: number[]): number[] {
  if (misplaced.length === 0) return beats;
  const straight = beats.slice();
  for (const at of misplaced) {
    if (at <= 1 || at >= beats.length - 1) continue;
    straight[at] = Math.trunc(((beats[at - 1] ?? 0) + (beats[at + 1] ?? 0)) / 2);
  }
  return straight.sort((one, other) => one - other);
}

/** Takes extra beats out, puts missed ones in and moves ectopic, long and short ones, in whole milliseconds. */
export function mendBeats(beatsMs: number[], { extra, missed, ectopic, longOrShort }: Artefacts): number[] {
  const shift = (indices: number[], past: number[]) => moved(moved(indices, extra, -1), past, 1);
  const added = moved(missed, extra, -1);
  const complete = withMissed(withoutExtra(beatsMs, extra), added);
  const straight = realigned(complete, shift(ectopic, added));
  return realigned(straight, shift(longOrShort, added));
}
