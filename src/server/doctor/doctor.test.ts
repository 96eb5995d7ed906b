import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#server/settings/env.ts";
import { startMailServer } from "#server/testing/servers/mail-server.ts";
import { examine, theModel } from "./doctor.ts";
import { findLocalModels } from "./find-local-models.ts";

type Answer = (response: ServerResponse, path: string) => void;

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const list = (...models: object[]): Answer => json(200, { object: "list", data: models });
const refused = (status: number, code: string): Answer => json(status, { error: { message: "-", code } });

const word: Answer = (response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const chunk = (delta: object, finish_reason: string | null) =>
    `data: ${JSON.stringify({ id: "1", model: "m", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  response.end(`${chunk({ content: "Hello." }, null)}${chunk({}, "stop")}data: [DONE]\n\n`);
};

/** A model server below `/v1`, with these answers to a look at its models and to a call. */
async function serving({ models = list({ id: "m" }), call = word }: { models?: Answer; call?: Answer }) {
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    if (path === "/v1/models") models(response, path);
    else if (path === "/v1/chat/completions") call(response, path);
    else response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not found</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const examination = { signal: new AbortController().signal, timeoutMs: 2000 };

async function foundOf(LLM_BASE_URL: string, more: Record<string, string> = {}) {
  const times = { LLM_FIRST_TOKEN_SECONDS: "1", LLM_REPLY_SECONDS: "5" };
  const env = readEnv({ LLM_BASE_URL, LLM_MODEL: "m", ...times, ...more }, "/nonexistent/.env");
  const { state, lines } = await theModel(env, examination);
  return `${state}: ${lines.join(" ")}`;
}

test("a model that answers is well, with the time to its first word", async () => {
  expect(await foundOf(`${await serving({})}/v1`)).toMatch(/^well: m said its first word after \d+\.\d s\.$/);
});

const nothingThere = "http://127.0.0.1:9/v1";
const silent: Answer = () => {};

test("each of nine causes has a line of its own that names its mend", async () => {
  const base = async (answers: { models?: Answer; call?: Answer }) => `${await serving(answers)}/v1`;
  const withoutPath = await serving({});
  const found = {
    unreachable: await foundOf(nothingThere),
    withoutV1: await foundOf(withoutPath),
    unknown: await foundOf(await base({ models: list({ id: "llama3.2:latest" }, { id: "qwen3" }) })),
    key: await foundOf(await base({ models: refused(401, "invalid_api_key") })),
    quota: await foundOf(await base({ call: refused(429, "insufficient_quota") })),
    tooMany: await foundOf(await base({ call: refused(429, "rate_limit_exceeded") })),
    tooLong: await foundOf(await base({ call: refused(400, "context_length_exceeded") })),
    filtered: await foundOf(await base({ call: refused(400, "content_filter") })),
    slow: await foundOf(await base({ call: silent })),
  };
  expect(found.unreachable).toMatch(/^unwell: .*nothing answers .*LLM_BASE_URL/);
  expect(found.withoutV1).toBe(
    `unwell: ${withoutPath} is not where the model answers. Set LLM_BASE_URL=${withoutPath}/v1`,
  );
  expect(found.unknown).toBe(
    "unwell: The server has no model m. Set LLM_MODEL to one that it has: llama3.2:latest, qwen3",
  );
  expect(found.key).toMatch(/^unwell: .*LLM_API_KEY/);
  expect(found.tooLong).toMatch(/LLM_CONTEXT_TOKENS/);
  expect(found.slow).toMatch(/too slowly/);
  expect(new Set(Object.values(found)).size).toBe(9);
});

test("a refused call names the effort where one was sent", async () => {
  const LLM_BASE_URL = `${await serving({ call: refused(400, "unsupported_value") })}/v1`;
  expect(await foundOf(LLM_BASE_URL)).not.toContain("LLM_REASONING_EFFORT");
  expect(await foundOf(LLM_BASE_URL, { LLM_REASONING_EFFORT: "on" })).toContain(
    "remove LLM_REASONING_EFFORT",
  );
});

test("an address that names the call itself is told with the right one", async () => {
  const base = await serving({});
  expect(await foundOf(`${base}/v1/chat/completions`)).toContain(`Set LLM_BASE_URL=${base}/v1`);
});

test("a context that is too small is told, and one that is smaller than we use with the setting that mends it", async () => {
  const tiny = await serving({ models: list({ id: "m", max_model_len: 2048 }) });
  expect(await foundOf(`${tiny}/v1`)).toMatch(/context is 2048 tokens, and 4096 are needed/);
  const small = await serving({ models: list({ id: "m", context_length: 8192 }) });
  expect(await foundOf(`${small}/v1`)).toContain("Set LLM_CONTEXT_TOKENS=8192");
  expect(await foundOf(`${small}/v1`, { LLM_CONTEXT_TOKENS: "8192" })).toMatch(/^well/);
});

test("a server without a list of models is judged by its answer", async () => {
  const base = await serving({ models: (response) => void response.writeHead(404).end() });
  expect(await foundOf(`${base}/v1`)).toMatch(/^well/);
});

test("a model server of this machine is named with the two settings that connect it, and one without a model is not", async () => {
  const one = {
    name: "Ollama",
    baseUrl: `${await serving({ models: list({ id: "embed-1" }, { id: "llama3.2" }) })}/v1`,
  };
  const empty = { name: "LM Studio", baseUrl: `${await serving({ models: list() })}/v1` };
  const none = { name: "llama.cpp", baseUrl: nothingThere };
  expect(await findLocalModels(examination, [one, empty, none])).toEqual([
    { name: "Ollama", settings: `LLM_BASE_URL=${one.baseUrl} LLM_MODEL=llama3.2` },
  ]);
});

test("a list of models that never ends, or is no list, is given up", async () => {
  const endless: Answer = (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const more = setInterval(() => response.write("x".repeat(100_000)), 1);
    response.on("close", () => clearInterval(more));
  };
  for (const models of [endless, silent]) {
    const place = { name: "One", baseUrl: `${await serving({ models })}/v1` };
    expect(await findLocalModels({ ...examination, timeoutMs: 1500 }, [place])).toEqual([]);
  }
});

test("every service that is configured is asked, and one that fails does not keep the next from being asked", async () => {
  using mail = await startMailServer();
  const env = readEnv(
    {
      SMTP_URL: mail.url,
      LLM_BASE_URL: nothingThere,
      LLM_MODEL: "m",
      SEARXNG_URL: "http://127.0.0.1:9",
      INTERNAL_HOSTS: "127.0.0.1",
      LLM_EMBEDDING_MODEL: "e",
    },
    "/nonexistent/.env",
  );
  const found: [string, string][] = [];
  for await (const { service, state } of examine(env, { ...examination, timeoutMs: 60_000 }))
    found.push([service, state]);
  expect(found).toEqual([
    ["Language model", "unwell"],
    ["Mail", "well"],
    ["Speech", "well"],
    ["Embedding model", "unwell"],
    ["SearXNG", "unwell"],
  ]);
});
