import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { errorCodeOf } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { limits } from "#shared/limits/limits.ts";

const server = await startTestServer({ RATE_LIMITS: "on", TRUSTED_PROXIES: "10.0.0.1" });
afterAll(() => server.close());

const asked = { agreed: true as const, timeZone: "Europe/Lisbon" };
const ordinary =
  "My manager tore my report apart in front of everyone, and my stomach has been in knots since.";
const grave = "I want to kill myself tonight.";

/** In which tables a word stands anywhere, whoever's it is. */
async function tablesWith(word: string): Promise<string[]> {
  return server.services.db.asMigrator(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const table = sql.identifier(name);
      await tx.execute(sql`alter table ${table} no force row level security`);
      const like = `%${word}%`;
      const hits = await tx.execute(
        sql`select 1 from ${table} each_row where each_row::text like ${like} limit 1`,
      );
      await tx.execute(sql`alter table ${table} force row level security`);
      if (hits.rows.length > 0) found.push(name);
    }
    return found;
  });
}

test("a visitor is answered once by the built-in guide, and none of their words is kept anywhere", async () => {
  const marked = `${ordinary} It was about the Quillfeather account.`;
  const { text, isCare } = await server.visitor().api.tryOut.say({ ...asked, text: marked });
  expect(isCare).toBe(false);
  expect(text.split(" ").length).toBeGreaterThan(5);
  expect(text).not.toContain("Tapping");
  expect(await tablesWith("Quillfeather")).toEqual([]);
});

test("a visitor in danger is answered with care and the lines of their clock's country", async () => {
  const { text, isCare } = await server.visitor().api.tryOut.say({ ...asked, text: grave });
  expect(isCare).toBe(true);
  expect(text).toContain("112");
});

test("nobody is answered who has not accepted the disclaimer, or wrote nothing, or too much", async () => {
  const { api } = server.visitor();
  for (const wrong of [
    { ...asked, agreed: false as unknown as true, text: ordinary },
    { ...asked, text: "  " },
    { ...asked, text: "a".repeat(limits.tryOut.maxChars + 1) },
  ])
    expect(await errorCodeOf(api.tryOut.say(wrong))).toBe("INVALID_INPUT");
});

test("an address is answered so often within an hour, and another one still is", async () => {
  const here = server.visitor("203.0.113.9").api.tryOut;
  const { times } = limits.rate.tryOut.perAddress;
  for (let time = 0; time < times; time++) await here.say({ ...asked, text: ordinary });
  expect(await errorCodeOf(here.say({ ...asked, text: ordinary }))).toBe("RATE_LIMITED");
  expect(await server.visitor("203.0.113.10").api.tryOut.say({ ...asked, text: grave })).toMatchObject({
    isCare: true,
  });
});

test("where nobody may just come, nobody tries it out either", async () => {
  const invite = await startTestServer({ SIGN_UP: "invite" });
  try {
    await invite.person();
    expect(await errorCodeOf(invite.visitor().api.tryOut.say({ ...asked, text: ordinary }))).toBe(
      "SIGN_UP_CLOSED",
    );
  } finally {
    await invite.close();
  }
});
