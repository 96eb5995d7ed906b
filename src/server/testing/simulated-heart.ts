/** What a simulated heart at rest does; amplitudes and noise in milliseconds. */
interface SimulatedHeart {
  seed: number;
  beats?: number;
  meanMs?: number;
  /** Half of what breathing moves the intervals by; 200 is a young athlete's. */
  breathingMs?: number;
  /** The slow wave at 0.095 Hz. */
  slowMs?: number;
  noiseMs?: number;
}

/** Even numbers from 0 to 1 that come the same for a seed (mulberry32). */
function evenNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Intervals of a heart without a single artefact, in whole milliseconds: breathing, a slow wave, drift and noise. */
export function simulatedHeart({
  seed,
  beats = 900,
  meanMs = 900,
  breathingMs = 40,
  slowMs = 30,
  noiseMs = 10,
}: SimulatedHeart): number[] {
  const next = evenNumbers(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const phase = next() * 2 * Math.PI;
  let drift = 0;
  let seconds = 0;
  return Array.from({ length: beats }, () => {
    drift = 0.98 * drift + 4 * normal();
    const breath = 0.25 + 0.02 * Math.sin(seconds / 40);
    const ms =
      meanMs +
      breathingMs * Math.sin(2 * Math.PI * breath * seconds + phase) +
      slowMs * Math.sin(2 * Math.PI * 0.095 * seconds) +
      drift +
      noiseMs * normal();
    seconds += ms / 1000;
    return Math.round(ms);
  });
}

/** Twelve clean hearts, from a quick one that hardly breathes to a slow one in strong respiratory arrhythmia. */
export const cleanHearts = [
  [900, 40],
  [1000, 100],
  [850, 150],
  [700, 60],
  [1100, 200],
  [950, 20],
  [600, 15],
  [1200, 120],
  [800, 90],
  [900, 180],
  [750, 30],
  [1050, 70],
] as const;

/** Faults of a recording: what they do to the intervals from a place on. */
export const faultsOfBeats = {
  missed: (rr: number[], at: number) => rr.splice(at, 2, (rr[at] ?? 0) + (rr[at + 1] ?? 0)),
  extra: (rr: number[], at: number) => {
    const early = Math.round((rr[at] ?? 0) * 0.4);
    rr.splice(at, 1, early, (rr[at] ?? 0) - early);
  },
  premature: (rr: number[], at: number) => {
    const early = Math.round((rr[at] ?? 0) * 0.35);
    rr.splice(at, 2, (rr[at] ?? 0) - early, (rr[at + 1] ?? 0) + early);
  },
};

/** The recording with a fault at every so many beats, one kind after another. */
export function withFaults(clean: number[], every: number): number[] {
  const { missed, extra, premature } = faultsOfBeats;
  const turns = [missed, extra, premature];
  const recorded = [...clean];
  for (let turn = 0, place = every; place < clean.length - 4; turn += 1, place += every)
    turns[turn % turns.length]?.(recorded, place);
  return recorded;
}
