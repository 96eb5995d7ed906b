import { afterAll, expect, test } from "vitest";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

test("a visitor learns what runs here and whom to ask, in kinds and without a name or version", async () => {
  const answer = await server.visitor().fetch("/api/legal/practice");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    contactEmail: "hello@stillpoint.example",
    model: "built-in",
    voice: "built-in",
    music: "built-in",
    dictation: "browser",
    knowledge: "library",
    webSearch: "wikipedia",
    mail: "outbox",
    database: expect.stringMatching(/^(embedded|postgres)$/),
    files: "local",
    checksLeakedPasswords: false,
  });
});
