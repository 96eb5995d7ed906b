import { afterAll, beforeEach, expect, test } from "vitest";
import { callFunction } from "#server/testing/calls/call-function.ts";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { collect, eventOf, type TestPerson, textOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import type { TurnEvent } from "#shared/chat/turn.ts";
import { gptChatAnswer } from "#shared/contract/functions.ts";

let now = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 4, 2, 20, 30));
const model = await startModelServer();
const cap = 100_000;
const settings = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: "local-model" };
const server = await startTestServer(
  { ...settings, LLM_TOKENS_PER_PERSON_PER_DAY: String(cap) },
  { clock: () => now },
);
afterAll(async () => {
  await server.close();
  await model.close();
});

const answer = "The model says that this was hard. Where in your body is it?";
beforeEach(() => {
  model.behave("ok");
  model.answer(answer);
});

const { metering } = server.services;
const noticesOf = (events: TurnEvent[]) =>
  events.flatMap((event) => (event.type === "notice" ? event.text : []));

/** Somebody whose share of today is used up. */
async function spender(): Promise<TestPerson> {
  const person = await server.person();
  metering.add(person.id, { tokensIn: cap });
  return person;
}

test("a reply and its follow-ups are counted for their person, as an estimate where the server reports nothing", async () => {
  const [person, other] = [await server.person(), await server.person()];
  expect(textOf(await person.turn({ text: "My boss shouted at me" })).trim()).toBe(answer);
  const [day] = await metering.list(person.id);
  expect(day).toMatchObject({ day: now.toISOString().slice(0, 10), tokensIn: 0, tokensOut: 0 });
  expect(day?.estimatedTokensIn).toBeGreaterThan(500);
  expect(day?.estimatedTokensOut).toBeGreaterThan(10);
  expect(await metering.list(other.id)).toEqual([]);
});

test("two turns of a person's that end at once are both counted", async () => {
  const [one, two] = [await server.person(), await server.person()];
  await one.turn({ text: "My boss shouted at me" });
  const [alone] = await metering.list(one.id);
  await Promise.all([
    two.turn({ text: "My boss shouted at me" }),
    two.turn({ text: "My boss shouted at me" }),
  ]);
  const [both] = await metering.list(two.id);
  expect(both?.estimatedTokensIn).toBe(2 * (alone?.estimatedTokensIn ?? 0));
  expect(both?.estimatedTokensOut).toBe(2 * (alone?.estimatedTokensOut ?? 0));
});

test("with the share used up the built-in guide replies, says until when, and the message and the reply are kept", async () => {
  const person = await spender();
  const asked = model.requests.length;
  const events = await person.turn({ text: "My boss shouted at me in a meeting and my chest went tight" });
  expect(noticesOf(events)).toEqual([
    "Today's share of the language model is used up, so the built-in guide answers. The model is back in 4 hours.",
  ]);
  expect(textOf(events).trim()).not.toBe("");
  expect(textOf(events)).not.toContain("The model says");
  expect(eventOf(events, "saved").message.status).toBe("complete");
  const { session } = eventOf(events, "started");
  expect(await person.api.chat.followUps({ sessionId: session.id })).toMatchObject({
    questions: [expect.any(String), expect.any(String), expect.any(String)],
  });
  expect((await person.api.chat.messages({ sessionId: session.id })).messages).toHaveLength(2);
  expect(model.requests.length).toBe(asked);
  const [day] = await metering.list(person.id);
  expect(day).toMatchObject({ tokensIn: cap, estimatedTokensIn: 0 });
});

test("somebody who writes another language is told that the guide answers in English", async () => {
  const person = await spender();
  const events = await person.turn({ text: "Mi jefe me gritó en una reunión y siento el pecho apretado" });
  expect(noticesOf(events)).toEqual([expect.stringContaining("the built-in guide answers, in English.")]);
});

test("a meditation is the built-in guide's then, and says so", async () => {
  const person = await server.person();
  const first = await person.turn({ text: "My boss shouted at me in a meeting" });
  const { id: sessionId } = eventOf(first, "started").session;
  await person.turn({ sessionId, text: "My chest went tight and I felt small" });
  metering.add(person.id, { tokensOut: cap });
  const asked = model.requests.length;
  const events = await collect(await person.api.meditation.create({ sessionId }));
  expect(noticesOf(events)).toEqual([
    expect.stringContaining("Today's share of the language model is used up"),
  ]);
  expect(eventOf(events, "saved").message).toMatchObject({ kind: "script", status: "complete" });
  expect(model.requests.length).toBe(asked);
});

test("at midnight UTC the model is back", async () => {
  const person = await spender();
  const before = now;
  now = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  const events = await person.turn({ text: "My boss shouted at me" });
  now = before;
  expect(textOf(events).trim()).toBe(answer);
  expect(noticesOf(events)).toEqual([]);
});

test("care speaks whatever the share, and while a danger stands the model is not taken away", async () => {
  const person = await spender();
  const events = await person.turn({ text: "I want to kill myself tonight" });
  expect(eventOf(events, "saved")).toMatchObject({ isCareActive: true, message: { kind: "care" } });
  const { id: sessionId } = eventOf(events, "started").session;
  const texts = [
    "What is a body scan?",
    "I had soup for lunch",
    "My sister called me",
    "It rains here",
    "We had tea",
  ];
  let replied = 0;
  for (const text of texts) {
    const next = await person.turn({ sessionId, text });
    expect(noticesOf(next)).toEqual([]);
    if (eventOf(next, "saved").message.kind !== "care")
      replied += Number(textOf(next).includes("The model says"));
  }
  expect(replied).toBeGreaterThan(0);
});

test("somebody whose share is used up takes nothing of anybody else's", async () => {
  await spender();
  const other = await server.person();
  expect(textOf(await other.turn({ text: "My boss shouted at me" })).trim()).toBe(answer);
});

test("a program is answered by the guide then too, and told by whom", async () => {
  const person = await spender();
  const messages = [{ role: "user", content: "My boss shouted at me in a meeting." }];
  const ask = async (by: TestPerson) =>
    gptChatAnswer.parse(await (await callFunction(by, "gpt-chat", { messages, stream: false })).json());
  expect(await ask(person)).toMatchObject({ model: "Built-in guide", response: expect.stringMatching(/\w/) });
  expect(await ask(await server.person())).toMatchObject({ model: "local-model" });
});

test("people see their shares of today, and nothing where none is capped", async () => {
  const person = await spender();
  const { shares } = await person.api.usage.today({ timeZone: "Asia/Tokyo" });
  expect(shares).toEqual([
    { of: "tokens", used: cap, cap, resetsAt: server.services.metering.resetsAt().toISOString() },
  ]);
});
