import type { Form } from "#server/audio/music/form.ts";
import type { HeldChord } from "#server/audio/music/piece.ts";
import type { Random } from "#server/audio/music/random.ts";
import type { Style } from "#server/audio/music/styles/style.ts";
import { buildChord } from "./chord.ts";
import { degreesAfter, type Key } from "./mode.ts";

/** A walk over the degrees that begins on the tonic and whose last step leads back to it. */
function walk(mode: Key["mode"], length: number, random: Random): number[] {
  const degrees = [0];
  for (let place = 1; place < length; place += 1) {
    const next = degreesAfter(mode, degrees.at(-1) ?? 0);
    const isLast = place === length - 1;
    const leadsHome = next.filter((degree) => degree !== 0 && degreesAfter(mode, degree).includes(0));
    const away = next.filter((degree) => degree !== degrees.at(-2));
    const choices = isLast && leadsHome.length > 0 ? leadsHome : away.length > 0 ? away : next;
    degrees.push(random.pick(choices));
  }
  return degrees;
}

/** The harmony: every phrase starts at home, goes somewhere, and ends on a chord that wants to go home; so does the loop. */
export function layChords(key: Key, form: Form, style: Style, random: Random): HeldChord[] {
  const held: HeldChord[] = [];
  const walks = new Map<number, number[]>();
  let bar = 0;
  for (const [phrase, bars] of form.phrases.entries()) {
    const count = Math.ceil(bars / style.barsPerChord);
    const known = walks.get(count);
    const degrees = known && random.chance(0.5) ? known : walk(key.mode, count, random);
    walks.set(count, degrees);
    for (const [place, degree] of degrees.entries()) {
      const fromBar = bar + place * style.barsPerChord;
      const length = Math.min(style.barsPerChord, bar + bars - fromBar);
      held.push({
        chord: buildChord(key, degree, style, random),
        fromBeat: fromBar * form.beatsPerBar,
        beats: length * form.beatsPerBar,
        phrase,
        phrasePlace: (place * style.barsPerChord) / bars,
      });
    }
    bar += bars;
  }
  return held;
}
