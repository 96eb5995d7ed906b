import { afterAll, expect, test } from "vitest";
import { callFunction } from "#server/testing/call-function.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { contextualQuestionsAnswer } from "#shared/contract/functions.ts";

const server = await startTestServer();
afterAll(() => server.close());
const person = await server.person();

async function chatsFor(body: unknown): Promise<string[]> {
  const response = await callFunction(person, "generate-contextual-questions", body);
  expect(response.status).toBe(200);
  return contextualQuestionsAnswer.parse(await response.json()).chats;
}

const lastResponse = "Where in your body do you notice it?";

test("the specification's body is answered with three things to say, from either form of history", async () => {
  const asked = [
    { role: "user", content: "I cannot sleep before deadlines" },
    { role: "assistant", content: lastResponse },
  ];
  const shown = asked.map(({ role, content }) => ({ text: content, isUser: role === "user" }));
  const chats = await chatsFor({ lastResponse, chatHistory: asked });
  expect(chats).toHaveLength(3);
  expect(await chatsFor({ lastResponse, chatHistory: shown })).toEqual(chats);
  expect(await chatsFor({ lastResponse, chatHistory: asked.slice(0, 1) })).toEqual(chats);
});

test("nothing is proposed while a danger stands in the history; a reply's own words are none", async () => {
  const chatHistory = [{ role: "user", content: "I want to kill myself" }];
  expect(await chatsFor({ lastResponse: "I hear you.", chatHistory })).toEqual([]);
  const calm = [{ role: "user", content: "My boss shouted at me" }];
  expect(await chatsFor({ lastResponse: "Is it happening right now?", chatHistory: calm })).toHaveLength(3);
});
