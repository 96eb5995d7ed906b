import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { eventOf, refusalOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { errorText } from "#shared/errors.ts";

const server = await startTestServer();
afterAll(() => server.close());

const timeZone = "UTC";

/** Lets the database refuse one kind of change while something is tried. */
async function whileRefusing<T>(change: string, work: () => Promise<T>): Promise<T> {
  const [, table] = change.split(" on ");
  const run = (statement: string) => server.services.db.asMigrator((tx) => tx.execute(sql.raw(statement)));
  await run(
    "create or replace function refuse() returns trigger language plpgsql as 'begin raise ''no''; end'",
  );
  await run(`create trigger refuse_it before ${change} for each row execute function refuse()`);
  try {
    return await work();
  } finally {
    await run(`drop trigger refuse_it on ${table}`);
  }
}

async function left(person: TestPerson): Promise<unknown> {
  const chats = await person.api.chat.sessions();
  const said = await Promise.all(chats.map(({ id }) => person.api.chat.messages({ sessionId: id })));
  return {
    said: said.map(({ messages }) => messages.length),
    usage: await person.api.usage.today({ timeZone }),
  };
}

test.each([
  ["insert on chat_sessions", "SESSION_NOT_CREATED", "Failed to create chat session"],
  ["insert or update on user_usage_limits", "USAGE_FAILED", "Failed to track usage. Please try again."],
  ["insert on chat_messages", "MESSAGE_NOT_SAVED", "Failed to save message"],
] as const)("a message whose %s fails is refused with %s and leaves nothing", async (change, code, text) => {
  const person = await server.person();
  const before = await left(person);
  const refused = await whileRefusing(change, () =>
    refusalOf(person.turn({ text: "My jaw is tight", timeZone })),
  );
  expect(refused).toBe(code);
  expect(errorText(code)).toBe(text);
  expect(await left(person)).toEqual(before);
});

test("a reply that cannot be saved is told as such, and the message stays", async () => {
  const person = await server.person();
  const change = "insert on chat_messages";
  const sessionId = eventOf(await person.turn({ text: "It began", timeZone }), "started").session.id;
  const run = (statement: string) => server.services.db.asMigrator((tx) => tx.execute(sql.raw(statement)));
  await run(
    "create or replace function refuse_reply() returns trigger language plpgsql as 'begin if not new.is_user then raise ''no''; end if; return new; end'",
  );
  await run(`create trigger refuse_reply before ${change} for each row execute function refuse_reply()`);
  const events = await person.turn({ text: "My jaw is tight", sessionId, timeZone });
  await run("drop trigger refuse_reply on chat_messages");
  expect(eventOf(events, "failed").text).toBe("Failed to save AI response");
  expect(events.at(-1)?.type).toBe("done");
  const { messages } = await person.api.chat.messages({ sessionId });
  expect(messages.map(({ content }) => content)).toContain("My jaw is tight");
});

test.each([
  ["delete on chat_messages", "CHAT_MESSAGES_NOT_DELETED", "Failed to delete chat messages"],
  ["delete on chat_sessions", "CHAT_SESSION_NOT_DELETED", "Failed to delete chat session"],
] as const)("a chat whose %s fails is refused with %s and stays whole", async (change, code, text) => {
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: "It began", timeZone }), "started").session.id;
  const before = await left(person);
  expect(await whileRefusing(change, () => refusalOf(person.api.chat.remove({ sessionId })))).toBe(code);
  expect(errorText(code)).toBe(text);
  expect(await left(person)).toEqual(before);
});

test("a count that cannot be read is refused without a word of the database", async () => {
  const person = await server.person();
  const run = (statement: string) => server.services.db.asMigrator((tx) => tx.execute(sql.raw(statement)));
  await run("alter table user_usage_limits rename to moved_away");
  const refused = await refusalOf(person.api.usage.today({ timeZone }));
  await run("alter table moved_away rename to user_usage_limits");
  expect(refused).toBe("INTERNAL");
});
