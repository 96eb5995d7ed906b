import { expect, test } from "vitest";
import { createPieceJoiner } from "./join-pieces.ts";

const piece = (content: string, rest: object = {}) =>
  `data: ${JSON.stringify({ id: "c", choices: [{ index: 0, delta: { content }, finish_reason: null, ...rest }] })}`;

/** What passes of each line in turn; an event's text, or the line as it is. */
function passed(lines: string[], now: () => number = () => 0) {
  const joiner = createPieceJoiner(now);
  const read = (line: string) => /"content":"([^"]*)"/.exec(line)?.[1] ?? line;
  const events = (out: string[]) => out.filter((line) => line !== "").map(read);
  return [...lines.map((line) => events(joiner.line(line))), events(joiner.rest())];
}

test("the first piece passes at once, and from then on those of a sentence come as one", () => {
  const lines = ["It ", "is ", "loud. ", "Where ", "is it?"].map((text) => piece(text));
  expect(passed(lines)).toEqual([["It "], [], ["is loud. "], [], ["Where is it?"], []]);
});

test("what is no plain piece keeps its place, whatever it is", () => {
  const others = [
    piece("", { finish_reason: "stop" }),
    piece("x", { finish_reason: "stop" }),
    piece("x", { logprobs: { content: [] } }),
    'data: {"choices":[{"index":0,"delta":{"reasoning_content":"Hm."}}]}',
    'data: {"choices":[{"index":0,"delta":{"content":"x"}}],"usage":{"prompt_tokens":1}}',
    'data: {"error":{"message":"full"}}',
    "data: [DONE]",
    ": a sign of life",
    "data: {broken",
  ];
  for (const other of others) {
    const all = passed([piece("It "), piece("is "), other, piece("loud")]);
    expect(all[2]?.[0]).toBe("is ");
    expect(all[2]).toHaveLength(2);
    expect(all.at(-1)).toEqual(["loud"]);
  }
});

test("pieces of two answers in one stream are not mixed", () => {
  const of = (index: number, content: string) =>
    `data: ${JSON.stringify({ choices: [{ index, delta: { content } }] })}`;
  expect(passed([of(0, "a "), of(0, "b "), of(1, "c "), of(0, "d ")])).toEqual([
    ["a "],
    [],
    ["b "],
    ["c "],
    ["d "],
  ]);
});

test("of a slow stream and of a long sentence nothing is held back for long", () => {
  let now = 0;
  const slowly = () => {
    now += 200;
    return now;
  };
  const slow = passed(
    Array.from({ length: 20 }, () => piece("very ")),
    slowly,
  );
  expect(slow.filter((out) => out.length > 0).length).toBeGreaterThan(8);
  const long = passed(Array.from({ length: 300 }, () => piece("very ")));
  expect(Math.max(...long.flat().map((text) => text.length))).toBeLessThan(500);
});

test("an event ends where its pieces' events ended", () => {
  const joiner = createPieceJoiner(() => 0);
  const lines = [piece("It "), "", piece("is "), "", piece("loud."), "", "data: [DONE]", ""];
  const events = lines
    .flatMap(joiner.line)
    .join("\n")
    .split(/\n{2,}/);
  expect(events.map((event) => event.split("data:").length - 1)).toEqual([1, 1, 1]);
});
