import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
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
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
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
  model.answer(answer);
});

const text = "My boss shouted at me";
const timeZone = "Europe/Lisbon";
const askAgain = (person: TestPerson, sessionId: string, how: "anew" | "goOn") =>
  person.api.chat.again({ sessionId, how, timeZone, config: { ...defaultChatConfig } });
const used = async (person: TestPerson) => (await person.api.usage.today({ timeZone })).used;

/** A chat whose only reply broke off in the middle. */
async function cutChat() {
  model.behave("hangs-up");
  const person = await server.person();
  const events = await person.turn({ text, timeZone });
  model.behave("ok");
  const cut = eventOf(events, "saved").message;
  return { person, sessionId: cut.chatSessionId, cut };
}

const kept = async (person: TestPerson, sessionId: string) =>
  (await person.api.chat.messages({ sessionId })).messages;

test("a reply that broke off goes on after its last whole sentence, in its own place", async () => {
  const { person, sessionId, cut } = await cutChat();
  expect(cut).toMatchObject({ content: "Your boss shouted at you. That was ", status: "failed" });
  model.answer("That was hard. Where in your body is it?");
  model.requests.length = 0;
  const events = await collect(await askAgain(person, sessionId, "goOn"));
  expect(eventOf(events, "started").rewrites).toBe(cut.id);
  expect(textOf(events)).toBe(answer);
  expect(await kept(person, sessionId)).toMatchObject([
    { content: text },
    { id: cut.id, content: answer, status: "complete" },
  ]);
  const asked = model.requests.find((body) => body.includes("Go on from exactly that point")) ?? "";
  expect(asked).toContain("Your boss shouted at you.");
  expect(asked).not.toContain("That was");
});

test("a reply that is tried again is replaced whole", async () => {
  const { person, sessionId, cut } = await cutChat();
  model.answer("I hear how much that hurt. What happened then?");
  const events = await collect(await askAgain(person, sessionId, "anew"));
  expect(eventOf(events, "saved").message).toMatchObject({ id: cut.id, status: "complete" });
  const messages = await kept(person, sessionId);
  expect(messages.map(({ content }) => content)).toEqual([
    text,
    "I hear how much that hurt. What happened then?",
  ]);
});

test("a second failure with less than was there takes nothing away", async () => {
  const { person, sessionId, cut } = await cutChat();
  for (const how of ["anew", "goOn"] as const) {
    model.behave("html");
    await collect(await askAgain(person, sessionId, how));
    expect(await kept(person, sessionId)).toMatchObject([{}, { content: cut.content, status: "failed" }]);
  }
});

test("a message to which no reply came is answered when it is tried again", async () => {
  model.behave("html");
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text, timeZone }), "started").session.id;
  model.behave("ok");
  const events = await collect(await askAgain(person, sessionId, "anew"));
  expect(textOf(events)).toBe(answer);
  expect((await kept(person, sessionId)).map(({ isUser }) => isUser)).toEqual([true, false]);
});

test("a turn that failed is not counted, and the one that brings the reply is", async () => {
  const { person, sessionId } = await cutChat();
  expect(await used(person)).toBe(0);
  model.behave("html");
  await collect(await askAgain(person, sessionId, "anew"));
  expect(await used(person)).toBe(0);
  model.behave("ok");
  await collect(await askAgain(person, sessionId, "anew"));
  expect(await used(person)).toBe(1);
  const [day] = await server.services.usage.list(person.id);
  expect(day).toMatchObject({ chatQueriesCount: 1, monthlyChatCount: 1 });
});

test("a whole reply is not gone on with, nor is a chat of somebody else's or one that is answered right now answered again", async () => {
  const { person, sessionId } = await cutChat();
  const other = await server.person();
  expect(await errorCodeOf(askAgain(other, sessionId, "anew"))).toBe("NOT_FOUND");
  expect(await errorCodeOf(askAgain(person, randomUUID(), "anew"))).toBe("NOT_FOUND");
  model.behave("slow");
  const running = await askAgain(person, sessionId, "anew");
  expect(await errorCodeOf(askAgain(person, sessionId, "goOn"))).toBe("TURN_RUNNING");
  await collect(running);
  expect(await errorCodeOf(askAgain(person, sessionId, "goOn"))).toBe("REPLY_WHOLE");
});

test("what is tried again is heard by care as if it were sent again", async () => {
  const { person, sessionId } = await cutChat();
  const worse = sql`update chat_messages set content = 'I want to kill myself tonight' where is_user`;
  await server.services.db.asUser(person.id, (tx) => tx.execute(worse));
  const events = await collect(await askAgain(person, sessionId, "goOn"));
  expect(eventOf(events, "saved")).toMatchObject({ message: { kind: "care" }, isCareActive: true });
  expect(textOf(events)).not.toContain("Your boss");
});

test("follow-ups that are awaited are left as soon as the person goes on", async () => {
  model.behave("slow");
  model.answer((body) => {
    if (body.includes("I could not speak")) return "Go on.";
    return body.includes("three different replies") ? "word ".repeat(2000) : "That was hard.";
  });
  const person = await server.person();
  const types: string[] = [];
  let second: TurnEvent[] = [];
  let sessionId: string | null = null;
  for await (const event of await person.api.chat.send(message({ text }))) {
    types.push(event.type);
    if (event.type === "started") sessionId = event.session.id;
    if (event.type !== "saved") continue;
    second = await person.turn({ sessionId, text: "I could not speak." });
  }
  expect(textOf(second)).toBe("Go on.");
  expect(types.slice(-2)).toEqual(["saved", "done"]);
});

test("a whole reply stays when the other one that was asked for breaks off, even with more than it had", async () => {
  const person = await server.person();
  const first = await person.turn({ text, timeZone });
  const { session } = eventOf(first, "started");
  const before = await kept(person, session.id);
  model.answer(answer.repeat(3));
  model.behave("hangs-up");
  const events = await collect(await askAgain(person, session.id, "anew"));
  expect(events.map(({ type }) => type)).toContain("failed");
  expect(await kept(person, session.id)).toEqual(before);
});
