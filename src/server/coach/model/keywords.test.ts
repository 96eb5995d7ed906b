import { afterAll, expect, test } from "vitest";
import { createModel } from "#server/providers/models/create-model.ts";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { createModelCoach } from "./model-coach.ts";

const server = await startModelServer();
afterAll(() => server.close());
const coach = createModelCoach(
  { main: createModel({ kind: "compatible", baseUrl: server.baseUrl, model: "quiet-1" }) },
  { totalMs: 60_000, firstMs: 60_000, idleMs: 60_000 },
);
const { signal } = new AbortController();
const text = "My boss shouted at me in front of everybody";

test("keywords are asked for as a line with commas, of which three to seven are taken and never the text itself", async () => {
  const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"].map(
    (word) => `${word} word`,
  );
  server.answer([text, ...words].join(", "));
  expect(await coach.keywords({ text, signal })).toEqual(words.slice(0, 7));
  expect(server.requests.at(-1)).toContain("three to seven search keywords");
  expect(server.requests.at(-1)).toContain("separated by commas");
  for (const answer of ["one", "", "- work\n- boss"]) {
    server.answer(answer || " ");
    const own = await coach.keywords({ text, signal });
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(own.length).toBeLessThanOrEqual(7);
  }
});

test("keywords are parted at the commas of other writing, and a word of one sign is a word there", async () => {
  server.answer("羞耻，心、工作压力；批评");
  expect(await coach.keywords({ text: "老板当着大家的面批评了我", signal })).toEqual([
    "羞耻",
    "心",
    "工作压力",
    "批评",
  ]);
});
