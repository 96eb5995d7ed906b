import { chanceOf } from "#server/coach/prose/choose-text.ts";
import type { ScriptPlace } from "./dramaturgy.ts";
import type { ScriptLength } from "./lengths.ts";
import { stageHeadings, wordsOf } from "./stages.ts";

/** A place with what is said there. */
export interface Said {
  place: ScriptPlace;
  stage: number;
  text: string;
  words: number;
  /** What can be said in its stead where time is short; absent where there is nothing shorter. */
  shorter?: string | undefined;
}

/** Of the passages that may be left out, so many are spoken. */
const shareSpoken = 0.68;

/**
 * The places that are spoken: those of the length, and of the ones that may be left out as many as the seed has it. Where
 * words or a stage are out of bounds, places come, go or say something shorter, one at a time, as long as that brings
 * them nearer.
 */
export function fitLength(all: Said[], length: ScriptLength, seed: string): Said[] {
  const chance = ({ place }: Said): number => chanceOf(`${seed}:${place.passage.name}:${place.turn}:kept`);
  const order = new Map(all.map(({ place }, at) => [place, at]));
  const inOrder = (said: Said[]): Said[] =>
    said.toSorted((one, other) => (order.get(one.place) ?? 0) - (order.get(other.place) ?? 0));
  let spoken = all.filter(
    (one) => one.place.from <= length.level && (!one.place.passage.isOptional || chance(one) < shareSpoken),
  );
  for (let excess = excessOf(spoken, length); excess > 0; ) {
    const isSpoken = new Set(spoken.map(({ place }) => place));
    const coming = all
      .filter(({ place }) => !isSpoken.has(place))
      .toSorted((one, other) => one.place.from - other.place.from || chance(one) - chance(other));
    const leaving = spoken
      .filter((one) => canLeave(one, length))
      .toSorted((one, other) => other.place.from - one.place.from || chance(one) - chance(other));
    const moves = [
      ...coming.map((one) => inOrder([...spoken, one])),
      ...leaving.map((one) => spoken.filter((other) => other !== one)),
      ...spoken
        .filter(({ shorter }) => shorter !== undefined)
        .map((one) => spoken.map((other) => (other === one ? inShort(one) : other))),
    ].map((after) => ({ after, excess: excessOf(after, length) }));
    const best = moves.toSorted((one, other) => one.excess - other.excess)[0];
    if (!best || best.excess >= excess) break;
    spoken = best.after;
    excess = best.excess;
  }
  return spoken;
}

/** What is said at a place, with its words counted. */
export const asSaid = (one: Omit<Said, "words">): Said => ({ ...one, words: wordsOf(one.text).length });

const inShort = ({ place, stage, text, shorter = text }: Said): Said =>
  asSaid({ place, stage, text: shorter });

/** By how many words a choice of places is out of the bounds of its length and of its stages; 0 when it fits. */
function excessOf(said: Said[], { minWords, maxWords, stage: { least, most } }: ScriptLength): number {
  const stages = stageHeadings.map((_heading, stage) => wordsIn(said.filter((one) => one.stage === stage)));
  const words = stages.reduce((sum, one) => sum + one, 0);
  const outside = (value: number, min: number, max: number): number => Math.max(0, min - value, value - max);
  // A little inside the bounds, as nothing else is to be mended afterwards.
  const shares = stages.map((one) => outside(one, words * (least + 0.005), words * (most - 0.005)));
  return outside(words, minWords + 5, maxWords - 5) + shares.reduce((sum, one) => sum + one, 0);
}

/** Words of all that is said. */
export const wordsIn = (said: Said[]): number => said.reduce((sum, { words }) => sum + words, 0);

/** What every length has is never left out, but for what is marked as the last to go. */
const canLeave = ({ place }: Said, { level }: ScriptLength): boolean =>
  place.passage.isOptional ||
  place.passage.isSpare ||
  (place.from > 3 && place.from === level) ||
  place.turn > 0;
