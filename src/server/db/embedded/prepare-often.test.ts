import { sql } from "drizzle-orm";
import { Client } from "pg";
import { expect, test, vi } from "vitest";
import { together } from "#server/db/together.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { createStatementNames, prepareOften } from "./prepare-often.ts";

test("a statement gets its name when it is asked for the third time, and keeps it", () => {
  const nameFor = createStatementNames();
  expect([1, 2, 3, 4].map(() => nameFor("select $1"))).toEqual([undefined, undefined, "often_0", "often_0"]);
  expect([1, 2, 3].map(() => nameFor("select $1, 2")).at(-1)).toBe("often_1");
});

test("however many statements differ, few get names, and no very long one", () => {
  const nameFor = createStatementNames();
  const names = new Set<string | undefined>();
  for (let each = 0; each < 5000; each += 1)
    for (let time = 0; time < 3; time += 1) names.add(nameFor(`select $1 + ${each}`));
  expect(names.size).toBe(121); // and none
  const fresh = createStatementNames();
  const long = `select $1 ${"-- longer\n".repeat(1000)}`;
  expect([1, 2, 3].map(() => fresh(long))).toEqual([undefined, undefined, undefined]);
});

test("texts that are asked once take no name from what is asked often, before or after them", () => {
  const nameFor = createStatementNames();
  for (let time = 0; time < 3; time += 1) nameFor("select $1 as often");
  for (let each = 0; each < 5000; each += 1) nameFor(`select $1 + ${each}`);
  expect(nameFor("select $1 as often")).toBe("often_0");
  expect([1, 2, 3].map(() => nameFor("select $1 as later")).at(-1)).toBe("often_1");
});

test("only what comes with values is prepared, and a name of its own is kept", () => {
  const client = new Client();
  const query = vi.spyOn(client, "query").mockImplementation(() => {});
  prepareOften(client, () => "often_7");
  const ask = (asked: unknown, values?: unknown) => Reflect.apply(client.query, client, [asked, values]);
  ask({ text: "select $1" }, [1]);
  ask({ text: "select $1", name: "mine" }, [1]);
  ask({ text: "commit" }, []);
  ask("select 1");
  expect(query.mock.calls.map(([asked]) => asked)).toEqual([
    { text: "select $1", name: "often_7" },
    { text: "select $1", name: "mine" },
    { text: "commit" },
    "select 1",
  ]);
});

test("a prepared statement shows each person their own rows, and an operator's role what it may see", async () => {
  const server = await startTestServer();
  try {
    const { db } = server.services;
    const people = await Promise.all([server.person(), server.person()]);
    for (const person of people) await person.turn({ text: `I am ${person.id}.` });
    const words = (id: string) =>
      db.asUser(id, (tx) => tx.execute(sql`select content from chat_messages where is_user = ${true}`));
    for (let round = 0; round < 8; round += 1)
      for (const { id } of people) expect((await words(id)).rows).toEqual([{ content: `I am ${id}.` }]);
    await expect(
      db.asAccounts((tx) => tx.execute(sql`select content from chat_messages where is_user = ${true}`)),
    ).rejects.toThrow();
    for (const { id } of people) expect((await words(id)).rows).toHaveLength(1);
  } finally {
    await server.close();
  }
});

test("of what is sent together and fails, the rest is refused and the next transaction works", async () => {
  const server = await startTestServer();
  try {
    const { db } = server.services;
    const person = await server.person();
    const failing = () =>
      db.asUser(person.id, (tx) =>
        together([
          tx.execute(sql`select ${1}::int as one`),
          tx.execute(sql`select 1 / ${0}::int as none`),
          tx.execute(sql`select ${2}::int as two`),
        ]),
      );
    for (let round = 0; round < 6; round += 1) {
      await expect(failing()).rejects.toThrow();
      const [one, two] = await db.asUser(person.id, (tx) =>
        together([tx.execute(sql`select ${1}::int as one`), tx.execute(sql`select ${2}::int as two`)]),
      );
      expect([one.rows, two.rows]).toEqual([[{ one: 1 }], [{ two: 2 }]]);
    }
  } finally {
    await server.close();
  }
});
