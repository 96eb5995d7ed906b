import { afterAll, expect, test } from "vitest";
import { eventOf, textOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

test("a question about practice is answered from the library in any mode, and its title is kept as a source", async () => {
  const person = await server.person();
  const events = await person.turn({ text: "What is a body scan?" });
  expect(textOf(events)).toMatch(/attention/);
  const { message } = eventOf(events, "saved");
  expect(message.sources[0]?.title).toBe("Stillpoint's library: Body scan");
  expect(message.sources.length).toBeGreaterThan(1);
  expect(events.some(({ type }) => type === "retrieval")).toBe(false);
});

test("what is told is answered without asking the library", async () => {
  const person = await server.person();
  const events = await person.turn({ text: "My boss shouted at me in front of everyone." });
  expect(eventOf(events, "saved").message.sources).toEqual([]);
});
