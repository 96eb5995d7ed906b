import { expect, test } from "vitest";
import { climb, mostGrowth, type ReadText, type Shape } from "#scripts/linear/doubling.ts";
import { readArc } from "#server/coach/arc/arc.ts";
import { readMessage } from "#server/coach/care/read-message.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { collapseSpace } from "#server/coach/collapse-space.ts";
import { guideReply } from "#server/coach/guide/guide-reply.ts";
import { bytesOf } from "#server/features/files/function-answers.ts";
import { kindOf } from "#server/providers/text-extraction/file-kind.ts";

const repeated = (piece: string, end: string): Shape => ({
  name: JSON.stringify(piece),
  make: (chars) => piece.repeat(Math.ceil(chars / piece.length)) + end,
});

/** Fails when four times the text costs more than nine times as much, up to texts of twice this length. */
function isLinear(read: ReadText, shape: Shape, longest: number): void {
  const growth = climb(read, shape, 2 * longest);
  expect.soft(growth.ratio ?? 0, JSON.stringify(growth)).toBeLessThanOrEqual(mostGrowth);
}

const said = (text: string): Utterance[] => [{ role: "person", text }];
const turn = (text: string) => {
  readMessage(text, [], true);
  return guideReply(said(text), "s");
};

test("a payload of line breaks that is no Base64 is passed over in one go", () => {
  for (const fileType of ["csv", "excel"] as const)
    for (const space of ["\n", "\r\n", "A\n"])
      isLinear((text) => bytesOf(text, fileType), repeated(space, "!"), 1_000_000);
});

test("a message of spaces, tabs, line breaks or brackets is answered as quickly as words are", () => {
  for (const piece of [" ", "\t", "\n", "\r\n", "\u00a0", "(", "and ", ", "]) {
    const shape = repeated(piece, "boss");
    isLinear(turn, shape, 20_000);
    isLinear((text) => turn(collapseSpace(text)), shape, 20_000);
  }
});

test("dots or a long hum before the words are read once, not in every division", () => {
  for (const piece of [".", "m", "hm", "h", ". ", "mm!"])
    for (const words of ["my boss yelled at me", "x"]) isLinear(turn, repeated(piece, words), 20_000);
}, 120_000);

test("a word of exclamation marks is read as quickly as words are", () => {
  isLinear(turn, repeated("a!", "boss"), 20_000);
  isLinear(turn, { name: "!", make: (chars) => `hello${"!".repeat(chars)}boss` }, 20_000);
});

test("a posted reply without a question mark is searched for its question in one go", () => {
  const read = (text: string) => readArc([...said("Hello"), { role: "coach", text }, ...said("No")]);
  isLinear(read, repeated("so ", ""), 40_000);
});

test("comments in front of what is no drawing are passed over one by one", () => {
  const read = (text: string) => kindOf(Buffer.from(text));
  isLinear(read, repeated("<!---->", "x"), 64_000);
  isLinear(read, repeated("<!-- -->", "<svg>"), 64_000);
  expect(kindOf(Buffer.from('<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<svg>'))).toBe("svg");
  expect(kindOf(Buffer.from("<!-- a --><svgs>"))).toBe("text");
});
