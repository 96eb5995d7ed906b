import { afterAll, expect, test } from "vitest";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { collect, errorCodeOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import type { LabEvent } from "#shared/contract/lab.ts";

const server = await startTestServer({ DAILY_CONVERSATION_LIMIT: "2" });
const model = await startModelServer();
const backed = await startTestServer({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: "quiet-1" });
afterAll(async () => {
  await server.close();
  await backed.close();
  await model.close();
});

const timeZone = "UTC";
const ask = async (person: TestPerson, text: string) => collect(await person.api.lab.ask({ text, timeZone }));
const textOf = (events: LabEvent[]) =>
  events.map((event) => (event.type === "text" ? event.text : "")).join("");
const stepsOf = (events: LabEvent[]) =>
  events.flatMap((event) => (event.type === "step" ? [event.step] : []));
const lastOf = (events: LabEvent[]) => new Map(stepsOf(events).map((step) => [step.id, step]));

function resultOf(events: LabEvent[]) {
  const last = events.at(-1);
  if (last?.type !== "result") throw new Error("the result was not the last");
  return last.result;
}

test("a question goes through five steps, each told when it begins and with what it really did", async () => {
  const person = await server.person();
  const events = await ask(person, "I lie awake at night and worry about my deadline");
  const steps = lastOf(events);
  expect([...steps.values()].map(({ title }) => title)).toEqual([
    "Original User Query",
    "Extracting Concepts",
    "Retrieving Knowledge Chunks",
    "Building LLM Context",
    "Calling LLM",
  ]);
  expect(stepsOf(events).map(({ id, status }) => `${id} ${status}`)).toEqual([
    "query completed",
    ...["concepts", "chunks"].flatMap((id) => [`${id} processing`, `${id} completed`]),
    "context completed",
    ...["llm processing", "llm completed"],
  ]);
  const { explicit, potential, concepts } = steps.get("concepts")?.data ?? {};
  expect(concepts).toEqual([...new Set([...(explicit ?? []), ...(potential ?? [])])]);
  const { chunksCount, chunks, totalChunkTokens } = steps.get("chunks")?.data ?? {};
  expect(chunksCount).toBe(chunks?.length);
  expect(chunksCount).toBeGreaterThan(0);
  const context = steps.get("context")?.data;
  expect(context?.messages).toBe(1);
  expect(context?.totalTokens).toBe((totalChunkTokens ?? 0) + (steps.get("query")?.tokens ?? 0));
  const given = events.flatMap((event) => (event.type === "context" ? [event.text] : [])).join();
  for (const chunk of chunks ?? []) expect(given).toContain(chunk);
  expect(given).toContain("Question: I lie awake");
  expect(steps.get("llm")?.data.responseTime).toBeGreaterThanOrEqual(0);
});

test("the result carries all that a service's result carries, and nothing of it is kept", async () => {
  const person = await server.person();
  const events = await ask(person, "My jaw is tight after work");
  const result = resultOf(events);
  expect(Object.keys(result).toSorted()).toEqual(
    ["data", "error", "followUpQuestions", "progress", "responseTime", "sources", "success"].toSorted(),
  );
  expect(result).toMatchObject({
    success: true,
    error: null,
    progress: 100,
    data: { response: textOf(events) },
  });
  expect(result.data?.followUpQuestions).toHaveLength(3);
  expect(await person.api.chat.sessions()).toEqual([]);
  expect((await person.api.usage.today({ timeZone })).used).toBe(1);
});

test("care comes before the library, every model and the count", async () => {
  const person = await backed.person();
  model.requests.length = 0;
  const events = await ask(person, "I want to kill myself");
  expect(stepsOf(events)).toEqual([]);
  expect(textOf(events)).toMatch(/findahelpline|tel:/);
  expect(resultOf(events).followUpQuestions).toEqual([]);
  expect(model.requests).toEqual([]);
  expect((await person.api.usage.today({ timeZone })).used).toBe(0);
});

test("what is empty, too long or beyond the day's share is refused before anything is told", async () => {
  const person = await server.person();
  expect(await errorCodeOf(person.api.lab.ask({ text: " \n ", timeZone }))).toBe("MESSAGE_EMPTY");
  expect(await errorCodeOf(person.api.lab.ask({ text: "a".repeat(20_001), timeZone }))).toBe(
    "MESSAGE_TOO_LONG",
  );
  await ask(person, "one");
  await ask(person, "two");
  expect(await errorCodeOf(person.api.lab.ask({ text: "three", timeZone }))).toBe("DAILY_LIMIT_REACHED");
});

test("a library that fails, and concepts that fail, are steps in error; the answer comes from the question's own text", async () => {
  const other = await startTestServer();
  const person = await other.person();
  const { coach } = other.services;
  const usual = coach.for;
  coach.for = (userId) => ({
    ...usual(userId),
    concepts: async () => {
      throw new Error("no concepts");
    },
  });
  const searched = await ask(person, "I lie awake at night and cannot sleep");
  expect(lastOf(searched).get("concepts")?.status).toBe("error");
  expect(lastOf(searched).get("chunks")?.data.chunksCount).toBeGreaterThan(0);
  expect(resultOf(searched).success).toBe(true);
  await other.services.db.asMigrator((tx) =>
    tx.execute("alter table knowledge_passages rename to elsewhere"),
  );
  const unsearched = await ask(person, "I lie awake at night");
  expect(lastOf(unsearched).get("chunks")?.status).toBe("error");
  expect(lastOf(unsearched).get("error")?.status).toBe("error");
  expect(resultOf(unsearched).success).toBe(true);
  await other.close();
});

test("a model that fails ends in a result that says so, without a word of the model's", async () => {
  const person = await backed.person();
  model.behave("wrong-key");
  const events = await ask(person, "My jaw is tight");
  expect(lastOf(events).get("llm")?.status).toBe("error");
  expect(resultOf(events)).toMatchObject({ success: false, data: null, error: "Failed to get AI response" });
  expect(JSON.stringify(events)).not.toContain("sk-secret");
  model.behave("ok");
});
