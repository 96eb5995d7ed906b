import { expect, test } from "vitest";
import { parseRange } from "./range.ts";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=900-", { start: 900, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=900-5000", { start: 900, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=20-10", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=-", undefined],
  ["bytes=0-1,5-6", undefined],
  ["lines=1-2", undefined],
  [undefined, undefined],
])("of 1000 bytes, %s asks for %j", (header, expected) => expect(parseRange(header, 1000)).toEqual(expected));
