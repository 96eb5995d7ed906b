import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { chooseCoach } from "./choose-providers.ts";
import type { Coach, ReplyStyle, Utterance } from "./coach/coach.ts";
import { CoachUnavailable } from "./coach/coach.ts";
import { createLog } from "./http/logging/logging.ts";
import { readEnv } from "./settings/env.ts";

const body = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

interface Call {
  headers: IncomingHttpHeaders;
  body: z.infer<typeof body>;
}

const signal = new AbortController().signal;
const style: ReplyStyle = { mode: "none", verbosity: "low", reasoning: "medium" };
const conversation: Utterance[] = [{ role: "person", text: "My boss shouted at me in the meeting." }];

/** A model server that notes what it is asked; with `isSilent` it never answers, with a status it refuses. */
async function serving({ isSilent = false, status = 200 } = {}) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    calls.push({ headers: request.headers, body: body.parse(JSON.parse(text)) });
    if (isSilent) return;
    if (status !== 200) return void response.writeHead(status).end("{}");
    const chunk = (delta: object, finish_reason: string | null) =>
      `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(`${chunk({ content: "That is a lot." }, null)}${chunk({}, "stop")}data: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, calls };
}

/** The coach of an installation with these settings. */
function coachOf(settings: Record<string, string>): Coach {
  const choice = chooseCoach(readEnv(settings, "/nonexistent/.env"), createLog("fatal"));
  if (!choice.withModel) throw new Error("no model is configured");
  return choice.withModel(() => {});
}

/** One reply by the settings; the fault it failed by. */
async function reply(
  settings: Record<string, string>,
  more: { style?: ReplyStyle; conversation?: Utterance[] } = {},
) {
  try {
    const request = { conversation, style, passages: [], seed: "s", signal, ...more };
    for await (const _ of coachOf(settings).reply(request));
  } catch (error) {
    if (error instanceof CoachUnavailable) return error.fault;
    throw error;
  }
  return undefined;
}

/** What a server was sent by a reply with these settings and this style. */
async function sentFor(settings: Record<string, string> = {}, more: Parameters<typeof reply>[1] = {}) {
  const server = await serving();
  await reply({ LLM_BASE_URL: server.baseUrl, LLM_MODEL: "m", ...settings }, more);
  const [call] = server.calls;
  if (!call) throw new Error("the server was not asked");
  return call;
}

test("without further settings a call names the model, the messages and that it is to be streamed, and nothing else", async () => {
  const { headers, body: sent } = await sentFor();
  expect(Object.keys(sent).sort()).toEqual(["messages", "model", "stream"]);
  expect(sent.model).toBe("m");
  expect(headers.authorization).toBeUndefined();
});

test.each([
  [{ LLM_API_KEY: "sk-own" }, undefined, { authorization: "Bearer sk-own" }],
  [{ LLM_MAX_TOKENS: "700" }, { max_tokens: 700 }, {}],
  [{ LLM_TEMPERATURE: "0.4" }, { temperature: 0.4 }, {}],
  [{ LLM_PARAMETERS: '{"top_p":0.9,"stream_options":{"include_usage":true}}' }, { top_p: 0.9 }, {}],
  [{ LLM_REASONING_EFFORT: "on" }, { reasoning_effort: "medium" }, {}],
])("%j reaches the wire", async (settings, expected, headers) => {
  const sent = await sentFor(Object.fromEntries(Object.entries(settings)));
  expect(sent.body).toMatchObject(expected ?? {});
  expect(sent.headers).toMatchObject(headers);
});

test("a parameter given as null is not sent", async () => {
  const { body: sent } = await sentFor({ LLM_TEMPERATURE: "0.4", LLM_PARAMETERS: '{"temperature":null}' });
  expect(sent).not.toHaveProperty("temperature");
});

test("each level of effort is sent as it is chosen, and none where the server takes none", async () => {
  for (const reasoning of ["low", "medium", "high"] as const) {
    const chosen = { style: { ...style, reasoning } };
    expect((await sentFor({ LLM_REASONING_EFFORT: "on" }, chosen)).body).toMatchObject({
      reasoning_effort: reasoning,
    });
    expect((await sentFor({}, chosen)).body).not.toHaveProperty("reasoning_effort");
  }
  expect(coachOf({ LLM_BASE_URL: "http://127.0.0.1:9/v1", LLM_MODEL: "m" }).heeds).toEqual(["verbosity"]);
});

test("each level of verbosity is told to a model in other words", async () => {
  const lastOf = async (verbosity: ReplyStyle["verbosity"]) =>
    (await sentFor({}, { style: { ...style, verbosity } })).body.messages.at(-1)?.content ?? "";
  const told = [await lastOf("low"), await lastOf("medium"), await lastOf("high")];
  expect(new Set(told).size).toBe(3);
  expect(told[1]).toContain("110 words");
  expect(told[2]).toContain("180 words");
});

test("what does not fit into the context that is set is not sent", async () => {
  const talk = Array.from(
    { length: 200 },
    (_, at): Utterance => ({
      role: at % 2 === 0 ? "person" : "coach",
      text: `Message ${at} about the meeting in which my boss shouted at me before everybody.`,
    }),
  );
  const long = { conversation: [...talk, ...conversation] };
  const sentOf = async (settings: Record<string, string>) =>
    (await sentFor(settings, long)).body.messages.length;
  const small = await sentOf({ LLM_CONTEXT_TOKENS: "2048" });
  expect(small).toBeLessThan(await sentOf({}));
  expect(small).toBeGreaterThan(1);
});

test("a smaller model is asked for follow-ups and keywords, and the large one for replies and meditations", async () => {
  const server = await serving();
  const coach = coachOf({
    LLM_BASE_URL: server.baseUrl,
    LLM_MODEL: "large",
    LLM_SMALL_MODEL: "small",
    LLM_REASONING_EFFORT: "on",
  });
  await coach.keywords({ text: "My boss shouted at me in the meeting.", signal });
  await coach.followUps({ conversation, seed: "s", signal });
  for await (const _ of coach.reply({ conversation, style, passages: [], seed: "s", signal }));
  await coach.meditation({ conversation, passages: [], seed: "s", signal });
  const asked = server.calls.map(({ body: { model } }) => model);
  expect(asked.slice(0, 2)).toEqual(["small", "small"]);
  expect(new Set(asked.slice(2))).toEqual(new Set(["large"]));
  for (const { body: sent } of server.calls) expect("reasoning_effort" in sent).toBe(sent.model === "large");
});

test("a second server answers with its own model and key where the first fails", async () => {
  const [first, second] = [await serving({ status: 503 }), await serving()];
  const fault = await reply({
    LLM_BASE_URL: first.baseUrl,
    LLM_MODEL: "m",
    LLM_API_KEY: "sk-first",
    LLM_FALLBACK_BASE_URL: second.baseUrl,
    LLM_FALLBACK_MODEL: "other",
    LLM_FALLBACK_API_KEY: "sk-second",
    LLM_MAX_TOKENS: "700",
    LLM_PARAMETERS: '{"top_p":0.9}',
  });
  expect(fault).toBeUndefined();
  expect(second.calls.map(({ body: { model }, headers }) => [model, headers.authorization])).toEqual([
    ["other", "Bearer sk-second"],
  ]);
  const [call] = second.calls;
  expect(call?.body).toMatchObject({ max_tokens: 700 });
  expect(call?.body).not.toHaveProperty("top_p");
});

test("a server that says nothing is given up after the seconds that are set for a first word", async () => {
  const { baseUrl } = await serving({ isSilent: true });
  const settings = { LLM_BASE_URL: baseUrl, LLM_MODEL: "m" };
  expect(await reply({ ...settings, LLM_FIRST_TOKEN_SECONDS: "1" })).toBe("too-slow");
  expect(await reply({ ...settings, LLM_REPLY_SECONDS: "5", LLM_FIRST_TOKEN_SECONDS: "3600" })).toBe(
    "too-slow",
  );
});
