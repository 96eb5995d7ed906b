import type { Form } from "#server/audio/music/form.ts";
import type { HeldChord } from "#server/audio/music/piece.ts";
import { breath, type Written } from "#server/audio/music/play.ts";
import type { Random } from "#server/audio/music/random.ts";
import type { MelodySeat } from "#server/audio/music/styles/style.ts";
import { tonesOf } from "./chord.ts";
import { type Key, pitchesOf } from "./mode.ts";
import { developMotif, inventMotif, type MotifNote } from "./motif.ts";

interface Singing {
  chords: readonly HeldChord[];
  form: Form;
  scale: readonly number[];
  seat: MelodySeat;
}

/** Notes at least this long are heard as harmony and must belong to the chord. */
const harmonicBeats = 1;

function chordAt(chords: readonly HeldChord[], beat: number): HeldChord | undefined {
  return chords.find(({ fromBeat, beats }) => beat >= fromBeat && beat < fromBeat + beats);
}

function nearest(pitches: readonly number[], to: number): number {
  return pitches.reduce((best, pitch) => (Math.abs(pitch - to) < Math.abs(best - to) ? pitch : best));
}

/** A thought of the melody: where it would go, and when. */
interface Thought {
  pitch: number;
  beat: number;
  beats: number;
  /** The pitch just sung, which is not repeated. */
  last?: number | undefined;
}

/** The note that is sung for one that was thought of: a tone of the chord where it counts. */
function sung({ chords, scale, form }: Singing, { pitch, beat, beats, last }: Thought): number {
  const chord = chordAt(chords, beat)?.chord;
  const isStrong = beat % form.beatsPerBar === 0 || beats >= harmonicBeats;
  const tones = chord && isStrong ? scale.filter((tone) => tonesOf(chord).includes(tone % 12)) : scale;
  const fresh = tones.filter((tone) => tone !== last);
  return nearest(fresh.length > 0 ? fresh : scale, pitch);
}

/** How long a note may sound: up to the first chord in its way to which it does not belong. */
function heldBeats({ chords }: Singing, pitch: number, beat: number, beats: number): number {
  const inTheWay = chords.find(
    ({ chord, fromBeat }) =>
      fromBeat > beat && fromBeat < beat + beats && !tonesOf(chord).includes(pitch % 12),
  );
  return inTheWay ? inTheWay.fromBeat - beat : beats;
}

/** Sings a motif from a beat on, stopping before `untilBeat`. */
function sing(
  singing: Singing,
  motif: readonly MotifNote[],
  fromBeat: number,
  untilBeat: number,
  start: number,
) {
  const { scale, seat } = singing;
  const notes: Written[] = [];
  let beat = fromBeat;
  let place = scale.indexOf(nearest(scale, start));
  for (const { step, beats } of motif) {
    if (beat + beats > untilBeat) break;
    place = Math.min(scale.length - 1, Math.max(0, place + step));
    const pitch = sung(singing, { pitch: scale[place] ?? start, beat, beats, last: notes.at(-1)?.pitch });
    place = scale.indexOf(pitch);
    const share = (pitch - seat.low) / (seat.high - seat.low);
    notes.push({ beat, beats: heldBeats(singing, pitch, beat, beats), pitch, velocity: 44 + 12 * share });
    beat += beats;
  }
  return notes;
}

/** A sparse song: a motif is stated, answered changed, and left alone for the rest of the phrase; some phrases are silent. */
export function writeMelody(
  chords: readonly HeldChord[],
  key: Key,
  form: Form,
  seat: MelodySeat,
  random: Random,
): Written[] {
  const scale = pitchesOf(key, seat.low, seat.high);
  const motif = inventMotif(seat.beats, random);
  const singing = { chords, form, scale, seat };
  const notes: Written[] = [];
  let bar = 0;
  for (const [phrase, bars] of form.phrases.entries()) {
    const fromBeat = bar * form.beatsPerBar;
    const half = Math.floor(bars / 2) * form.beatsPerBar;
    const middle = seat.low + (seat.high - seat.low) * random.between(0.35, 0.7);
    const isHeard = phrase === 0 || random.chance(seat.presence);
    const call = sing(
      singing,
      phrase < 2 ? motif : developMotif(motif, random),
      fromBeat,
      fromBeat + half,
      middle,
    );
    const answerFrom = fromBeat + half + random.pick([0, 1]);
    const last = call.at(-1)?.pitch ?? middle;
    const answer = sing(
      singing,
      developMotif(motif, random),
      answerFrom,
      fromBeat + bars * form.beatsPerBar - 1,
      last,
    );
    if (isHeard) notes.push(...call, ...(random.chance(0.75) ? answer : []));
    bar += bars;
  }
  return notes.map((note) => ({
    ...note,
    velocity: note.velocity + 6 * breath(note.beat / (form.bars * form.beatsPerBar)),
  }));
}
