import { expect, test } from "vitest";
import { readingNotice } from "./reading-notice.ts";

const text = "words enough to be read by anybody";

test("what was surely read needs no word, nor do figures of a heart", () => {
  expect(readingNotice({ heart: null, text })).toBeUndefined();
  expect(readingNotice({ heart: null, text, confidence: 80 })).toBeUndefined();
});

test("hardly any text and unsure words are said", () => {
  expect(readingNotice({ heart: null, text: " . " })).toMatch(/^Very little text was found/);
  expect(readingNotice({ heart: null, text, confidence: 61.6 })).toMatch(/read with 62 % confidence/);
});
