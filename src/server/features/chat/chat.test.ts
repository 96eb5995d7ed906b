import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { errorCodeOf, eventOf, message, type TestPerson, textOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { titleFrom } from "./title-from.ts";

const server = await startTestServer();
afterAll(() => server.close());

const inLisbon = { timeZone: "Europe/Lisbon" };

async function everything(person: TestPerson): Promise<unknown> {
  const sessions = await person.api.chat.sessions();
  const chats = await Promise.all(sessions.map(({ id }) => person.api.chat.messages({ sessionId: id })));
  return { sessions, chats, usage: await person.api.usage.today(inLisbon) };
}

test("a turn tells what happens in order and saves the message and the reply it showed", async () => {
  const person = await server.person();
  const events = await person.turn({ text: "My boss shouted at me in front of everyone" });
  const types = events.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1]);
  expect(types).toEqual(["started", "progress", "text", "progress", "saved", "followUps", "done"]);
  expect(events.map(({ at }) => at)).toEqual(events.map((_, index) => index));
  const started = eventOf(events, "started");
  expect(started.usage).toMatchObject({ used: 1, limit: 100, remaining: 99 });
  const { messages, runningTurnId } = await person.api.chat.messages({ sessionId: started.session.id });
  expect(messages.map(({ isUser, content, status }) => ({ isUser, content, status }))).toEqual([
    { isUser: true, content: "My boss shouted at me in front of everyone", status: "complete" },
    { isUser: false, content: textOf(events), status: "complete" },
  ]);
  expect(messages).toEqual([started.message, eventOf(events, "saved").message]);
  expect(runningTurnId).toBeNull();
});

test("a chat is titled with the first 50 characters of its first message", async () => {
  const person = await server.person();
  const exact = "x".repeat(50);
  const [cut, whole] = [await person.turn({ text: `${exact}y` }), await person.turn({ text: exact })];
  expect(eventOf(cut, "started").session.title).toBe(`${exact}...`);
  expect(eventOf(whole, "started").session.title).toBe(exact);
});

test("a title is never cut within a character, whatever it is made of", async () => {
  const family = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}";
  expect(titleFrom(`${"x".repeat(49)}\u{1F600} and more`)).toBe(`${"x".repeat(49)}...`);
  expect(titleFrom(`${"x".repeat(45)}${family} and more`)).toBe(`${"x".repeat(45)}...`);
});

test("a chat that is used again moves to the top of the history and goes on where it was", async () => {
  const person = await server.person();
  const first = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  const second = eventOf(await person.turn({ text: "I cannot sleep" }), "started").session.id;
  expect((await person.api.chat.sessions()).map(({ id }) => id)).toEqual([second, first]);
  await person.turn({ sessionId: first, text: "It sits in my chest" });
  expect((await person.api.chat.sessions()).map(({ id }) => id)).toEqual([first, second]);
  expect((await person.api.chat.messages({ sessionId: first })).messages).toHaveLength(4);
});

test("an empty, an overlong and a misaddressed message are refused with nothing written", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const foreign = eventOf(await other.turn({ text: "This is mine" }), "started").session.id;
  await person.turn({ text: "I was here before" });
  const [before, theirs] = [await everything(person), await everything(other)];
  expect(await errorCodeOf(person.turn({ text: " \n\t" }))).toBe("MESSAGE_EMPTY");
  expect(await errorCodeOf(person.turn({ text: "a".repeat(20_001) }))).toBe("MESSAGE_TOO_LONG");
  expect(await errorCodeOf(person.turn({ text: "a".repeat(100_000) }))).toBe("MESSAGE_TOO_LONG");
  expect(await errorCodeOf(person.turn({ text: "a".repeat(600_000) }))).toBe("TOO_LARGE");
  expect(await errorCodeOf(person.turn({ text: "hello", sessionId: foreign }))).toBe("NOT_FOUND");
  expect(await errorCodeOf(person.turn({ text: "hello", sessionId: randomUUID() }))).toBe("NOT_FOUND");
  expect(await errorCodeOf(person.turn({ text: "hello", sessionId: "made-up" }))).toBe("INVALID_INPUT");
  expect(await errorCodeOf(person.turn({ text: "hello", timeZone: "Mars/Olympus" }))).toBe("INVALID_INPUT");
  expect(await everything(person)).toEqual(before);
  expect(await everything(other)).toEqual(theirs);
});

test("a NUL character, which no database text can hold, is left out", async () => {
  const person = await server.person();
  const events = await person.turn({ text: "before\u0000after" });
  expect(eventOf(events, "started").message?.content).toBe("beforeafter");
});

test("a message posted twice is one turn, one count and one reply", async () => {
  const person = await server.person();
  const sent = { messageId: randomUUID(), text: "My boss shouted at me" };
  const [first, second] = await Promise.all([person.turn(sent), person.turn(sent)]);
  const third = await person.turn(sent);
  expect(second.at(-1)?.type).toBe("done");
  expect(third.at(-1)?.type).toBe("done");
  expect(eventOf(third, "saved")).toEqual(eventOf(first, "saved"));
  const sessions = await person.api.chat.sessions();
  expect(sessions).toHaveLength(1);
  expect((await person.api.chat.messages({ sessionId: sessions[0]?.id ?? "" })).messages).toHaveLength(2);
  expect((await person.api.usage.today(inLisbon)).used).toBe(1);
});

test("two people may use the same message id without meeting", async () => {
  const [one, two] = [await server.person(), await server.person()];
  const sent = { messageId: randomUUID(), text: "Something happened" };
  const first = await one.turn(sent);
  const outcome = await two.turn(sent).catch(() => []);
  expect(JSON.stringify(outcome)).not.toContain(eventOf(first, "started").session.id);
});

test("another person's message id and the id of one's own reply are refused alike, and nothing is written", async () => {
  const [one, two] = [await server.person(), await server.person()];
  const theirs = eventOf(await one.turn({ text: "Something happened" }), "started").message?.id ?? "";
  const saved = await two.turn({ text: "Something else happened" });
  const ownReply = eventOf(saved, "saved").message.id;
  const sessionId = eventOf(saved, "started").session.id;
  const before = await everything(two);
  const refusals = [];
  for (const messageId of [theirs, theirs.toUpperCase(), ownReply])
    for (const chat of [null, sessionId]) {
      const sent = message({ messageId, sessionId: chat, text: "Hello" });
      const answer = await two.fetch("/api/turns", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(sent),
      });
      refusals.push([answer.status, await answer.text()]);
    }
  expect(new Set(refusals.map(String)).size).toBe(1);
  expect(String(refusals[0])).toContain("MESSAGE_ID_TAKEN");
  expect(await everything(two)).toEqual(before);
  await two.turn({ sessionId, text: "And it goes on" });
});

test("30 conversations begun at once take exactly the 10 that are left of the day's 100", async () => {
  const person = await server.person();
  await person.turn({ text: "The first of many" });
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute("update user_usage_limits set chat_queries_count = 90"),
  );
  const outcomes = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) => person.turn({ text: `Moment number ${index}` })),
  );
  const refused = outcomes.filter((each) => each.status === "rejected");
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: "DAILY_LIMIT_REACHED", status: 429 });
  expect(refused).toHaveLength(20);
  expect(await person.api.usage.today(inLisbon)).toMatchObject({ used: 100, remaining: 0 });
  const { rowCount } = await server.services.db.asUser(person.id, (tx) =>
    tx.execute("select 1 from chat_messages where is_user"),
  );
  expect(rowCount).toBe(11);
});

test("deleting a chat removes its messages; deleting it again, or somebody else's, is refused", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const sessionId = eventOf(await person.turn({ text: "To be forgotten" }), "started").session.id;
  expect(await errorCodeOf(other.api.chat.remove({ sessionId }))).toBe("NOT_FOUND");
  expect(await person.api.chat.sessions()).toHaveLength(1);
  await person.api.chat.remove({ sessionId });
  expect(await person.api.chat.sessions()).toEqual([]);
  expect(await errorCodeOf(person.api.chat.messages({ sessionId }))).toBe("NOT_FOUND");
  expect(await errorCodeOf(person.api.chat.remove({ sessionId }))).toBe("NOT_FOUND");
});

test("no more than 20 chats are listed, the latest ones", async () => {
  const person = await server.person();
  await server.services.db.asUser(person.id, (tx) =>
    tx.execute(`insert into chat_sessions (user_id, title, updated_at)
      select '${person.id}', 'Chat ' || n, now() - make_interval(mins => 30 - n) from generate_series(0, 21) n`),
  );
  const titles = (await person.api.chat.sessions()).map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `Chat ${21 - index}`));
});

test("a message id that is no uuid is replaced by the server", async () => {
  const person = await server.person();
  const { message } = eventOf(await person.turn({ messageId: "1700000000000-x", text: "Hello" }), "started");
  expect(message?.id).toMatch(/^[0-9a-f-]{36}$/);
});
