import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { eventOf, goodPassword, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const dayMs = 86_400_000;
const start = Date.now();
let now = new Date(start);
const server = await startTestServer({}, { clock: () => now });
afterAll(() => server.close());

const { db, chatExpiry, emailQueue } = server.services;
const calm = new AbortController().signal;

/** Moves the clock and does what the daily job would. */
async function onDay(days: number, from = start): Promise<void> {
  now = new Date(from + days * dayMs);
  await chatExpiry.expire(calm);
  await chatExpiry.tell(calm);
  await emailQueue.deliverDue();
}

async function chatOf(person: TestPerson, text: string, touchedAt = start): Promise<string> {
  const { session } = eventOf(await person.turn({ text }), "started");
  await touchAt(person, session.id, touchedAt);
  return session.id;
}

const touchAt = (person: TestPerson, sessionId: string, at: number) =>
  db.asUser(person.id, (tx) =>
    tx.execute(
      sql`update chat_sessions set updated_at = ${new Date(at).toISOString()} where id = ${sessionId}`,
    ),
  );
const idsOf = async ({ api }: TestPerson) => (await api.chat.sessions()).map(({ id }) => id);
const told = async ({ api }: TestPerson) => (await api.chat.expiring()).map(({ id }) => id);

async function counts() {
  const { rows } = await db.asMigrator((tx) =>
    tx.execute<{ chats: number; person_messages: number; coach_messages: number }>(
      sql`select sum(chats)::int as chats, sum(person_messages)::int as person_messages,
        sum(coach_messages)::int as coach_messages from expired_chat_counts`,
    ),
  );
  return rows[0];
}

async function emailsTo(person: TestPerson) {
  const emails = (await server.services.outbox?.list()) ?? [];
  return emails.filter(({ to, subject }) => to === person.email && subject.includes("expire"));
}

test("at 75 days nothing is said, at 76 the notice names the chat, at 90 its text is gone", async () => {
  now = new Date(start);
  const person = await server.person();
  const { words, sessionId } = await seedEverything(server, person);
  await touchAt(person, sessionId, start);
  const before = await counts();

  await onDay(75.99);
  expect(await told(person)).toEqual([]);
  await onDay(76);
  expect(await person.api.chat.expiring()).toEqual([
    { id: sessionId, title: expect.stringContaining("My own words"), expiresAt: day(90) },
  ]);
  const [email] = await emailsTo(person);
  expect(email?.text).not.toContain("My own words");
  await onDay(80);
  await onDay(89.99);
  expect(await idsOf(person)).toEqual([sessionId]);
  expect(await emailsTo(person)).toHaveLength(1);

  await onDay(90);
  expect(await idsOf(person)).toEqual([]);
  expect(await told(person)).toEqual([]);
  for (const table of ["chat_messages", "turns", "jobs"]) {
    const { rowCount } = await db.asUser(person.id, (tx) =>
      tx.execute(sql`select from ${sql.identifier(table)}`),
    );
    expect(rowCount, table).toBe(0);
  }
  const [kept] = await person.api.playlist.list();
  expect(kept).toMatchObject({ textContent: words, chatSessionId: null });
  expect((await person.fetch(kept?.audioUrl ?? "")).status).toBe(200);
  expect(await counts()).toEqual({
    chats: (before?.chats ?? 0) + 1,
    person_messages: (before?.person_messages ?? 0) + 1,
    coach_messages: (before?.coach_messages ?? 0) + 1,
  });
});

const day = (days: number) => new Date(start + days * dayMs).toISOString();

test("writing in a chat takes the notice back and begins the 90 days anew", async () => {
  const person = await server.person();
  const old = start - 80 * dayMs;
  now = new Date(start);
  const [written, left] = [await chatOf(person, "I am tense", old), await chatOf(person, "I am sad", old)];
  await onDay(0);
  expect((await told(person)).toSorted()).toEqual([written, left].toSorted());
  await person.turn({ sessionId: written, text: "Still tense" });
  expect(await told(person)).toEqual([left]);
  await onDay(20);
  expect(await idsOf(person)).toEqual([written]);
  await onDay(75.99);
  expect(await told(person)).toEqual([]);
  await onDay(76.01);
  expect(await told(person)).toEqual([written]);
  await onDay(89.99);
  expect(await idsOf(person)).toEqual([written]);
  await onDay(90.02);
  expect(await idsOf(person)).toEqual([]);
});

test("a chat that was old before anybody could be told still gets its two weeks", async () => {
  now = new Date(start);
  const person = await server.person();
  const sessionId = await chatOf(person, "I am tense", start - 400 * dayMs);
  await onDay(0);
  expect(await person.api.chat.expiring()).toMatchObject([{ id: sessionId, expiresAt: day(14) }]);
  await onDay(13.99);
  expect(await idsOf(person)).toEqual([sessionId]);
  await onDay(14);
  expect(await idsOf(person)).toEqual([]);
});

test("chats of a closed account wait, and begin their two weeks anew when it is reactivated", async () => {
  now = new Date(start);
  const person = await server.person();
  const sessionId = await chatOf(person, "I am tense", start - 80 * dayMs);
  await onDay(0);
  await person.api.account.close({ password: goodPassword });
  await onDay(20);
  await person.api.account.signIn({ email: person.email, password: goodPassword });
  await person.api.account.reactivate();
  expect(await idsOf(person)).toEqual([sessionId]);
  await onDay(21);
  expect(await person.api.chat.expiring()).toMatchObject([{ id: sessionId, expiresAt: day(35) }]);
});

test("only a person's own chats are named to them", async () => {
  now = new Date(start);
  const [person, other] = [await server.person(), await server.person()];
  await chatOf(person, "I am tense", start - 80 * dayMs);
  await onDay(0);
  expect(await told(person)).toHaveLength(1);
  expect(await told(other)).toEqual([]);
});

test("whoever has seen the notice in the app has two weeks from then, whether or not an e-mail came", async () => {
  now = new Date(start);
  const person = await server.person();
  const sessionId = await chatOf(person, "I am tense", start - 400 * dayMs);
  expect(await person.api.chat.expiring()).toMatchObject([{ id: sessionId, expiresAt: day(14) }]);
  now = new Date(start + 3 * dayMs);
  expect(await person.api.chat.expiring()).toMatchObject([{ id: sessionId, expiresAt: day(17) }]);
  await person.api.chat.seeExpiring({ sessionIds: [sessionId] });
  now = new Date(start + 5 * dayMs);
  await person.api.chat.seeExpiring({ sessionIds: [sessionId] });
  expect(await person.api.chat.expiring()).toMatchObject([{ id: sessionId, expiresAt: day(17) }]);
  await onDay(16.99);
  expect(await idsOf(person)).toEqual([sessionId]);
  await onDay(17);
  expect(await idsOf(person)).toEqual([]);
});

test("what somebody else says they have seen changes nothing", async () => {
  now = new Date(start);
  const [person, other] = [await server.person(), await server.person()];
  const sessionId = await chatOf(person, "I am tense", start - 80 * dayMs);
  await other.api.chat.seeExpiring({ sessionIds: [sessionId] });
  now = new Date(start + 3 * dayMs);
  expect(await person.api.chat.expiring()).toMatchObject([{ id: sessionId, expiresAt: day(17) }]);
});
