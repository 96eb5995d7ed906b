import { expect, onTestFinished, test } from "vitest";
import type { ReplyChunk, ReplyRequest } from "#server/coach/coach.ts";
import { createModel } from "#server/providers/models/create-model.ts";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { createModelCoach } from "./model-coach.ts";

const patience = { totalMs: 60_000, firstMs: 60_000, idleMs: 60_000 };

test("the pages OpenAI's search names become sources, and where another search is set its tool is not offered", async () => {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  const settings = { kind: "openai" as const, apiKey: "sk-test", baseUrl: server.baseUrl };
  const coach = createModelCoach({ main: createModel(settings) }, patience);
  const page = { title: "Breathing", url: "https://pages.example/breathing" };
  server.cite(page);
  const web: ReplyRequest = {
    conversation: [{ role: "person", text: "Why does slow breathing calm me?" }],
    style: { mode: "web", verbosity: "low", reasoning: "low" },
    seed: "s",
    passages: [],
    signal: new AbortController().signal,
  };
  const chunks: ReplyChunk[] = [];
  for await (const chunk of coach.reply(web)) chunks.push(chunk);
  expect(chunks.at(-1)).toEqual({ type: "sources", sources: [page] });
  const other = createModel({ ...settings, searchesWeb: false });
  for await (const _ of createModelCoach({ main: other }, patience).reply(web));
  expect(server.requests.map((body) => body.includes("web_search"))).toEqual([true, false]);
});
