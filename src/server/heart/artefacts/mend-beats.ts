import type { Artefacts } from "./find-artefacts.ts";

/** Moves indices that come after inserted or removed beats. */
function moved(indices: number[], past: number[], by: 1 | -1): number[] {
  const shifted = past.reduce(
    (current, each) => current.map((index) => (index > each ? index + by : index)),
    indices,
  );
  return [...new Set(shifted)].sort((one, other) => one - other);
}

function withoutExtra(beats: number[], extra: number[]): number[] {
  const gone = new Set(extra);
  return beats.filter((_, at) => !gone.has(at));
}

/** Puts a beat half-way before each index. */
function withMissed(beats: number[], missed: number[]): number[] {
  const before = new Set(missed.filter((at) => at > 1 && at < beats.length));
  return beats.flatMap((beat, at) =>
    before.has(at) ? [Math.trunc(((beats[at - 1] ?? beat) + beat) / 2), beat] : [beat],
  );
}

/** Moves misplaced beats half-way between their neighbours. */
function realigned(beats: number[], misplaced: number[]): number[] {
  const wrong = new Set(misplaced.filter((at) => at > 1 && at < beats.length - 1));
  return beats
    .map((beat, at) =>
      wrong.has(at) ? Math.trunc(((beats[at - 1] ?? beat) + (beats[at + 1] ?? beat)) / 2) : beat,
    )
    .sort((one, other) => one - other);
}

/** Takes extra beats out, puts missed ones in and moves ectopic, long and short ones, in whole milliseconds. */
export function mendBeats(beatsMs: number[], { extra, missed, ectopic, longOrShort }: Artefacts): number[] {
  const shift = (indices: number[], past: number[]) => moved(moved(indices, extra, -1), past, 1);
  const added = moved(missed, extra, -1);
  const complete = withMissed(withoutExtra(beatsMs, extra), added);
  const straight = realigned(complete, shift(ectopic, added));
  return realigned(straight, shift(longOrShort, added));
}
