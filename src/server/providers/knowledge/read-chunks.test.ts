import fc from "fast-check";
import { expect, test } from "vitest";
import { readChunks } from "./read-chunks.ts";

const textsOf = (body: unknown) =>
  readChunks(typeof body === "string" ? body : JSON.stringify(body)).map(({ text }) => text);

test.each([
  ["reply", { reply: "one" }, ["one"]],
  ["message", { message: "one" }, ["one"]],
  ["reply before message", { message: "two", reply: "one" }, ["one"]],
  ["chunks before both", { chunks: ["one", "two"], reply: "three" }, ["one", "two"]],
  [
    "chunks of objects",
    { chunks: [{ text: "one" }, { content: "two" }, { pageContent: "three" }] },
    ["one", "two", "three"],
  ],
  ["the first of a list", [{ reply: "one" }], ["one"]],
  ["a list of texts", ["one", "two"], ["one", "two"]],
  ["plain text", "only words", ["only words"]],
  ["text in JSON", '"words"', ["words"]],
  [
    "a page",
    "<!doctype html><html><head><title>n8n</title><style>p{}</style></head><body><p>Rest &amp; breathe.</p><script>x()</script></body></html>",
    ["Rest & breathe."],
  ],
  ["markup in JSON", { reply: "<p>One.</p><ul><li>Two.</li></ul>" }, ["One.\nTwo."]],
  ["prose with signs of comparison", "5 < 6 and 7 > 2", ["5 < 6 and 7 > 2"]],
])("%s is read", (_name, body, texts) => {
  expect(textsOf(body)).toEqual(texts);
});

test.each([
  ...[
    {},
    [],
    null,
    7,
    true,
    "",
    '""',
    { reply: 7 },
    { reply: "" },
    { chunks: [7, null, {}, " "] },
    { other: "x" },
  ],
])("%j is nothing", (body) => {
  expect(textsOf(body)).toEqual([]);
});

test("a chunk keeps its title and an address that can be opened, and no other", () => {
  const chunks = [
    { text: "one", title: "Breath", url: "https://pages.example/breath" },
    { text: "two", title: 7, url: "javascript:alert(1)" },
  ];
  expect(readChunks(JSON.stringify({ chunks }))).toEqual([
    { title: "Breath", text: "one", url: "https://pages.example/breath" },
    { title: "Knowledge", text: "two" },
  ]);
});

test("what is too much is cut, in number and in length", () => {
  const chunks = readChunks(
    JSON.stringify({ chunks: Array.from({ length: 500 }, () => "x".repeat(30_000)) }),
  );
  expect(chunks.length).toBe(20);
  expect(chunks.every(({ text }) => text.length === 10_000)).toBe(true);
});

test("whatever comes, it ends in passages with a title and a text", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (body) => {
      for (const { title, text } of readChunks(body)) expect(title.length * text.length).toBeGreaterThan(0);
    }),
  );
});
