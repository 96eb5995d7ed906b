import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import type { Utterance } from "#server/coach/coach.ts";
import { createModel } from "#server/providers/models/create-model.ts";
import { createModelCoach } from "./model-coach.ts";

const signal = new AbortController().signal;
const patience = { totalMs: 20_000, firstMs: 20_000, idleMs: 20_000 };
const conversation: Utterance[] = [
  { role: "person", text: "My boss shouted at me in the meeting." },
  { role: "coach", text: "Where in your body do you notice it?" },
];
const chats = ["My chest is tight.", "I feel ashamed of it.", "It reminds me of school."];
const call = z.looseObject({ response_format: z.unknown().optional() });
type Answer = { status: number; body: string };

const streamed = (content: string): Answer => {
  const chunk = (delta: object, finish_reason: string | null) =>
    `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  return { status: 200, body: `${chunk({ content }, null)}${chunk({}, "stop")}data: [DONE]\n\n` };
};
const refusal = (status: number, error: object): Answer => ({ status, body: JSON.stringify({ error }) });

/** A model server that answers calls with a form in one way and plain calls in another, and a coach on it. */
async function serving(inForm: Answer, plain: Answer) {
  const forms: unknown[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { response_format: form } = call.parse(JSON.parse(body));
    forms.push(form);
    const { status, body: answer } = form === undefined ? plain : inForm;
    const type = status === 200 ? "text/event-stream" : "application/json";
    response.writeHead(status, { "content-type": type }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo;
  const model = createModel({ kind: "compatible", baseUrl: `http://127.0.0.1:${port}/v1`, model: "m" });
  const coach = createModelCoach({ main: model }, patience);
  return { forms, model, ask: () => coach.followUps({ conversation, seed: "s", signal }) };
}

const proposed = streamed(JSON.stringify({ chats }));

test("follow-ups are asked for by a schema, and replies and scripts are not", async () => {
  const { forms, ask, model } = await serving(proposed, streamed("I hear you."));
  expect(await ask()).toEqual(chats);
  expect(forms).toEqual([
    {
      type: "json_schema",
      json_schema: expect.objectContaining({
        name: "chats",
        schema: expect.objectContaining({ required: ["chats"], additionalProperties: false }),
      }),
    },
  ]);
  const style = { mode: "none", verbosity: "low", reasoning: "low" } as const;
  const coach = createModelCoach({ main: model }, patience);
  for await (const _ of coach.reply({
    conversation: conversation.slice(0, 1),
    style,
    passages: [],
    seed: "s",
    signal,
  }));
  expect(forms[1]).toBeUndefined();
});

test.each([
  [
    "its parameter named",
    400,
    { message: "x", type: "invalid_request_error", param: "response_format", code: null },
  ],
  [
    "its kind unknown",
    400,
    { message: "This response_format type is unavailable now", type: "invalid_request_error" },
  ],
  ["a body that cannot be followed", 422, { message: "x" }],
  ["a value it does not take", 400, { message: "x", code: "unsupported_value", param: "response_format" }],
])(
  "a server that refuses the form with %s is asked plainly in the same turn, and never again for it",
  async (_what, status, error) => {
    const { forms, ask } = await serving(refusal(status, error), streamed(`1. ${chats.join("\n2. ")}`));
    expect(await ask()).toEqual(chats);
    expect(forms.map((form) => form !== undefined)).toEqual([true, false]);
    expect(await ask()).toEqual(chats);
    expect(forms.map((form) => form !== undefined)).toEqual([true, false, false]);
  },
);

test("a server that fails over the form is not asked twice in a turn, and plainly from the next one on", async () => {
  const { forms, ask } = await serving(refusal(500, { message: "grammar" }), proposed);
  expect(await ask()).not.toEqual(chats);
  expect(forms).toHaveLength(1);
  expect(await ask()).toEqual(chats);
  expect(forms[1]).toBeUndefined();
});

test("a refusal that has nothing to do with the form is not taken for one", async () => {
  const { forms, ask } = await serving(refusal(429, { message: "x" }), proposed);
  await ask();
  await ask();
  expect(forms.filter((form) => form === undefined)).toEqual([]);
  const all = await serving(refusal(400, { message: "x" }), refusal(400, { message: "x" }));
  await all.ask();
  await all.ask();
  expect(all.forms.map((form) => form !== undefined)).toEqual([true, false, true, false]);
});

test("a server that does not know forms and answers in prose is read as it answers, and asked once", async () => {
  const { forms, ask } = await serving(streamed(`Here you go:\n- ${chats.join("\n- ")}`), proposed);
  expect(await ask()).toEqual(chats);
  expect(forms).toHaveLength(1);
});

test("a coach that is made anew on the same models knows which of them takes no form", async () => {
  const { forms, model } = await serving(refusal(400, { message: "x", param: "response_format" }), proposed);
  const models = { main: model, withoutForms: new WeakSet<typeof model>() };
  for (let time = 0; time < 2; time++)
    await createModelCoach(models, patience).followUps({ conversation, seed: "s", signal });
  expect(forms.map((form) => form !== undefined)).toEqual([true, false, false]);
});
