import { afterAll, expect, test } from "vitest";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { errorCodeOf, eventOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const model = await startModelServer({ text: "Your boss sho\0uted. Where in your body is it?" });
const server = await startTestServer({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: "local-model" });
afterAll(async () => {
  await server.close();
  await model.close();
});

test("what no database can keep is left out of a message, its title and a model's reply", async () => {
  const person = await server.person();
  const events = await person.turn({ text: "\0My bo\0ss \ud83d shouted" });
  const started = eventOf(events, "started");
  expect(started.session.title).toBe("My boss \ufffd shouted");
  expect(started.message?.content).toBe("My boss \ufffd shouted");
  const { messages } = await person.api.chat.messages({ sessionId: started.session.id });
  expect(messages[1]).toMatchObject({
    content: "Your boss shouted. Where in your body is it?",
    status: "complete",
  });
});

test("a message of nothing but NUL characters is an empty one", async () => {
  const person = await server.person();
  expect(await errorCodeOf(person.turn({ text: "\0\0" }))).toBe("MESSAGE_EMPTY");
});
