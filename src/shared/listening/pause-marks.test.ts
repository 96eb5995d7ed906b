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
  ["es", "[pausa 6]", 6],
  ["es", "(pausa de 5 segundos)", 5],
  ["fr", "[Pause de 10 secondes]", 10],
  ["fr", "*silence*", 4],
  ["de", "[Pause, 7 Sekunden]", 7],
  ["de", "(kurze Stille)", 3],
  ["it", "(pausa di 5 secondi)", 5],
  ["pt", "[silêncio por 8 segundos]", 8],
  ["nl", "[pauze van 6 seconden]", 6],
  ["sv", "(paus 5 sekunder)", 5],
  ["pl", "[pauza 5 sekund]", 5],
  ["tr", "[5 saniyelik duraklama]", 5],
  ["ru", "[пауза 5 секунд]", 5],
  ["el", "(παύση 5 δευτερόλεπτα)", 5],
  ["he", "[הפסקה 5 שניות]", 5],
  ["ar", "(صمت لمدة 5 ثوان)", 5],
  ["hi", "[5 सेकंड का मौन]", 5],
  ["ja", "（4秒間の沈黙）", 4],
  ["ja", "【ポーズ 4秒】", 4],
  ["ja", "[一時停止]", 4],
  ["zh", "（停顿5秒）", 5],
  ["zh", "[长时间停顿]", 8],
  ["ko", "[5초 멈춤]", 5],
])("a pause is read in other languages too (%s): %s", (_language, mark, seconds) => {
  expect(withPauseMarks(`. ${mark}`)).toBe(`. [pause ${seconds}]`);
});

test.each([
  "Spüre den Atem (oder die Hände).",
  "Quédate aquí (si quieres).",
  "Reste là (ou bouge un peu).",
  "手を休めます（足でもかまいません）。",
  "安静地坐着（或者躺下）。",
])("prose in brackets stays prose in other languages (%s)", (text) => {
  expect(withPauseMarks(text)).toBe(text);
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
