import type { Random } from "#server/audio/music/random.ts";
import { type Key, pitchClass } from "./mode.ts";

/** A chord as pitch classes. */
export interface Chord {
  /** The step of the scale it stands on, 0 to 6. */
  degree: number;
  root: number;
  /** Root, third and fifth; with a suspension the second or fourth stands for the third. */
  core: readonly number[];
  /** A seventh or ninth that softens it, if any. */
  colour?: number;
}

/** Steps above the root that a chord may be coloured with: the ninth, the seventh, the sixth. */
const colours = [1, 6, 5] as const;
/** Steps that may stand for the third: a second is the softer one. */
const suspensions = [1, 3] as const;

/** Whether a pitch class lies a semitone from one of the others: the one dissonance that is harsh however it is spread. */
function rubs(added: number, others: readonly number[]): boolean {
  return others.some((other) => (added - other + 12) % 12 === 1 || (other - added + 12) % 12 === 1);
}

/** How often chords are coloured or suspended, 0 to 1. */
export interface Softness {
  colour: number;
  suspension: number;
}

/** The chord on a degree of the key, coloured by chance with what does not rub. */
export function buildChord(key: Key, degree: number, softness: Softness, random: Random): Chord {
  const at = (step: number) => pitchClass(key, degree + step);
  const [root, third, fifth] = [at(0), at(2), at(4)];
  const suspended = random.chance(softness.suspension) ? at(random.pick(suspensions)) : third;
  const middle = rubs(suspended, [root, fifth]) ? third : suspended;
  const core = [root, middle, fifth];
  const colour = at(random.pick(colours));
  const fits = !core.includes(colour) && !rubs(colour, core);
  return { degree, root, core, ...(random.chance(softness.colour) && fits ? { colour } : {}) };
}

/** Every pitch class of a chord. */
export function tonesOf({ core, colour }: Chord): number[] {
  return colour === undefined ? [...core] : [...core, colour];
}
