import { afterAll, expect, test } from "vitest";
import { callFunction } from "#server/testing/calls/call-function.ts";
import { startModelServer } from "#server/testing/servers/model-server.ts";
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

test("a model is asked with the reply and the last four messages, and what it proposes is the answer", async () => {
  const model = await startModelServer();
  const withModel = await startTestServer({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: "local-model" });
  const chats = [
    "I notice it most in my chest, right below the throat.",
    "I would rather tell you about the meeting that came before.",
    "I am not sure that I feel anything in my body.",
  ];
  model.answer(JSON.stringify({ chats }));
  const somebody = await withModel.person();
  const chatHistory = ["first", "second", "third", "fourth", "fifth"].map((word, at) => ({
    role: at % 2 === 0 ? "user" : "assistant",
    content: `The ${word} thing that was said.`,
  }));
  const body = { lastResponse: "The fifth thing that was said.", chatHistory };
  const response = await callFunction(somebody, "generate-contextual-questions", body);
  expect(contextualQuestionsAnswer.parse(await response.json())).toEqual({ chats });
  const asked = model.requests.at(-1) ?? "";
  for (const word of ["second", "third", "fourth", "fifth"]) expect(asked).toContain(`The ${word} thing`);
  expect(asked).not.toContain("The first thing");
  expect(asked).toContain("10 to 12 words");
  await withModel.close();
  await model.close();
});

test("nothing is proposed while a danger stands in the history; a reply's own words are none", async () => {
  const chatHistory = [{ role: "user", content: "I want to kill myself" }];
  expect(await chatsFor({ lastResponse: "I hear you.", chatHistory })).toEqual([]);
  const calm = [{ role: "user", content: "My boss shouted at me" }];
  expect(await chatsFor({ lastResponse: "Is it happening right now?", chatHistory: calm })).toHaveLength(3);
});
