import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { CoachUnavailable } from "#server/coach/coach.ts";
import { createLog } from "#server/http/logging/logging.ts";
import { createModel } from "#server/providers/models/create-model.ts";
import { createModelCoach } from "./model-coach.ts";
import type { ModelFault } from "./model-fault.ts";

interface Answer {
  status?: number;
  type?: string;
  body?: string;
}

/** A server that gives one answer to everything, or none at all. */
async function serving({ status = 200, type = "application/json", body }: Answer): Promise<string> {
  const server = createServer((_request, response) => {
    if (body !== undefined) response.writeHead(status, { "content-type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/v1`;
}

/** Only silence is waited for: a machine that is busy is no server that is slow. */
async function failureOf(baseUrl: string, isSilent = false): Promise<CoachUnavailable> {
  const model = createModel({ kind: "compatible", baseUrl, model: "local-model" });
  const ms = isSilent ? 300 : 30_000;
  const coach = createModelCoach({ main: model }, { totalMs: ms, firstMs: ms, idleMs: ms });
  const conversation = [{ role: "person" as const, text: "My secret sorrow" }];
  const style = { mode: "none", verbosity: "low", reasoning: "low" } as const;
  const signal = new AbortController().signal;
  try {
    for await (const _ of coach.reply({ conversation, style, passages: [], seed: "s", signal }));
  } catch (error) {
    if (error instanceof CoachUnavailable) return error;
    throw error;
  }
  throw new Error("the model answered");
}

const events = (finish: string | null, text: string): string =>
  [
    { choices: [{ index: 0, delta: { content: text }, finish_reason: null }] },
    { choices: [{ index: 0, delta: {}, finish_reason: finish }] },
  ]
    .map(
      (event) =>
        `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", ...event })}\n\n`,
    )
    .join("");

/** As the servers answer, by their documentation and sources; the words in them are made up. */
const answers: [ModelFault, string, Answer][] = [
  ["wrong-path", "FastAPI without /v1", { status: 404, body: '{"detail":"Not Found"}' }],
  ["wrong-path", "Go without /v1", { status: 404, type: "text/plain", body: "404 page not found" }],
  ["wrong-path", "a web page", { type: "text/html", body: "<html>Sign in</html>" }],
  [
    "unknown-model",
    "OpenAI",
    {
      status: 404,
      body: '{"error":{"message":"x","type":"invalid_request_error","code":"model_not_found"}}',
    },
  ],
  [
    "unknown-model",
    "Ollama",
    { status: 404, body: '{"error":{"message":"x","type":"not_found_error","param":null,"code":null}}' },
  ],
  [
    "unknown-model",
    "vLLM",
    { status: 404, body: '{"object":"error","message":"x","type":"NotFoundError","code":404}' },
  ],
  [
    "key-refused",
    "OpenAI",
    {
      status: 401,
      body: '{"error":{"message":"sk-secret","type":"invalid_request_error","code":"invalid_api_key"}}',
    },
  ],
  ["key-refused", "a proxy", { status: 403, body: "forbidden", type: "text/plain" }],
  [
    "quota",
    "OpenAI",
    {
      status: 429,
      body: '{"error":{"message":"x","type":"insufficient_quota","code":"insufficient_quota"}}',
    },
  ],
  ["quota", "OpenRouter", { status: 402, body: '{"error":{"message":"x","code":402}}' }],
  [
    "too-many",
    "OpenAI",
    { status: 429, body: '{"error":{"message":"x","type":"requests","code":"rate_limit_exceeded"}}' },
  ],
  [
    "context-too-long",
    "OpenAI",
    {
      status: 400,
      body: '{"error":{"message":"x","type":"invalid_request_error","code":"context_length_exceeded"}}',
    },
  ],
  [
    "context-too-long",
    "llama.cpp",
    {
      status: 400,
      body: '{"error":{"code":400,"message":"x","type":"exceed_context_size_error","n_ctx":4096}}',
    },
  ],
  ["filtered", "Azure", { status: 400, body: '{"error":{"message":"x","code":"content_filter"}}' }],
  [
    "filtered",
    "a filter in mid-answer",
    { type: "text/event-stream", body: events("content_filter", "That was") },
  ],
  ["cut", "an answer at its limit", { type: "text/event-stream", body: events("length", "That was") }],
  ["no-answer", "an empty answer", { type: "text/event-stream", body: events("stop", "") }],
  [
    "call-refused",
    "a parameter it does not know",
    { status: 400, body: '{"error":{"message":"x","code":"unsupported_value"}}' },
  ],
  [
    "server-failed",
    "a model that is loading",
    { status: 503, body: '{"error":{"code":503,"message":"x","type":"unavailable_error"}}' },
  ],
  ["too-slow", "silence", {}],
];

test.each(answers)("%s: %s", async (fault, _server, answer) => {
  const failure = await failureOf(await serving(answer), answer.body === undefined);
  expect(failure.fault).toBe(fault);
});

test.each(["eos", "", null])("an answer that ends with the reason %j is whole", async (finish) => {
  const body = events(finish, "That was a lot. What else");
  const baseUrl = await serving({ type: "text/event-stream", body });
  await expect(failureOf(baseUrl)).rejects.toThrow("the model answered");
});

test("nobody at the address is unreachable", async () => {
  expect((await failureOf("http://127.0.0.1:9/v1")).fault).toBe("unreachable");
});

test("each cause is a line of its own in the log, without the far side's words or the person's", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const causes = new Map(answers.map(([fault, , answer]) => [fault, answer]));
  for (const answer of causes.values())
    log.warn({ err: await failureOf(await serving(answer), answer.body === undefined) }, "a reply failed");
  const said = lines.map((line) => String(JSON.parse(line).err.says));
  expect(new Set(said).size).toBe(causes.size);
  expect(lines.join("")).not.toMatch(/sk-secret|secret sorrow|That was/);
});
