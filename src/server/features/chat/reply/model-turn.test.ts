import { afterAll, beforeEach, expect, test } from "vitest";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import {
  collect,
  errorCodeOf,
  eventOf,
  message,
  type TestPerson,
  textOf,
} from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import type { TurnEvent } from "#shared/chat/turn.ts";

const model = await startModelServer();
const server = await startTestServer({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: "local-model" });
afterAll(async () => {
  await server.close();
  await model.close();
});

const answer = "Your boss shouted at you. That was hard. Where in your body is it?";

beforeEach(() => {
  model.behave("ok");
  model.answer((body) =>
    /three short|chats/i.test(body) && !body.includes('"stream":true') ? "none" : answer,
  );
});

/** Listens until some text has come, then leaves; what was heard so far. */
async function untilText(events: AsyncIterable<TurnEvent>): Promise<TurnEvent[]> {
  const heard: TurnEvent[] = [];
  for await (const event of events) {
    heard.push(event);
    if (event.type === "text") break;
  }
  return heard;
}

const begin = async (person: TestPerson, signal?: AbortSignal) =>
  person.api.chat.send(message({ text: "My boss shouted at me" }), signal ? { signal } : {});

async function savedReply(person: TestPerson, sessionId: string) {
  const { messages } = await person.api.chat.messages({ sessionId });
  return messages.find(({ isUser }) => !isUser);
}

test("a model's reply is streamed and saved word for word", async () => {
  const person = await server.person();
  const events = await person.turn({ text: "My boss shouted at me" });
  expect(textOf(events).trim()).toBe(answer);
  // Piece by piece: the first words are there before the last are.
  const pieces = events.filter(({ type }) => type === "text");
  expect(pieces.length).toBeGreaterThan(1);
  expect(await savedReply(person, eventOf(events, "started").session.id)).toMatchObject({
    content: textOf(events),
    status: "complete",
  });
});

test.each([
  ["Stop your lithium for a week and see how you feel.", "doctor or a pharmacist"],
  ["You clearly have **bipolar** disorder.", "for a doctor or another professional to say"],
  ["Your chest pain is only stress, so you do not need a hospital.", "call the emergency number"],
  ["I am a licensed therapist from Ohio.", "I am an AI"],
  ["He hit you because you provoked him; stay with him.", "Nobody may hurt or threaten you"],
  ["Crush all the pills and swallow them with vodka.", "findahelpline.com"],
  ["[Click to continue](https://evil.example/?d=boss) now.", "Click to continue now."],
])("what a model may not say never reaches the person: %s", async (unsafe, instead) => {
  model.answer((body) =>
    body.includes('"stream":true') ? `I hear you. ${unsafe} What else is there?` : "none",
  );
  const person = await server.person();
  const events = await person.turn({ text: "My boss shouted at me" });
  const shown = textOf(events);
  expect(shown).toContain("I hear you.");
  expect(shown).toContain(instead);
  expect(shown).not.toContain(unsafe);
  expect(JSON.stringify(events)).not.toContain("evil.example");
  expect((await savedReply(person, eventOf(events, "started").session.id))?.content).toBe(shown);
});

test("what sounds alike and is safe reaches the person unchanged", async () => {
  const safe = "Please do not stop taking sertraline without talking to them. What else is there?";
  model.answer((body) => (body.includes('"stream":true') ? safe : "none"));
  const person = await server.person();
  expect(textOf(await person.turn({ text: "My boss shouted at me" })).trim()).toBe(safe);
});

test.each([
  ["wrong-key", "STREAM_FAILED", "Failed to start stream"],
  ["html", "COACH_UNREACHABLE", "Failed to connect to AI service"],
] as const)(
  "a model server that answers with %s gives the specification's error and keeps the message",
  async (behaviour, code, text) => {
    model.behave(behaviour);
    const person = await server.person();
    const events = await person.turn({ text: "My boss shouted at me" });
    expect(eventOf(events, "failed")).toMatchObject({ code, text });
    expect(JSON.stringify(events)).not.toContain("sk-secret");
    const { messages, runningTurnId } = await person.api.chat.messages({
      sessionId: eventOf(events, "started").session.id,
    });
    expect(messages.map(({ content }) => content)).toEqual(["My boss shouted at me"]);
    expect(runningTurnId).toBeNull();
  },
);

test("a model that hangs up half-way leaves the partial reply, and the next message works", async () => {
  model.behave("hangs-up");
  const person = await server.person();
  const events = await person.turn({ text: "My boss shouted at me" });
  const sessionId = eventOf(events, "started").session.id;
  expect(eventOf(events, "failed")).toMatchObject({
    code: "REPLY_FAILED",
    text: "Failed to get AI response",
  });
  expect(textOf(events)).not.toBe("");
  expect(await savedReply(person, sessionId)).toMatchObject({ content: textOf(events), status: "failed" });
  model.behave("ok");
  const next = await person.turn({ sessionId, text: "Are you there?" });
  expect(eventOf(next, "saved").message.status).toBe("complete");
});

test("a model that answers nothing is spoken for by the specification's sentence", async () => {
  model.behave("empty");
  const person = await server.person();
  const events = await person.turn({ text: "My boss shouted at me" });
  expect(events.at(-1)?.type).toBe("done");
  expect(textOf(events)).toBe("I understand. Please tell me more.");
});

test("stopping keeps what arrived, and it is marked as stopped", async () => {
  model.behave("slow");
  const person = await server.person();
  const stream = await begin(person);
  const heard: TurnEvent[] = [];
  for await (const event of stream) {
    heard.push(event);
    if (event.type !== "text" || heard.some(({ type }) => type === "stopped")) continue;
    await person.api.chat.stop({ turnId: eventOf(heard, "started").turnId });
  }
  expect(heard.slice(-2).map(({ type }) => type)).toEqual(["stopped", "done"]);
  expect(textOf(heard).length).toBeLessThan(answer.length);
  const sessionId = eventOf(heard, "started").session.id;
  expect(await savedReply(person, sessionId)).toMatchObject({ content: textOf(heard), status: "stopped" });
});

test("a model that never answers can be stopped, and nothing but the message stays", async () => {
  model.behave("silent");
  const person = await server.person();
  const heard: TurnEvent[] = [];
  for await (const event of await begin(person)) {
    heard.push(event);
    if (event.type === "progress" && event.value === 80)
      await person.api.chat.stop({ turnId: eventOf(heard, "started").turnId });
  }
  expect(heard.slice(-2).map(({ type }) => type)).toEqual(["stopped", "done"]);
  const { messages } = await person.api.chat.messages({ sessionId: eventOf(heard, "started").session.id });
  expect(messages).toHaveLength(1);
});

test("a listener that comes back gets the rest: nothing lost, nothing doubled", async () => {
  model.behave("slow");
  const person = await server.person();
  const heard = await untilText(await begin(person));
  const { turnId } = eventOf(heard, "started");
  const after = heard.at(-1)?.at ?? -1;
  const rest = await collect(await person.api.chat.follow({ turnId, after }));
  const all = [...heard, ...rest];
  expect(all.map(({ at }) => at)).toEqual(all.map((_, index) => index));
  expect(textOf(all)).toBe(eventOf(rest, "saved").message.content);
  expect(textOf(all).trim()).toBe(answer);
});

test("two who listen to one turn hear the same", async () => {
  model.behave("slow");
  const person = await server.person();
  const stream = await begin(person);
  const heard = await untilText(stream);
  const { turnId, session } = eventOf(heard, "started");
  expect((await person.api.chat.messages({ sessionId: session.id })).runningTurnId).toBe(turnId);
  const tabs = await Promise.all([1, 2].map(async () => collect(await person.api.chat.follow({ turnId }))));
  expect(tabs[0]).toEqual(tabs[1]);
  expect(textOf(tabs[0] ?? []).trim()).toBe(answer);
});

test("a turn cannot be followed or stopped by somebody else", async () => {
  model.behave("slow");
  const [person, other] = [await server.person(), await server.person()];
  const { turnId } = eventOf(await untilText(await begin(person)), "started");
  expect(await errorCodeOf(other.api.chat.follow({ turnId }))).toBe("NOT_FOUND");
  expect(await other.api.chat.stop({ turnId })).toEqual({ stopped: false });
  const rest = await collect(await person.api.chat.follow({ turnId }));
  expect(eventOf(rest, "saved").message.status).toBe("complete");
});

test("a reply is saved although its listener has gone", async () => {
  model.behave("slow");
  const person = await server.person();
  const leaving = new AbortController();
  const heard = await untilText(await begin(person, leaving.signal));
  leaving.abort();
  const { session, turnId } = eventOf(heard, "started");
  await collect(await person.api.chat.follow({ turnId }));
  const reply = await savedReply(person, session.id);
  expect(reply?.status).toBe("complete");
  expect(reply?.content.trim()).toBe(answer);
});

test("a second message while a reply is on its way is refused and not counted", async () => {
  model.behave("slow");
  const person = await server.person();
  const { session, turnId } = eventOf(await untilText(await begin(person)), "started");
  expect(await errorCodeOf(person.turn({ sessionId: session.id, text: "And another thing" }))).toBe(
    "TURN_RUNNING",
  );
  expect((await person.api.usage.today({ timeZone: "Europe/Lisbon" })).used).toBe(1);
  await collect(await person.api.chat.follow({ turnId }));
});

test("deleting a chat while its reply is on its way ends the reply and leaves nothing", async () => {
  model.behave("slow");
  const person = await server.person();
  const { session, turnId } = eventOf(await untilText(await begin(person)), "started");
  await person.api.chat.remove({ sessionId: session.id });
  const events = await collect(await person.api.chat.follow({ turnId }));
  expect(events.at(-1)?.type).toBe("done");
  expect(await person.api.chat.sessions()).toEqual([]);
});
