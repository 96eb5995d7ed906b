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

const answering = (followUps: string) =>
  model.answer((body) => (/chats/i.test(body) ? followUps : "Where in your body is it?"));

async function chatAfter(text: string) {
  const person = await server.person();
  const events = await person.turn({ text });
  const sessionId = eventOf(events, "started").session.id;
  return { events, ask: () => person.api.chat.followUps({ sessionId }) };
}

test("a chat that is opened again gets three replies proposed from its last messages", async () => {
  answering(JSON.stringify({ chats: ["My chest is tight", "My jaw is clenched", "I cannot tell", "More"] }));
  const { ask } = await chatAfter("My boss shouted at me");
  expect(await ask()).toEqual({ questions: ["My chest is tight", "My jaw is clenched", "I cannot tell"] });
});

test("a model that answers in another form is replaced by the list of the topic", async () => {
  answering("I would rather not");
  const { ask } = await chatAfter("My boss gave me a deadline at work");
  const { questions } = await ask();
  expect(questions).toHaveLength(3);
  expect(questions.join(" ")).toMatch(/inbox|meeting|deadline/);
});

test("what our rule holds against a proposal keeps it out", async () => {
  answering(JSON.stringify({ chats: ["I want to kill myself", "My jaw is clenched"] }));
  const { events, ask } = await chatAfter("My boss shouted at me");
  expect(eventOf(events, "followUps").questions).toEqual(["My jaw is clenched"]);
  expect(await ask()).toEqual({ questions: ["My jaw is clenched"] });
});

test("while care comes first nothing is proposed, and the model is not asked", async () => {
  answering(JSON.stringify({ chats: ["My jaw is clenched"] }));
  const { ask } = await chatAfter("I want to kill myself");
  expect(await ask()).toEqual({ questions: [] });
});
