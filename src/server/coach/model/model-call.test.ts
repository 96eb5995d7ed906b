import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { CoachUnavailable } from "#server/coach/coach.ts";
import { createModel } from "#server/providers/models/create-model.ts";
import { estimateTokens } from "#shared/chat/estimate-tokens.ts";
import { isTokenCount, type ModelCall, mostTokens, tokensOf } from "./model-call.ts";
import { streamModel } from "./stream-model.ts";

const instructions = "You listen.";
const asked = "My boss shouted at me and my chest went tight.";
const answer = "That sounds heavy.";
const estimated = {
  tokensIn: estimateTokens(`${instructions}\n${asked}`),
  tokensOut: estimateTokens(answer),
  isEstimated: true,
};
const patience = { totalMs: 10_000, firstMs: 10_000, idleMs: 10_000 };

/** A server that answers every call with this body, in pieces of a few bytes. */
async function serving(body: string, { status = 200, cuts = false } = {}): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": status === 200 ? "text/event-stream" : "application/json" });
    const bytes = Buffer.from(body);
    for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
    if (cuts) setImmediate(() => response.destroy());
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const chunk = (choices: object[], usage = ""): string =>
  `data: {"id":"1","object":"chat.completion.chunk","created":1,"model":"m","choices":${JSON.stringify(choices)}${usage}}\n\n`;
const said = chunk([{ index: 0, delta: { content: answer }, finish_reason: null }]);
const ended = (usage = ""): string => chunk([{ index: 0, delta: {}, finish_reason: "stop" }], usage);
const done = "data: [DONE]\n\n";

/** What the person reads, and what the calls came to. */
async function called(baseUrl: string, signal = new AbortController().signal) {
  const calls: ModelCall[] = [];
  let text = "";
  let fault: string | undefined;
  const model = createModel({ kind: "compatible", baseUrl, model: "m" });
  const request = { instructions, messages: [{ role: "user" as const, content: asked }], signal, patience };
  try {
    for await (const piece of streamModel(model, request, (call) => calls.push(call)))
      if ("text" in piece) text += piece.text;
  } catch (error) {
    if (!(error instanceof CoachUnavailable)) throw error;
    ({ fault } = error);
  }
  return { text, fault, calls, provider: new URL(baseUrl).host };
}

test("what a server reports is counted as it reports it, with the last event or in one of its own", async () => {
  const usage = ',"usage":{"prompt_tokens":31,"completion_tokens":7,"total_tokens":38}';
  for (const body of [said + ended(usage) + done, said + ended() + chunk([], usage) + done]) {
    const { text, calls, provider } = await called(await serving(body));
    expect(text).toBe(answer);
    expect(calls).toEqual([
      { provider, model: "m", fault: undefined, tokensIn: 31, tokensOut: 7, isEstimated: false },
    ]);
  }
});

test.each([
  ["none", ""],
  ["nothing in it", ',"usage":{}'],
  ["null", ',"usage":null'],
  ["zeros", ',"usage":{"prompt_tokens":0,"completion_tokens":0,"total_tokens":0}'],
  ["less than nothing", ',"usage":{"prompt_tokens":-5,"completion_tokens":7}'],
  ["halves", ',"usage":{"prompt_tokens":1.5,"completion_tokens":7}'],
  ["words", ',"usage":{"prompt_tokens":"31","completion_tokens":"many"}'],
  ["a list", ',"usage":[31,7]'],
  ["a sentence", ',"usage":"a lot"'],
  ["no number", ',"usage":{"prompt_tokens":NaN,"completion_tokens": -Infinity}'],
  ["more than there is", ',"usage":{"prompt_tokens":1e300,"completion_tokens":7}'],
  ["more than can be", `,"usage":{"prompt_tokens":${mostTokens + 1},"completion_tokens":7}`],
])(
  "of a server that reports %s the reply is whole, and the tokens are our estimate, marked as one",
  async (_what, usage) => {
    for (const body of [said + ended(usage) + done, said + ended() + chunk([], usage) + done]) {
      const { text, fault, calls, provider } = await called(await serving(body));
      expect({ text, fault }).toEqual({ text: answer, fault: undefined });
      expect(calls).toEqual([{ provider, model: "m", fault: undefined, ...estimated }]);
    }
  },
);

test("a call that is refused, or that nobody answers, came to nothing, and its cause is told", async () => {
  const refused = await called(await serving('{"error":{"code":"invalid_api_key"}}', { status: 401 }));
  expect(refused.calls).toMatchObject([{ fault: "key-refused", tokensIn: 0, tokensOut: 0 }]);
  const away = await called("http://127.0.0.1:9/v1");
  expect(away.calls).toMatchObject([{ fault: "unreachable", tokensIn: 0, tokensOut: 0 }]);
});

test("an answer that broke off, and one that its person stopped, are counted as far as they came", async () => {
  const broken = await called(await serving(said, { cuts: true }));
  expect(broken).toMatchObject({ fault: "broke-off", calls: [{ fault: "broke-off", ...estimated }] });
  const stopping = new AbortController();
  const calls: ModelCall[] = [];
  const baseUrl = await serving(said + ended() + done);
  const model = createModel({ kind: "compatible", baseUrl, model: "m" });
  const messages = [{ role: "user" as const, content: asked }];
  const request = { instructions, messages, signal: stopping.signal, patience };
  for await (const _ of streamModel(model, request, (call) => calls.push(call))) stopping.abort();
  expect(calls).toMatchObject([{ fault: undefined, ...estimated }]);
});

test("whatever a server tells, what is counted can be a count", () => {
  const any = fc.option(fc.oneof(fc.double(), fc.maxSafeInteger(), fc.nat(100)), { nil: undefined });
  fc.assert(
    fc.property(any, any, fc.string(), fc.string(), (inputTokens, outputTokens, sent, received) => {
      const none = { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined };
      const told = {
        inputTokens,
        outputTokens,
        totalTokens: undefined,
        inputTokenDetails: none,
        outputTokenDetails: { textTokens: undefined, reasoningTokens: undefined },
      };
      const { tokensIn, tokensOut } = tokensOf(told, { hasBegun: true, sent: () => sent, received });
      expect([tokensIn, tokensOut].every(isTokenCount)).toBe(true);
    }),
  );
});
