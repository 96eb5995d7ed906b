import fc from "fast-check";
import { expect, test } from "vitest";
import { captionAt, captionTrack } from "./caption-track.ts";
import { splitCaption, wrapLines } from "./split-caption.ts";

const lines = [
  { text: "Breathe in.", startMs: 1000, endMs: 2500 },
  { text: "And out again.", startMs: 2800, endMs: 4000 },
  { text: "Rest here for a while.", startMs: 30_000, endMs: 32_000 },
];

test("words are half there when the voice begins, within 150 ms of it, and never two at once", () => {
  const track = captionTrack(lines, 5000, 84);
  for (const { text, startMs } of lines) {
    const before = captionAt(track, 5000 + startMs - 160);
    expect(before?.caption.text === text ? before.strength : 0).toBeLessThan(0.01);
    const late = captionAt(track, 5000 + startMs + 150);
    expect(late?.caption.text).toBe(text);
    expect(late?.strength).toBeGreaterThan(0.75);
  }
  expect(track[0]?.endMs).toBe(track[1]?.startMs);
  expect(captionAt(track, 20_000)).toBeUndefined();
});

test("a long sentence is several captions, each with its share of the time", () => {
  const text =
    "Let your shoulders sink a little, and with the next breath out let the jaw be heavy, as heavy as it wants to be, until nothing holds it.";
  const track = captionTrack([{ text, startMs: 0, endMs: 12_000 }], 0, 84);
  expect(track.length).toBe(2);
  expect(track.map((caption) => caption.text).join(" ")).toBe(text);
  expect(track[1]?.startMs).toBeGreaterThan(3500);
  expect(track[1]?.startMs).toBeLessThan(8500);
});

test("whatever is split loses no word, fits where a word fits, and breaks at a comma where there is one", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z,]{1,14}$/), { minLength: 1, maxLength: 60 }), (words) => {
      const text = words.join(" ");
      const parts = splitCaption(text, 40);
      expect(parts.join(" ").split(/\s+/)).toEqual(words);
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(40);
    }),
    { numRuns: 60 },
  );
  expect(splitCaption("One breath for the body, one breath for the mind", 30)).toEqual([
    "One breath for the body,",
    "one breath for the mind",
  ]);
  expect(splitCaption("   ", 40)).toEqual([]);
  expect(splitCaption("x".repeat(90), 40)).toEqual(["x".repeat(90)]);
});

test("lines are about equally long and no wider than there is room", () => {
  const set = wrapLines("Let the breath come and go as it likes today", 30, (line) => line.length);
  expect(set).toHaveLength(2);
  const [first = "", second = ""] = set;
  expect(Math.abs(first.length - second.length)).toBeLessThan(10);
  expect(wrapLines("", 30, (line) => line.length)).toEqual([]);
});
