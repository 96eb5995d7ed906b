import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { goodPassword, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { authSessions } from "./tables.ts";

const server = await startTestServer();
afterAll(() => server.close());

const day = 86_400_000;
const sessionOf = (person: TestPerson) => eq(authSessions.userId, person.id);

async function endsInDays(person: TestPerson): Promise<number> {
  const [row] = await server.services.db.asAccounts((tx) =>
    tx.select().from(authSessions).where(sessionOf(person)),
  );
  return Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / day);
}

async function letEndInDays(person: TestPerson, days: number): Promise<void> {
  const expiresAt = new Date(Date.now() + days * day);
  await server.services.db.asAccounts((tx) =>
    tx.update(authSessions).set({ expiresAt }).where(sessionOf(person)),
  );
}

const asksForSession = (person: TestPerson, headers: Record<string, string> = {}) =>
  person.fetch("/api/rpc/account/session", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: "{}",
  });

test("who comes back within thirty days stays signed in: the session and its cookie are prolonged together", async () => {
  const person = await server.person();
  await letEndInDays(person, 20);
  await person.api.chat.sessions();
  expect(await endsInDays(person)).toBe(20);
  const cookie = (await asksForSession(person)).headers.getSetCookie().join();
  expect(cookie).toMatch(new RegExp(`session_token=.*Max-Age=${(30 * day) / 1000}`));
  expect(await endsInDays(person)).toBe(30);
});

test("a session of today is left as it is, and one that has ended is not brought back", async () => {
  const person = await server.person();
  expect((await asksForSession(person)).headers.getSetCookie()).toEqual([]);
  await letEndInDays(person, -1);
  expect(await (await asksForSession(person)).json()).toMatchObject({ json: { session: null } });
  expect(await endsInDays(person)).not.toBeGreaterThan(0);
});

test("a session ends after ninety days, however often it was used, and is listed no more", async () => {
  const person = await server.person();
  const begin = async (daysAgo: number) => {
    const createdAt = new Date(Date.now() - daysAgo * day);
    await server.services.db.asAccounts((tx) =>
      tx.update(authSessions).set({ createdAt }).where(sessionOf(person)),
    );
  };
  await begin(89.9);
  const { session } = await person.api.account.session();
  expect(session?.user.id).toBe(person.id);
  const withToken = () =>
    server.fetch(
      new Request(new URL("/api/account/browsers", server.services.env.publicUrl), {
        headers: { authorization: `Bearer ${session?.access_token}` },
      }),
    );
  expect((await withToken()).status).toBe(200);
  await begin(90.1);
  expect((await person.api.account.session()).session).toBeNull();
  expect((await withToken()).status).toBe(401);
  await server.visitor().api.account.signIn({ email: person.email, password: goodPassword });
  const elsewhere = server.visitor();
  await elsewhere.api.account.signIn({ email: person.email, password: goodPassword });
  expect(await elsewhere.api.account.browsers()).toHaveLength(2);
});
