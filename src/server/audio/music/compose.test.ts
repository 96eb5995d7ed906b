import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "#shared/limits/limits.ts";
import { moods } from "#shared/listening/moods.ts";
import { composePiece } from "./compose.ts";
import { tonesOf } from "./parts/chord.ts";
import { degreesAfter, pitchesOf } from "./parts/mode.ts";
import type { Note, Piece } from "./piece.ts";
import { instruments } from "./rendering/instruments.ts";

const seeds = fc.string({ minLength: 1, maxLength: 8 });
const anyMood = fc.constantFrom(...moods);
const anyPiece = fc.tuple(anyMood, seeds).map(([mood, seed]) => composePiece({ mood, seed, seconds: 60 }));
const runs = { numRuns: 60 };
const notesOf = (piece: Piece): Note[] => piece.parts.flatMap(({ notes }) => [...notes]);
const beatSeconds = ({ form }: Piece) => 60 / form.bpm;

/** Notes that sound in the middle of a beat, those held over the loop's end included. */
function soundingAt(piece: Piece, second: number): Note[] {
  const { seconds } = piece.form;
  return notesOf(piece).filter(({ at, seconds: held }) => (second - at + seconds) % seconds < held);
}

test("a piece fills its length with whole bars at 50 to 65 beats a minute, in phrases of four to eight bars", () => {
  fc.assert(
    fc.property(anyMood, seeds, fc.integer({ min: 20, max: 120 }), (mood, seed, seconds) => {
      const { form } = composePiece({ mood, seed, seconds });
      expect(form.bpm).toBeGreaterThanOrEqual(limits.music.minBpm - 1e-9);
      expect(form.bpm).toBeLessThanOrEqual(limits.music.maxBpm + 1e-9);
      expect((form.bars * form.beatsPerBar * 60) / form.bpm).toBeCloseTo(seconds, 6);
      expect(form.phrases.reduce((sum, bars) => sum + bars, 0)).toBe(form.bars);
      for (const bars of form.phrases) expect(bars).toBeGreaterThanOrEqual(4);
      for (const bars of form.phrases) expect(bars).toBeLessThanOrEqual(8);
    }),
    runs,
  );
});

test("the same seed gives the same piece, another seed another one", () => {
  for (const mood of moods) {
    const piece = (seed: string) => JSON.stringify(composePiece({ mood, seed, seconds: 60 }));
    expect(piece("a")).toBe(piece("a"));
    expect(new Set(["a", "b", "c", "d", "e"].map(piece)).size).toBe(5);
  }
});

test("every note belongs to the key and lies where its instrument sounds well", () => {
  fc.assert(
    fc.property(anyPiece, (piece) => {
      const inKey = new Set(pitchesOf(piece.key, 0, 127));
      for (const note of notesOf(piece)) {
        expect(inKey.has(note.pitch)).toBe(true);
        expect(note.pitch).toBeGreaterThanOrEqual(33);
        expect(note.pitch).toBeLessThanOrEqual(91);
        expect(note.velocity).toBeGreaterThanOrEqual(12);
        expect(note.velocity).toBeLessThanOrEqual(92);
        expect(note.seconds).toBeGreaterThan(0.2);
        expect(note.at).toBeGreaterThanOrEqual(0);
        expect(note.at).toBeLessThan(60);
      }
    }),
    runs,
  );
});

/** Pitches that are sounded together in the middle of a bar's first beat and rub. */
function rubs(piece: Piece): number[][] {
  return piece.chords.flatMap(({ fromBeat }) => {
    const pitches = soundingAt(piece, (fromBeat + 0.5) * beatSeconds(piece)).map(({ pitch }) => pitch);
    return pitches.flatMap((one) =>
      pitches.filter((other) => [1, 13, 25].includes(one - other)).map((other) => [other, one]),
    );
  });
}

test("nothing that is sounded together in the middle of a bar's first beat rubs a semitone or a ninth less a semitone", () => {
  fc.assert(
    fc.property(anyPiece, (piece) => {
      expect(rubs(piece)).toEqual([]);
    }),
    runs,
  );
});

test("a long note of the melody gives way to the second chord it would reach, too", () => {
  expect(rubs(composePiece({ mood: "healing", seed: "E}%G6|h", seconds: 60 }))).toEqual([]);
});

test("held chords are made of their chord's tones, and contain its third or what stands for it", () => {
  fc.assert(
    fc.property(anyPiece, (piece) => {
      const held = piece.parts.filter(({ role }) => role === "chords");
      for (const { chord, fromBeat, beats } of piece.chords) {
        const middle = (fromBeat + beats / 2) * beatSeconds(piece);
        const pitches = held
          .flatMap(({ notes }) => notes)
          .filter(({ at, seconds }) => (middle - at + 60) % 60 < seconds)
          .map(({ pitch }) => pitch % 12);
        for (const pitch of pitches) expect(tonesOf(chord)).toContain(pitch);
        expect(pitches.length).toBeGreaterThanOrEqual(3);
      }
    }),
    runs,
  );
});

test("each chord may follow the one before, and the last one leads back to the first", () => {
  fc.assert(
    fc.property(anyPiece, ({ key, chords }) => {
      for (const [place, { chord }] of chords.entries()) {
        const next = chords[(place + 1) % chords.length];
        expect(degreesAfter(key.mode, chord.degree)).toContain(next?.chord.degree);
      }
    }),
    runs,
  );
});

test("the highest held voice moves by less than a fifth on average", () => {
  fc.assert(
    fc.property(anyPiece, (piece) => {
      const [seat] = piece.parts.filter(({ role }) => role === "chords");
      const tops = piece.chords.map(({ fromBeat }) =>
        Math.max(
          ...(seat?.notes ?? [])
            .filter(({ at, seconds }) => ((fromBeat + 1) * beatSeconds(piece) - at + 60) % 60 < seconds)
            .map(({ pitch }) => pitch),
        ),
      );
      const leaps = tops.slice(1).map((pitch, place) => Math.abs(pitch - (tops[place] ?? pitch)));
      expect(leaps.reduce((sum, leap) => sum + leap, 0) / leaps.length).toBeLessThan(7);
    }),
    runs,
  );
});

test("no more than two notes a second begin, chords counted as one", () => {
  fc.assert(
    fc.property(anyPiece, (piece) => {
      const starts = notesOf(piece)
        .map(({ at }) => at)
        .toSorted((a, b) => a - b);
      const apart = starts.filter((at, place) => place === 0 || at - (starts[place - 1] ?? 0) > 0.08);
      expect(apart.length / 60).toBeLessThanOrEqual(2);
    }),
    runs,
  );
});

test("moods differ in instruments, and none of them sings", () => {
  const orchestras = moods.map((mood) =>
    [...new Set(composePiece({ mood, seed: "a", seconds: 60 }).parts.map(({ instrument }) => instrument))]
      .toSorted()
      .join(),
  );
  expect(new Set(orchestras).size).toBe(moods.length);
  const voices = [52, 53, 54, 85, 91, 94];
  for (const { program } of Object.values(instruments)) expect(voices).not.toContain(program);
});
