import fc from "fast-check";
import { expect, test } from "vitest";
import { withPauseMarks } from "./pause-marks.ts";

test.each([
  ["[pause 4]", 4],
  ["[PAUSE: 4s]", 4],
  ["(pause 4 seconds)", 4],
  ["[Pause for 4 seconds]", 4],
  ["[4-second pause]", 4],
  ["(10 seconds of silence)", 10],
  ["[ Silence: 10s ]", 10],
  ["*pause*", 4],
  ["**[Pause - 4 seconds]**", 4],
  ["_pause for five seconds_", 5],
  ["{pause 4}", 4],
  ["- pause -", 4],
  ["— Pause —", 4],
  ["...pause...", 4],
  ["(Take a few moments here.)", 4],
  ["[Long pause]", 8],
  ["(brief pause)", 3],
  ['<break time="4s"/>', 4],
  ["<pause>", 4],
  ["<pause 1500ms>", 1.5],
  ["[5s]", 5],
  ["(pause for two breaths)", 10],
  ["[[pause 6]]", 6],
  ["[Pause 1 minute 30 seconds]", 90],
])("%s is a pause of %d seconds", (mark, seconds) => {
  expect(
    withPauseMarks(`Breathe out. ${mark.startsWith("-") || /^[—.]/.test(mark) ? `\n${mark}` : mark}`),
  ).toMatch(new RegExp(`\\[pause ${String(seconds).replace(".", "\\.")}\\]$`));
});

test.each([
  "Notice the breath (or your hands).",
  "You may *rest your hands* here.",
  "A list:\n- a quiet street\n- the rest of the day",
  "Let there be [a place] for it.",
  "It was 5 seconds, no more.",
  "A moment of quiet is enough.",
  "She wrote *moment to breathe freely*.",
  "Some say (in a minute) and mean an hour.",
])("prose stays prose: %s", (text) => {
  expect(withPauseMarks(text)).toBe(text);
});

test("what was read once is read the same again, whatever stands in it", () => {
  const piece = fc.constantFrom(
    "[",
    "]",
    "(",
    ")",
    "*",
    "pause",
    " 4",
    " seconds",
    "word",
    "\n",
    "- ",
    "<",
    ">",
    "_",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const once = withPauseMarks(pieces.join(""));
      expect(withPauseMarks(once)).toBe(once);
    }),
  );
});
