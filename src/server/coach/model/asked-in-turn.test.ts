import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { CoachUnavailable, type Utterance } from "#server/coach/coach.ts";
import { createModel } from "#server/providers/models/create-model.ts";
import type { CoachModel, CoachModels } from "./coach-model.ts";
import { createModelCoach } from "./model-coach.ts";

const call = z.looseObject({ model: z.string(), messages: z.array(z.object({ content: z.string() })) });
type Call = z.infer<typeof call>;

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  text?: string;
}

/** A model server that gives these answers one after the other, the last one for ever. */
async function serving(answers: Answer[]): Promise<{ baseUrl: string; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const answer = answers[Math.min(calls.length, answers.length - 1)] ?? {};
    calls.push(call.parse(JSON.parse(body)));
    if (answer.text === undefined) {
      response.writeHead(answer.status ?? 500, { "content-type": "application/json", ...answer.headers });
      response.end('{"error":{"message":"no"}}');
      return;
    }
    const choice = { index: 0, delta: { content: answer.text }, finish_reason: null };
    const end = { index: 0, delta: {}, finish_reason: "stop" };
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const one of [choice, end])
      response.write(`data: ${JSON.stringify({ id: "1", model: "m", choices: [one] })}\n\n`);
    response.end("data: [DONE]\n\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, calls };
}

const modelAt = (baseUrl: string, more: object = {}): CoachModel =>
  createModel({ kind: "compatible", baseUrl, model: "local-model", ...more });
const style = { mode: "none", verbosity: "low", reasoning: "low" } as const;
const signal = new AbortController().signal;
const patience = { totalMs: 20_000, firstMs: 10_000, idleMs: 10_000 };
const told: Utterance[] = [{ role: "person", text: "My boss shouted at me in the meeting." }];

async function replyOf(models: CoachModels, conversation: Utterance[] = told): Promise<string> {
  const request = { conversation, style, passages: [], seed: "s", signal };
  let text = "";
  for await (const chunk of createModelCoach(models, patience).reply(request))
    if (chunk.type === "text") text += chunk.text;
  return text;
}

test("a server that says when to come again is asked again then, and no more than three times", async () => {
  const busy = { status: 429, headers: { "retry-after-ms": "20" } };
  const patient = await serving([busy, busy, { text: "That sounds hard." }]);
  expect(await replyOf({ main: modelAt(patient.baseUrl) })).toBe("That sounds hard.");
  expect(patient.calls).toHaveLength(3);
  const never = await serving([busy]);
  await expect(replyOf({ main: modelAt(never.baseUrl) })).rejects.toThrow(CoachUnavailable);
  expect(never.calls).toHaveLength(3);
});

test("a pause nobody would wait for, and a refusal without one, are told at once", async () => {
  const refused: Record<string, string>[] = [{ "retry-after": "600" }, {}];
  for (const headers of refused) {
    const server = await serving([{ status: 429, headers }]);
    await expect(replyOf({ main: modelAt(server.baseUrl) })).rejects.toMatchObject({ fault: "too-many" });
    expect(server.calls).toHaveLength(1);
  }
});

test("where the model fails before its first word the second one answers, and the fault is told", async () => {
  const [broken, other] = [await serving([{ status: 503 }]), await serving([{ text: "I am here." }])];
  const faults: string[] = [];
  const models = {
    main: modelAt(broken.baseUrl),
    fallback: modelAt(other.baseUrl),
    onFallback: (fault: string) => void faults.push(fault),
  };
  expect(await replyOf(models)).toBe("I am here.");
  expect(faults).toEqual(["server-failed"]);
});

test("the person is told once, before the first word, that a second model answers, and never of the usual one", async () => {
  const [broken, other] = [await serving([{ status: 503 }]), await serving([{ text: "I am here. Go on." }])];
  const types = async (main: CoachModel): Promise<string[]> => {
    const coach = createModelCoach({ main, fallback: modelAt(other.baseUrl) }, patience);
    const request = { conversation: told, style, passages: [], seed: "s", signal };
    const heard: string[] = [];
    for await (const { type } of coach.reply(request)) heard.push(type);
    return heard;
  };
  expect(await types(modelAt(broken.baseUrl))).toEqual(["secondModel", "text", "text"]);
  expect(await types(modelAt(other.baseUrl))).toEqual(["text", "text"]);
});

test("where both fail the second one's failure is told", async () => {
  const [broken, other] = [await serving([{ status: 503 }]), await serving([{ status: 401 }])];
  const models = { main: modelAt(broken.baseUrl), fallback: modelAt(other.baseUrl) };
  await expect(replyOf(models)).rejects.toMatchObject({ fault: "key-refused" });
});

test("keywords are asked of the small model, replies of the main one", async () => {
  const [main, small] = [
    await serving([{ text: "So it is." }]),
    await serving([{ text: "boss, anger, work" }]),
  ];
  const models = { main: modelAt(main.baseUrl), small: modelAt(small.baseUrl, { model: "small-model" }) };
  await replyOf(models);
  const coach = createModelCoach(models, patience);
  expect(await coach.keywords({ text: "My boss shouted", signal })).toEqual(["boss", "anger", "work"]);
  expect([main.calls.length, small.calls.map(({ model }) => model)]).toEqual([1, ["small-model"]]);
});

test("temperature, the longest answer and other parameters stand in the call, and one given as null does not", async () => {
  const server = await serving([{ text: "Yes." }]);
  const parameters = { top_p: 0.9, stream: true, user: null };
  await replyOf({ main: modelAt(server.baseUrl, { temperature: 0.4, maxOutputTokens: 300, parameters }) });
  expect(server.calls[0]).toMatchObject({ temperature: 0.4, max_tokens: 300, top_p: 0.9 });
  expect(server.calls[0]).not.toHaveProperty("user");
});

test("a long talk with a long file fits into a small context, the last message and the file's beginning whole", async () => {
  const server = await serving([{ text: "Yes." }]);
  const earlier = { name: "earlier.txt", text: "something else entirely ".repeat(100) };
  const long = Array.from(
    { length: 80 },
    (_, at): Utterance => ({
      role: at % 2 === 0 ? "person" : "coach",
      text: `Message ${at}: ${"it went on and on ".repeat(at > 60 ? 3 : 20)}`,
      ...(at > 60 && at % 4 === 0 ? { file: earlier } : {}),
    }),
  );
  const file = { name: "notes.txt", text: `The first line.\n${"a line of the notes\n".repeat(5000)}` };
  const last: Utterance = { role: "person", text: "And now this is what I wonder about.", file };
  await replyOf({ main: modelAt(server.baseUrl, { contextTokens: 4096 }) }, [...long, last]);
  const sent = server.calls[0]?.messages.map(({ content }) => content) ?? [];
  expect(sent.join("").length / 4).toBeLessThan(4096 - 1000);
  expect(sent.at(-1)).toContain("And now this is what I wonder about.");
  expect(sent.at(-1)).toContain("The first line.");
  expect(sent.length).toBeGreaterThan(3);
});
