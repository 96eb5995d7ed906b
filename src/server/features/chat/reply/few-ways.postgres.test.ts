import { Client } from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";

const server = await startTestServer({ RATE_LIMITS: "on" });
afterAll(() => server.close());

/** What every connection is asked by. */
const connections: { query(asked: string | { text: string }, values?: unknown[]): Promise<unknown> } =
  Client.prototype;

interface Begun {
  /** One entry for each way there and back: the statements that went together. */
  ways: string[][];
  unanswered: number;
}

/** What was asked of the database for a person until the first word of a reply, by transaction. */
async function askedUntilFirstWord(person: TestPerson, sessionId: string | null): Promise<string[][][]> {
  const transactions: Begun[] = [];
  const known = new Map<unknown, Begun>();
  const { query } = connections;
  const spy = vi.spyOn(connections, "query").mockImplementation(function (this: unknown, asked, values) {
    const text = typeof asked === "string" ? asked : asked.text;
    if (text.startsWith("begin")) {
      const fresh = { ways: [], unanswered: 0 };
      known.set(this, fresh);
      if (text.includes("'stillpoint_accounts'") || text.includes(person.id)) transactions.push(fresh);
    }
    const transaction = known.get(this);
    if (!transaction) return query.call(this, asked, values);
    if (transaction.unanswered === 0) transaction.ways.push([]);
    transaction.ways.at(-1)?.push(text);
    transaction.unanswered += 1;
    return query.call(this, asked, values).finally(() => {
      transaction.unanswered -= 1;
    });
  });
  try {
    const message = { messageId: crypto.randomUUID(), text: "I slept badly.", timeZone: "UTC" };
    const where = { sessionId, file: null, replaces: null, config: defaultChatConfig };
    for await (const { type } of await person.api.chat.send({ ...message, ...where }))
      if (type === "text") return transactions.map(({ ways }) => ways).filter(isTheirs);
  } finally {
    spy.mockRestore();
  }
  throw new Error("the reply had no text");
}

/** What the product tidies up by itself meanwhile is no part of a message. */
const isTheirs = (ways: string[][]): boolean => !ways.flat().some((each) => each.startsWith("delete"));

/** The end of what only reads is not waited for, and that of the message is. */
function waitedFor(transactions: readonly string[][][]): string[][] {
  return transactions.flatMap((ways) => {
    const keeps = ways.flat().some((statement) => statement.startsWith('insert into "chat_messages"'));
    return keeps ? ways : ways.filter(([first]) => first !== "commit");
  });
}

/** The session and whose it is 2, limits 2, the agreement, where they stand with care; a message 5; what is remembered. */
const mostWays = 12;

/** Whoever writes first on a day is also asked when it ends where they are. */
async function metToday(): Promise<TestPerson> {
  const person = await server.person();
  await person.turn({ text: "Hello." });
  return person;
}

test("few ways to the database and back lie before the first word", async () => {
  const inNew = waitedFor(await askedUntilFirstWord(await metToday(), null));
  expect(inNew.length, JSON.stringify(inNew, null, 1)).toBe(mostWays);
  const person = await server.person();
  const first = await person.turn({ text: "My manager shouted at me." });
  const inOpen = waitedFor(await askedUntilFirstWord(person, eventOf(first, "started").session.id));
  expect(inOpen.length, JSON.stringify(inOpen, null, 1)).toBe(mostWays);
});

test("what is sent together keeps its order: the chat is locked, then the person, and then it is read how they stand", async () => {
  const person = await server.person();
  const first = await person.turn({ text: "My manager shouted at me." });
  const asked = await askedUntilFirstWord(person, eventOf(first, "started").session.id);
  const way = asked.flat().find((each) => each.some((statement) => statement.includes("advisory"))) ?? [];
  const places = ['from "chat_sessions"', "advisory", '"care_states"'].map((mark) =>
    way.findIndex((statement) => statement.includes(mark)),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
