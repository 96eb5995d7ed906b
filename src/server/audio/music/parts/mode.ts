/** The modes we write in: semitones of the seven steps above the tonic. */
const steps = {
  ionian: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
} as const;

/** A church mode by its name. */
export type ModeName = keyof typeof steps;

/** Where a chord on each degree may go, the tonic being 0. Degrees that carry a diminished chord are left out. */
const paths: Record<ModeName, Partial<Record<number, readonly number[]>>> = {
  ionian: { 0: [3, 5, 4, 1, 2], 1: [4, 3, 0], 2: [5, 3], 3: [0, 4, 1, 5], 4: [5, 3, 0], 5: [3, 1, 4, 2] },
  lydian: { 0: [1, 5, 4, 2], 1: [0, 5, 4, 2], 2: [5, 1], 4: [0, 1, 5], 5: [1, 4, 0, 2] },
  mixolydian: { 0: [6, 3, 4, 1], 1: [3, 6, 4], 3: [0, 6, 1], 4: [3, 6, 0], 5: [3, 6], 6: [3, 0, 5] },
  dorian: { 0: [3, 6, 2, 4], 1: [0, 3, 6], 2: [3, 6, 1], 3: [0, 6, 2], 4: [3, 0, 6], 6: [0, 3, 2] },
  aeolian: { 0: [5, 3, 6, 2], 2: [6, 5, 3], 3: [0, 6, 5], 4: [5, 3, 0], 5: [2, 6, 3, 0], 6: [5, 2, 0] },
};

/** A tonic (0 to 11, C being 0) with its mode. */
export interface Key {
  tonic: number;
  mode: ModeName;
}

/** The pitch class, 0 to 11, of a step of the scale; steps go on above 6 and below 0. */
export function pitchClass({ tonic, mode }: Key, step: number): number {
  return (tonic + (steps[mode][((step % 7) + 7) % 7] ?? 0)) % 12;
}

/** All pitches of the key from `low` to `high`, as MIDI numbers, rising. */
export function pitchesOf(key: Key, low: number, high: number): number[] {
  const classes = new Set(steps[key.mode].map((_, step) => pitchClass(key, step)));
  return Array.from({ length: high - low + 1 }, (_, up) => low + up).filter((pitch) =>
    classes.has(pitch % 12),
  );
}

/** The degrees a chord may move to. */
export function degreesAfter(mode: ModeName, degree: number): readonly number[] {
  return paths[mode][degree] ?? [0];
}
