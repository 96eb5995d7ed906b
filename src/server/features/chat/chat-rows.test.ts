import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

async function rows({ id }: TestPerson, query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await server.services.db.asUser(id, (tx) => tx.execute(query))).rows;
}

async function chatOf(person: TestPerson, text: string): Promise<string> {
  return eventOf(await person.turn({ text }), "started").session.id;
}

test("a new chat is one row of its owner's, no article, and its messages say whose they are and who wrote them", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person, "My boss shouted at me");
  expect(await rows(person, sql`select id, user_id, title, is_article from chat_sessions`)).toEqual([
    { id: sessionId, user_id: person.id, title: "My boss shouted at me", is_article: false },
  ]);
  const { messages } = await person.api.chat.messages({ sessionId });
  const kept = sql`select chat_session_id, user_id, content, is_user from chat_messages order by created_at`;
  expect(await rows(person, kept)).toEqual(
    messages.map(({ content }, index) => ({
      chat_session_id: sessionId,
      user_id: person.id,
      content,
      is_user: index === 0,
    })),
  );
});

test("the history tells of a chat its id, title and two moments, and nothing else", async () => {
  const person = await server.person();
  const id = await chatOf(person, "My boss shouted at me");
  const moment = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/);
  expect(await person.api.chat.sessions()).toStrictEqual([
    { id, title: "My boss shouted at me", createdAt: moment, updatedAt: moment },
  ]);
});

test("a chat's messages are read oldest first, and only its own", async () => {
  const person = await server.person();
  const sessionId = await chatOf(person, "first");
  await chatOf(person, "elsewhere");
  for (const text of ["second", "third"]) await person.turn({ sessionId, text });
  // A row that is changed moves to the table's end: without an order it would be read last.
  await rows(person, sql`update chat_messages set kind = kind where content = 'first'`);
  const { messages } = await person.api.chat.messages({ sessionId });
  expect(messages.filter(({ isUser }) => isUser).map(({ content }) => content)).toEqual([
    "first",
    "second",
    "third",
  ]);
  expect(messages.map(({ isUser }) => isUser)).toEqual([true, false, true, false, true, false]);
  const moments = messages.map(({ createdAt }) => createdAt);
  expect(moments).toEqual(moments.toSorted());
});

test("deleting a chat leaves none of its messages and all of the person's others", async () => {
  const person = await server.person();
  const [gone, stays] = [await chatOf(person, "To be forgotten"), await chatOf(person, "To be kept")];
  const before = await person.api.chat.messages({ sessionId: stays });
  await person.api.chat.remove({ sessionId: gone });
  expect(await rows(person, sql`select 1 from chat_messages where chat_session_id = ${gone}`)).toEqual([]);
  expect(await person.api.chat.messages({ sessionId: stays })).toEqual(before);
});
