import type { HeldChord } from "#server/audio/music/piece.ts";
import type { Written } from "#server/audio/music/play.ts";
import { breath } from "#server/audio/music/play.ts";
import type { ChordSeat } from "#server/audio/music/styles/style.ts";
import { leadVoices } from "./voice-leading.ts";

/** A held tone is struck anew after this many chords, so that no bow is endless. */
const longestTie = 3;
/** Every tone goes on a little under the next. */
const overlapBeats = 0.35;

/** Chords in close voice leading; a tone that two chords share is held over, not struck again. */
export function writeChords(chords: readonly HeldChord[], seat: ChordSeat): Written[] {
  const set = leadVoices(
    chords.map(({ chord }) => chord),
    seat,
  );
  return chords.flatMap((held, place) =>
    (set[place] ?? [])
      .filter((pitch) => !isTied(set, place, pitch))
      .map((pitch) => ({
        beat: held.fromBeat,
        beats: tiedBeats(chords, set, place, pitch) + overlapBeats,
        pitch,
        velocity: 52 + 14 * breath(held.phrasePlace),
      })),
  );
}

/** Counts back to where a tone began: whether it is still being held when this chord comes. */
function isTied(set: readonly number[][], place: number, pitch: number): boolean {
  let run = 0;
  while (run < place && set[place - run - 1]?.includes(pitch)) run += 1;
  return run % longestTie !== 0;
}

function tiedBeats(
  chords: readonly HeldChord[],
  set: readonly number[][],
  place: number,
  pitch: number,
): number {
  let beats = chords[place]?.beats ?? 0;
  for (
    let next = place + 1;
    next < chords.length && set[next]?.includes(pitch) && isTied(set, next, pitch);
    next += 1
  )
    beats += chords[next]?.beats ?? 0;
  return beats;
}
