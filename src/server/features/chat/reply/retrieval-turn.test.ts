import { afterAll, expect, test } from "vitest";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { eventOf, textOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
import type { TurnEvent } from "#shared/chat/turn.ts";

const server = await startTestServer();
afterAll(() => server.close());

const rag = { ...defaultChatConfig, counselMode: false, mode: "rag" as const };
const stepsOf = (events: TurnEvent[]) =>
  events.flatMap((event) => (event.type === "retrieval" ? [event.step] : []));
const progressOf = (events: TurnEvent[]) =>
  events.flatMap((event) => (event.type === "progress" ? [[event.value, event.step]] : []));

test("in RAG mode each step is told with what the library really gave, and the reply is streamed", async () => {
  const person = await server.person();
  const events = await person.turn({ text: "I cannot sleep and my breath is shallow", config: rag });
  const last = new Map(stepsOf(events).map((step) => [step.id, step]));
  expect([...last.keys()]).toEqual(["query", "concepts", "chunks", "context", "llm"]);
  expect([...last.values()].every(({ status }) => status === "completed")).toBe(true);
  expect(last.get("query")).toMatchObject({ title: "Original User Query", tokens: 10 });
  const chunks = last.get("chunks")?.data;
  expect(chunks?.chunksCount).toBe(chunks?.chunks?.length);
  expect(chunks?.chunksCount).toBeGreaterThan(0);
  expect(chunks?.totalChunkTokens).toBeGreaterThan(50);
  const totalTokens = 10 + (chunks?.totalChunkTokens ?? 0);
  expect(last.get("context")?.data).toEqual({ messages: 1, totalTokens });
  expect(last.get("llm")?.data.responseTime).toBeGreaterThanOrEqual(last.get("llm")?.data.streamStart ?? -1);
  expect(events.filter(({ type }) => type === "text").length).toBeGreaterThan(1);
});

test("in RAG mode the model is asked once, and gets every chunk that was found", async () => {
  const model = await startModelServer();
  const withModel = await startTestServer({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: "local-model" });
  const person = await withModel.person();
  const events = await person.turn({ text: "I cannot sleep and my breath is shallow", config: rag });
  const found = stepsOf(events).findLast(({ id, status }) => id === "chunks" && status === "completed");
  const chunks = found?.data.chunks ?? [];
  expect(chunks.length).toBeGreaterThan(0);
  // What might come next is asked for as JSON, once the reply stands.
  const replies = model.requests.filter((body) => !body.includes("json_schema"));
  expect(replies).toHaveLength(1);
  const asked = replies[0] ?? "";
  for (const chunk of chunks) expect(asked).toContain(JSON.stringify(chunk).slice(1, -1));
  await withModel.close();
  await model.close();
});

test("progress goes 10, 30, 60, 80, 100 with the specification's step texts", async () => {
  const person = await server.person();
  const found = progressOf(await person.turn({ text: "I cannot sleep at night", config: rag }));
  expect(found).toEqual([
    [10, "Analyzing your message..."],
    [30, "Checking configuration..."],
    [60, "Searching knowledge base..."],
    [60, expect.stringMatching(/^Found [1-4] relevant documents$/)],
    [80, "Getting AI response..."],
    [100, "Processing response..."],
  ]);
});

test("outside of RAG mode no step of a search is told", async () => {
  const person = await server.person();
  expect(stepsOf(await person.turn({ text: "I cannot sleep" }))).toEqual([]);
});

test("a message that care answers is searched for nowhere", async () => {
  const person = await server.person();
  const events = await person.turn({ text: "I want to kill myself", config: rag });
  expect(stepsOf(events)).toEqual([]);
  expect(textOf(events)).not.toBe("");
});

test("an empty library and one that fails are said, and the reply comes all the same", async () => {
  const other = await startTestServer();
  const person = await other.person();
  const change = (sql: string) => other.services.db.asMigrator((tx) => tx.execute(sql));
  await change("delete from knowledge_passages");
  const empty = await person.turn({ text: "I cannot sleep", config: rag });
  expect(progressOf(empty)).toContainEqual([60, "No relevant documents found"]);
  expect(stepsOf(empty).find(({ id, status }) => id === "chunks" && status === "completed")?.data).toEqual({
    chunksCount: 0,
    totalChunkTokens: 0,
    chunks: [],
  });
  await change("alter table knowledge_passages rename to elsewhere");
  const failed = await person.turn({ text: "I cannot sleep", config: rag });
  expect(progressOf(failed)).toContainEqual([60, "Knowledge retrieval failed"]);
  expect(stepsOf(failed)).toContainEqual(expect.objectContaining({ id: "error", status: "error" }));
  expect(eventOf(failed, "saved").message.status).toBe("complete");
  await other.close();
});
