import { afterAll, expect, test } from "vitest";
import { chatSessions } from "#server/features/chat/tables.ts";
import { errorCodeOf, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { excerptOf } from "./search-chats.ts";

const server = await startTestServer();
afterAll(() => server.close());

async function chatOf(person: TestPerson, text: string): Promise<string> {
  return eventOf(await person.turn({ text }), "started").session.id;
}

test("a chat is found by words of its messages and of its title, in any case, and only by its own person", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const letter = await chatOf(person, "A rejection letter came from the orchestra today");
  await chatOf(person, "My neighbour plays the drums at night");
  await chatOf(other, "My rejection letter is another one");
  const { chats, hasMore } = await person.api.chat.search({ words: "LETTER reject" });
  expect(chats.map(({ id }) => id)).toEqual([letter]);
  expect(chats[0]?.excerpt).toContain("rejection letter came");
  expect(hasMore).toBe(false);
  await person.api.chat.rename({ sessionId: letter, title: "Autumn audition" });
  expect((await person.api.chat.search({ words: "audition" })).chats.map(({ id }) => id)).toEqual([letter]);
});

test("what would be a sign in a pattern is looked for as it is", async () => {
  const person = await server.person();
  const share = await chatOf(person, "They told me 40% of us will have to go");
  await chatOf(person, "They told me 40 of us will have to go");
  expect((await person.api.chat.search({ words: "40%" })).chats.map(({ id }) => id)).toEqual([share]);
  expect((await person.api.chat.search({ words: "_" })).chats).toEqual([]);
});

test("every chat is reached page by page, each once and the latest first", async () => {
  const person = await server.person();
  const at = new Date("2026-03-01T10:00:00Z");
  const rows = Array.from({ length: 45 }, (_, n) => ({
    userId: person.id,
    title: `chat ${n}`,
    // Some were used in the same moment.
    updatedAt: new Date(at.getTime() + Math.floor(n / 3) * 1000),
  }));
  await server.services.db.asUser(person.id, (tx) => tx.insert(chatSessions).values(rows));
  const seen: string[] = [];
  const moments: string[] = [];
  for (let after: string | undefined, hasMore = true; hasMore; ) {
    const page = await person.api.chat.search({ words: "", after });
    seen.push(...page.chats.map(({ id }) => id));
    moments.push(...page.chats.map(({ updatedAt }) => updatedAt));
    after = page.chats.at(-1)?.id;
    hasMore = page.hasMore;
  }
  expect(new Set(seen).size).toBe(45);
  expect(seen).toHaveLength(45);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

test("a chat is renamed where it stands, by its own person, and not to nothing", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const first = await chatOf(person, "My boss shouted at me");
  const second = await chatOf(person, "I cannot sleep");
  const renamed = await person.api.chat.rename({ sessionId: first, title: "  The meeting  " });
  expect(renamed.title).toBe("The meeting");
  expect((await person.api.chat.sessions()).map(({ id }) => id)).toEqual([second, first]);
  const foreign = other.api.chat.rename({ sessionId: first, title: "Mine" });
  expect(await errorCodeOf(foreign)).toBe("NOT_FOUND");
  expect(await errorCodeOf(person.api.chat.rename({ sessionId: first, title: "  " }))).toBe("INVALID_INPUT");
});

test("an excerpt is the words around a word, whole and in one line", () => {
  const text = `${"before ".repeat(20)}the\nletter ${"after ".repeat(40)}`;
  expect(excerptOf(text, "Letter")).toMatch(/^… (before )+the letter (after )*after …$/);
  expect(excerptOf("a letter", "letter")).toBe("a letter");
});
