import { afterAll, expect, test } from "vitest";
import { errorCodeOf, eventOf, textOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { errorText } from "#shared/contract/errors.ts";

const server = await startTestServer();
afterAll(() => server.close());

const change = (sql: string) => server.services.db.asMigrator((tx) => tx.execute(sql));

test.each([
  ["chat_sessions", "SESSION_NOT_CREATED", "Failed to create chat session"],
  ["chat_messages", "MESSAGE_NOT_SAVED", "Failed to save message"],
] as const)("when %s takes no row the message is refused by name, and nothing is counted", async (...row) => {
  const [table, code, text] = row;
  const person = await server.person();
  await change(`revoke insert on ${table} from stillpoint_person`);
  expect(await errorCodeOf(person.turn({ text: "My boss shouted at me" }))).toBe(code);
  await change(`grant insert on ${table} to stillpoint_person`);
  expect(errorText(code)).toBe(text);
  expect(await person.api.chat.sessions()).toEqual([]);
  expect((await person.api.usage.today({ timeZone: "UTC" })).used).toBe(0);
});

test("a reply that cannot be saved was shown all the same, is named, and the chat goes on", async () => {
  const person = await server.person();
  await change("alter table chat_messages add constraint no_reply check (is_user) not valid");
  const events = await person.turn({ text: "My boss shouted at me" });
  await change("alter table chat_messages drop constraint no_reply");
  expect(textOf(events)).not.toBe("");
  expect(eventOf(events, "failed").text).toBe("Failed to save AI response");
  expect(events.at(-1)?.type).toBe("done");
  const sessionId = eventOf(events, "started").session.id;
  const next = await person.turn({ sessionId, text: "It sits in my chest" });
  expect(eventOf(next, "saved").message.status).toBe("complete");
});

test.each([
  ["chat_messages", "CHAT_MESSAGES_NOT_DELETED", "Failed to delete chat messages"],
  ["chat_sessions", "CHAT_SESSION_NOT_DELETED", "Failed to delete chat session"],
] as const)("when rows of %s cannot be deleted that is said, and the chat stays whole", async (...row) => {
  const [table, code, text] = row;
  const person = await server.person();
  const sessionId = eventOf(await person.turn({ text: "My boss shouted at me" }), "started").session.id;
  await change(`revoke delete on ${table} from stillpoint_person`);
  expect(await errorCodeOf(person.api.chat.remove({ sessionId }))).toBe(code);
  await change(`grant delete on ${table} to stillpoint_person`);
  expect(errorText(code)).toBe(text);
  expect((await person.api.chat.messages({ sessionId })).messages).toHaveLength(2);
});
