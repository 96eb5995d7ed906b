import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { collect, errorCodeOf, eventOf, type TestPerson, textOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";

const server = await startTestServer();
afterAll(() => server.close());

const timeZone = "Europe/Lisbon";
const danger = "I want to kill myself tonight";
const told = ["My boss shouted at me", "My chest feels tight", "It reminds me of school"];

/** A chat in which these were said, one after the other. */
async function chatOf(texts: string[] = told, who?: TestPerson) {
  const person = who ?? (await server.person());
  let sessionId: string | null = null;
  for (const text of texts) sessionId = eventOf(await person.turn({ text, sessionId }), "started").session.id;
  return { person, sessionId: sessionId ?? "" };
}

const kept = async (person: TestPerson, sessionId: string) =>
  (await person.api.chat.messages({ sessionId })).messages;
const ownTexts = async (person: TestPerson, sessionId: string) =>
  (await kept(person, sessionId)).filter(({ isUser }) => isUser).map(({ content }) => content);
const titleOf = async (person: TestPerson, sessionId: string) =>
  (await person.api.chat.sessions()).find(({ id }) => id === sessionId)?.title;
const idOf = async (person: TestPerson, sessionId: string, text: string) =>
  (await kept(person, sessionId)).find(({ content }) => content === text)?.id ?? "";
const isCareMarked = async (person: TestPerson, sessionId: string) => {
  const marked = sql`select care_spoke_at is not null as marked from chat_sessions where id = ${sessionId}`;
  return (await server.services.db.asUser(person.id, (tx) => tx.execute(marked))).rows[0]?.marked;
};
const remember = (person: TestPerson, sessionId: string) =>
  server.services.db.asUser(person.id, (tx) =>
    server.services.chats.lockWithoutCare(tx, person.id, sessionId),
  );

test("a message that is edited is sent in its own place, and what came after it is gone", async () => {
  const { person, sessionId } = await chatOf();
  const replaces = await idOf(person, sessionId, told[1] ?? "");
  const events = await person.turn({ text: "My stomach hurts", sessionId, replaces });
  expect(eventOf(events, "started").replaces).toBe(replaces);
  expect(await ownTexts(person, sessionId)).toEqual([told[0], "My stomach hurts"]);
  expect((await kept(person, sessionId)).map(({ isUser }) => isUser)).toEqual([true, false, true, false]);
  expect((await person.api.usage.today({ timeZone })).used).toBe(4);
});

test("a chat is called by its first message as it now stands, unless its person named it", async () => {
  const { person, sessionId } = await chatOf();
  await person.turn({
    text: "My neighbour shouted",
    sessionId,
    replaces: await idOf(person, sessionId, told[0] ?? ""),
  });
  expect(await titleOf(person, sessionId)).toBe("My neighbour shouted");
  const named = await chatOf();
  await named.person.api.chat.rename({ sessionId: named.sessionId, title: "The boss" });
  const messageId = await idOf(named.person, named.sessionId, told[0] ?? "");
  await named.person.api.chat.removeMessage({ sessionId: named.sessionId, messageId });
  expect(await titleOf(named.person, named.sessionId)).toBe("The boss");
});

test("a message is deleted with the reply to it; the rest of the chat stays and is called by what is left", async () => {
  const { person, sessionId } = await chatOf();
  const before = await kept(person, sessionId);
  const { removed, isChatRemoved } = await person.api.chat.removeMessage({
    sessionId,
    messageId: await idOf(person, sessionId, told[0] ?? ""),
  });
  expect(removed).toEqual(before.slice(0, 2).map(({ id }) => id));
  expect(isChatRemoved).toBe(false);
  expect(await kept(person, sessionId)).toEqual(before.slice(2));
  expect(await titleOf(person, sessionId)).toBe(told[1]);
});

test("with the last message the chat goes", async () => {
  const { person, sessionId } = await chatOf(["Hello"]);
  const messageId = await idOf(person, sessionId, "Hello");
  expect(await person.api.chat.removeMessage({ sessionId, messageId })).toMatchObject({
    isChatRemoved: true,
  });
  expect(await person.api.chat.sessions()).toEqual([]);
});

test("a script stays when what was said before it is deleted, and is deleted alone", async () => {
  const { person, sessionId } = await chatOf();
  await collect(await person.api.meditation.create({ sessionId }));
  const messageId = await idOf(person, sessionId, told[2] ?? "");
  const script = (await kept(person, sessionId)).at(-1);
  expect(script?.kind).toBe("script");
  await person.api.chat.removeMessage({ sessionId, messageId });
  expect((await kept(person, sessionId)).at(-1)?.id).toBe(script?.id);
  const gone = await person.api.chat.removeMessage({ sessionId, messageId: script?.id ?? "" });
  expect(gone.removed).toEqual([script?.id]);
  expect(await ownTexts(person, sessionId)).toEqual(told.slice(0, 2));
});

test("a reply alone, a message of another chat, of somebody else and a made-up one are refused, and nothing goes", async () => {
  const { person, sessionId } = await chatOf();
  const other = await chatOf(["This is mine"]);
  const elsewhere = await chatOf(["Another chat"], person);
  const theirs = await idOf(other.person, other.sessionId, "This is mine");
  const before = await kept(person, sessionId);
  const reply = before[1]?.id ?? "";
  expect(await errorCodeOf(person.api.chat.removeMessage({ sessionId, messageId: reply }))).toBe(
    "REPLY_NOT_ALONE",
  );
  const wrong = [theirs, randomUUID(), await idOf(person, elsewhere.sessionId, "Another chat")];
  for (const messageId of wrong) {
    expect(await errorCodeOf(person.api.chat.removeMessage({ sessionId, messageId }))).toBe("NOT_FOUND");
    expect(await errorCodeOf(person.turn({ text: "x", sessionId, replaces: messageId }))).toBe("NOT_FOUND");
  }
  expect(await errorCodeOf(person.turn({ text: "x", sessionId, replaces: reply }))).toBe("NOT_FOUND");
  const own = { sessionId: other.sessionId, messageId: theirs };
  expect(await errorCodeOf(person.api.chat.removeMessage(own))).toBe("NOT_FOUND");
  expect(await errorCodeOf(person.turn({ text: "x", sessionId: null, replaces: theirs }))).toBe("NOT_FOUND");
  expect(await kept(person, sessionId)).toEqual(before);
  expect(await ownTexts(other.person, other.sessionId)).toEqual(["This is mine"]);
});

test("an edited message that is refused leaves everything as it was", async () => {
  const { person, sessionId } = await chatOf();
  const used = sql`update user_usage_limits set chat_queries_count = 100`;
  await server.services.db.asUser(person.id, (tx) => tx.execute(used));
  const before = await kept(person, sessionId);
  const replaces = before[0]?.id ?? null;
  expect(await errorCodeOf(person.turn({ text: "Other words", sessionId, replaces }))).toBe(
    "DAILY_LIMIT_REACHED",
  );
  expect(await kept(person, sessionId)).toEqual(before);
});

test("danger that was told stands when its message is deleted, in the chat and for memory", async () => {
  const { person, sessionId } = await chatOf([...told, danger]);
  const messageId = await idOf(person, sessionId, danger);
  await person.api.chat.removeMessage({ sessionId, messageId });
  expect(await ownTexts(person, sessionId)).toEqual(told);
  expect((await kept(person, sessionId)).filter(({ kind }) => kind === "care")).toEqual([]);
  expect((await person.api.chat.messages({ sessionId })).isCareActive).toBe(true);
  expect((await person.api.care.standing()).isStanding).toBe(true);
  expect(await errorCodeOf(person.api.meditation.create({ sessionId }))).toBe("CARE_FIRST");
  expect(await isCareMarked(person, sessionId)).toBe(true);
  expect(await remember(person, sessionId)).toBe(false);
});

test("danger that was told stands when its message is edited, and care answers what is sent in its place", async () => {
  const { person, sessionId } = await chatOf([...told, danger]);
  const replaces = await idOf(person, sessionId, danger);
  const events = await person.turn({ text: "I had soup for lunch", sessionId, replaces });
  expect(eventOf(events, "saved")).toMatchObject({ message: { kind: "care" }, isCareActive: true });
  expect(JSON.stringify(await kept(person, sessionId))).not.toContain(danger);
  expect(await errorCodeOf(person.api.meditation.create({ sessionId }))).toBe("CARE_FIRST");
  expect(await isCareMarked(person, sessionId)).toBe(true);
});

test("danger that an edit brings in is met like any other", async () => {
  const { person, sessionId } = await chatOf();
  const replaces = await idOf(person, sessionId, told[1] ?? "");
  const events = await person.turn({ text: danger, sessionId, replaces });
  expect(eventOf(events, "saved")).toMatchObject({ message: { kind: "care" }, isCareActive: true });
});

test("in a chat where care only asked beside the reply the mark is left as well", async () => {
  const { person, sessionId } = await chatOf(["Some days I wonder what the point of all this is"]);
  expect(await isCareMarked(person, sessionId)).toBe(true);
});

test("a reply that is whole is written again in other words, in its own place", async () => {
  const { person, sessionId } = await chatOf(told.slice(0, 2));
  const before = await kept(person, sessionId);
  const asked = { sessionId, how: "anew" as const, timeZone, config: { ...defaultChatConfig } };
  const events = await collect(await person.api.chat.again(asked));
  expect(eventOf(events, "started").rewrites).toBe(before[3]?.id);
  const after = await kept(person, sessionId);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after[3]?.content).not.toBe(before[3]?.content);
  expect(after[3]?.content).toBe(textOf(events));
  expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
});

test("a script, a reply of care, a whole reply to be gone on with, and any while a danger stands are not written again", async () => {
  const again = (person: TestPerson, sessionId: string, how: "anew" | "goOn" = "anew") =>
    errorCodeOf(person.api.chat.again({ sessionId, how, timeZone, config: { ...defaultChatConfig } }));
  const scripted = await chatOf();
  expect(await again(scripted.person, scripted.sessionId, "goOn")).toBe("REPLY_WHOLE");
  await collect(await scripted.person.api.meditation.create({ sessionId: scripted.sessionId }));
  expect(await again(scripted.person, scripted.sessionId)).toBe("REPLY_WHOLE");
  const care = await chatOf([danger]);
  expect(await again(care.person, care.sessionId)).toBe("REPLY_WHOLE");
  const calm = await chatOf(["Hello"], care.person);
  expect(await again(care.person, calm.sessionId)).toBe("REPLY_WHOLE");
});
