import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { patiently } from "#scripts/patience.ts";
import { chooseSpanPost } from "#server/choose-providers.ts";
import { readEnv } from "#server/settings/env.ts";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { misbehaviours, startOddServer } from "#server/testing/servers/odd-server.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { createSpans, type SpanPost } from "./spans.ts";

const sent = z.object({
  resourceSpans: z.tuple([
    z.object({
      scopeSpans: z.tuple([
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[\da-f]{32}$/),
              spanId: z.string().regex(/^[\da-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              startTimeUnixNano: z.string().regex(/^\d{19}$/),
              endTimeUnixNano: z.string().regex(/^\d{19}$/),
              attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
              status: z.object({ code: z.literal(2) }).optional(),
            }),
          ),
        }),
      ]),
    }),
  ]),
});

async function startCollector() {
  const server = await startOddServer();
  onTestFinished(() => server.close());
  const spans = () =>
    server.requests.flatMap(({ body }) => sent.parse(JSON.parse(body)).resourceSpans[0].scopeSpans[0].spans);
  return { server, spans };
}

const span = { name: "turn", seconds: 2, isFailed: false, about: { "stillpoint.turn.status": "done" } };

function spansTo(endpoint: string, timeoutMs = 30_000) {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: "api-key=a-key-of-ours",
  };
  const post = chooseSpanPost(readEnv(settings, "/dev/null"), timeoutMs);
  if (!post) throw new Error("no collector was chosen");
  return { lines, ...createSpans({ post, log, everyMs: 20 }) };
}

test("a request, a reply and a call of the model are told with times and causes, and none of their words", async () => {
  const { server: collector, spans } = await startCollector();
  const model = await startModelServer({ text: "That sounds like a heavy giraffe. What was it?" });
  const server = await startTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%20b, tenant=calm",
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: "local-model",
  });
  const person = await server.person("Zebra Crossing");
  await person.turn({ text: "My zebra shouted at me" });
  const within = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  await server.fetch(
    new Request("http://localhost:3000/readyz?who=zebra", { headers: { traceparent: within } }),
  );
  await server.close();
  await model.close();

  const names = new Map(spans().map((one) => [one.name, one]));
  expect([...names.keys()]).toEqual(
    expect.arrayContaining(["POST /api/rpc/chat/send", "turn", "call of a model", "GET /readyz"]),
  );
  expect(names.get("turn")?.attributes).toContainEqual({
    key: "stillpoint.turn.status",
    value: { stringValue: "done" },
  });
  const { startTimeUnixNano: from = "", endTimeUnixNano: until = "" } = names.get("turn") ?? {};
  expect(BigInt(until)).toBeGreaterThan(BigInt(from));
  expect(names.get("GET /readyz")).toMatchObject({
    traceId: "0af7651916cd43dd8448eb211c80319c",
    parentSpanId: "b7ad6b7169203331",
  });
  expect(collector.requests[0]?.path).toBe("/v1/traces");
  expect(collector.requests[0]?.headers).toMatchObject({ "api-key": "a b", tenant: "calm" });
  const all = collector.requests.map(({ body }) => body).join();
  expect(all).not.toMatch(/zebra|giraffe|example\.com/i);
  expect(all).not.toContain(person.id);
});

test.each(misbehaviours)(
  "a collector that %s is told of once, and what it did not take is left out",
  async (how) => {
    const { server } = await startCollector();
    server.behave(how);
    const { ended, close, lines } = spansTo(server.url, 150);
    for (let times = 0; times < 3; times++) {
      ended(span);
      const asked = server.requests.length;
      await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(asked), patiently);
    }
    await vi.waitFor(() => expect(lines).toHaveLength(1), patiently);
    expect(lines[0]).toContain("the collector takes no spans");
    expect(lines[0]).not.toContain("a-key-of");
    server.behave("ok");
    // On a busy machine a sending that arrives may still be late, and the next one is not.
    await vi.waitFor(() => {
      ended(span);
      expect(lines.at(-1)).toContain("the collector takes spans again");
    }, patiently);
    await close();
  },
);

test("while the collector is away what waits has a bound, and the rest is counted as left out", async () => {
  let isThere = false;
  let taken = 0;
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const post: SpanPost = async (body) => {
    if (!isThere) throw new Error("away");
    taken += sent.parse(body).resourceSpans[0].scopeSpans[0].spans.length;
  };
  const { ended, close } = createSpans({ post, log, everyMs: 20 });
  onTestFinished(close);
  ended(span);
  await vi.waitFor(() => expect(lines).toHaveLength(1), patiently);
  for (let count = 0; count < 5000; count++) ended(span);
  isThere = true;
  await vi.waitFor(() => expect(taken).toBe(2000), patiently);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({ leftOut: 3001 });
});

test("a collector that never answers holds no closing up", async () => {
  const post: SpanPost = (_body, signal) =>
    new Promise((_done, fail) => {
      signal.addEventListener("abort", () => fail(signal.reason));
    });
  const { ended, close } = createSpans({ post, log: pino({ level: "silent" }), everyMs: 20, closingMs: 50 });
  ended(span);
  await close();
});

test("more spans than go into one sending arrive in several, each once", async () => {
  const { spans } = await startCollector().then((collector) => {
    const { ended, close } = spansTo(collector.server.url);
    for (let count = 0; count < 600; count++) ended({ ...span, isFailed: true });
    return { ...collector, close };
  });
  await vi.waitFor(() => expect(spans()).toHaveLength(600), patiently);
  expect(new Set(spans().map(({ spanId }) => spanId)).size).toBe(600);
  expect(spans().every(({ status }) => status?.code === 2)).toBe(true);
});
