import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { chatMessages, chatSessions } from "#server/features/chat/tables.ts";
import { errorCodeOf, eventOf, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { excerptOf } from "./search-chats.ts";
import { chatsWith } from "./search-store.ts";

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
  // What no database can keep cannot be looked for, and is left out.
  expect((await person.api.chat.search({ words: "40%\0" })).chats.map(({ id }) => id)).toEqual([share]);
  expect((await person.api.chat.search({ words: "\ud800" })).chats).toEqual([]);
});

test("each chat of a page is shown with the first place of its own", async () => {
  const person = await server.person();
  const chats = [];
  for (const thing of ["kettle", "window", "ladder"]) {
    const id = await chatOf(person, `The ${thing} is fine`);
    await person.turn({ text: `The ${thing} rattles`, sessionId: id });
    await person.turn({ text: `It rattles behind the ${thing}`, sessionId: id });
    chats.push({ id, thing });
  }
  const found = await person.api.chat.search({ words: "RATTLES" });
  expect(found.chats.map(({ id, excerpt }) => [id, excerpt])).toEqual(
    chats.toReversed().map(({ id, thing }) => [id, `The ${thing} rattles`]),
  );
  await chatOf(person, "Ein Ärgernis am Morgen");
  expect((await person.api.chat.search({ words: "Ärgernis" })).chats[0]?.excerpt).toBe(
    "Ein Ärgernis am Morgen",
  );
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

const planNode = z.looseObject({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  "Rows Removed by Filter": z.number().default(0),
  Plans: z.array(z.unknown()).default([]),
});
type PlanNode = z.infer<typeof planNode>;

const nodesOf = (plan: unknown): PlanNode[] => {
  const node = planNode.parse(plan);
  return [node, ...node.Plans.flatMap(nodesOf)];
};

/** Gives somebody chats with messages, all in the same words. */
async function fill(person: TestPerson, chats: number, messagesEach: number): Promise<void> {
  await server.services.db.asUser(person.id, async (tx) => {
    const rows = Array.from({ length: chats }, (_, n) => ({ userId: person.id, title: `chat ${n}` }));
    const made = await tx.insert(chatSessions).values(rows).returning({ id: chatSessions.id });
    for (const { id } of made)
      await tx.insert(chatMessages).values(
        Array.from({ length: messagesEach }, (_, n) => ({
          chatSessionId: id,
          userId: person.id,
          content: `A rejection letter came from the orchestra, for the ${n}th time`,
          isUser: n % 2 === 0,
        })),
      );
  });
}

/** How a search is answered, and how many rows of messages it looks at. */
async function lookedAt(person: TestPerson, words: string): Promise<{ rows: number; ways: string[] }> {
  const { rows } = await server.services.db.asUser(person.id, (tx) => {
    const question = chatsWith(tx, { userId: person.id, words: words.split(" ") }).getSQL();
    return tx.execute(sql`explain (analyze, timing off, format json) ${question}`);
  });
  const [{ Plan: plan }] = z.tuple([z.object({ Plan: z.unknown() })]).parse(rows[0]?.["QUERY PLAN"]);
  const scans = nodesOf(plan).filter((node) => node["Relation Name"] === "chat_messages");
  const count = (node: PlanNode) =>
    (node["Actual Rows"] + node["Rows Removed by Filter"]) * node["Actual Loops"];
  return {
    rows: scans.reduce((sum, node) => sum + count(node), 0),
    ways: scans.map((node) => node["Node Type"]),
  };
}

test("a search looks at its person's own messages alone, however many others there are", async () => {
  const [person, ...others] = [await server.person(), await server.person(), await server.person()];
  await fill(person, 6, 10);
  for (const other of others) await fill(other, 60, 50);
  await server.services.db.asMigrator((tx) => tx.execute(sql`analyze chat_messages`));
  await server.services.db.asMigrator((tx) => tx.execute(sql`analyze chat_sessions`));
  for (const words of ["orchestra", "letter orchestra", "nowhere"]) {
    const { rows, ways } = await lookedAt(person, words);
    expect(ways.join(" "), words).not.toContain("Seq Scan");
    expect(ways.length, words).toBeGreaterThan(0);
    expect(rows, words).toBeLessThanOrEqual(60 * words.split(" ").length);
  }
});
