import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

const chosen = { necessary: true as const, analytics: true, personalization: false, marketing: false };

async function kept(person: TestPerson): Promise<unknown> {
  const read = sql`select cookie_preferences from profiles where id = ${person.id}`;
  return (await server.services.db.asUser(person.id, (tx) => tx.execute(read))).rows;
}

test("cookie preferences are read from the person's own profile, and are nothing until they chose", async () => {
  const [person, other] = [await server.person(), await server.person()];
  expect(await person.api.account.cookiePreferences()).toEqual({ preferences: null });
  await person.api.account.changeCookiePreferences(chosen);
  expect(await person.api.account.cookiePreferences()).toEqual({ preferences: chosen });
  expect(await other.api.account.cookiePreferences()).toEqual({ preferences: null });
});

test("a changed cookie preference replaces the one in the profile", async () => {
  const person = await server.person();
  await person.api.account.changeCookiePreferences(chosen);
  const later = { ...chosen, analytics: false, marketing: true };
  expect(await person.api.account.changeCookiePreferences(later)).toEqual({ preferences: later });
  expect(await kept(person)).toEqual([{ cookie_preferences: later }]);
});

test("cookie preferences are four booleans, and the necessary one cannot be turned off", async () => {
  const person = await server.person();
  for (const preferences of [
    { ...chosen, necessary: false },
    { ...chosen, marketing: "yes" },
    { necessary: true },
  ]) {
    const response = await person.fetch("/api/account/cookie-preferences", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(preferences),
    });
    expect(response.status).toBe(400);
  }
  expect(await kept(person)).toEqual([{ cookie_preferences: null }]);
});
