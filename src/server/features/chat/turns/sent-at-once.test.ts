import { afterAll, expect, test } from "vitest";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { eventOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const model = await startModelServer();
const server = await startTestServer({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: "local-model" });
afterAll(async () => {
  await server.close();
  await model.close();
});

test("of two messages sent into one chat at one moment one is refused, and only the other is kept and counted", async () => {
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: "It began" }), "started").session.id;
  model.behave("slow");
  const texts = ["My jaw is clenched", "My chest is tight"];
  const outcomes = await Promise.allSettled(texts.map((text) => person.turn({ sessionId, text })));
  const taken = texts.filter((_, index) => outcomes[index]?.status === "fulfilled");
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(refused.map(({ reason }) => reason)).toMatchObject([{ code: "TURN_RUNNING" }]);
  const { messages } = await person.api.chat.messages({ sessionId });
  expect(messages.flatMap(({ isUser, content }) => (isUser ? [content] : []))).toEqual([
    "It began",
    ...taken,
  ]);
  expect(messages).toHaveLength(4);
  expect((await person.api.usage.today({ timeZone: "Europe/Lisbon" })).used).toBe(2);
});
