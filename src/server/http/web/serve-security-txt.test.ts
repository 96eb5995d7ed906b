import { afterAll, expect, test } from "vitest";
import { startTestServer } from "#server/testing/test-server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const server = await startTestServer({ CONTACT_EMAIL: "safe@example.test" }, { clock: () => now });
afterAll(() => server.close());

test("a weakness is told to the operator's address, under a date that has not passed and is within a year", async () => {
  const answer = await server.visitor().fetch("/.well-known/security.txt");
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const lines = (await answer.text()).split("\n");
  expect(lines).toEqual([
    "Contact: mailto:safe@example.test",
    "Expires: 2027-05-22T00:00:00.000Z",
    "Preferred-Languages: en",
    `Canonical: ${server.services.env.publicUrl}/.well-known/security.txt`,
    "",
  ]);
});
