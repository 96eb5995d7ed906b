import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { callFunction, refusedWith } from "#server/testing/calls/call-function.ts";
import { unzip } from "#server/testing/files/unzip.ts";
import { findResetLink } from "#server/testing/find-email.ts";
import { errorCodeOf, goodPassword, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { errorText } from "#shared/contract/errors.ts";

const startedAt = Date.now();
let passedMs = 0;
const server = await startTestServer({}, { clock: () => new Date(startedAt + passedMs) });
afterAll(() => server.close());

const dayMs = 86_400_000;
const asked = { lastResponse: "Where in your body is it?", chatHistory: [] };
const invalid = [401, { error: errorText("TOKEN_INVALID") }];

/** Calls a function with nothing but a token: no cookie, no Origin. */
function useToken(token: string, name = "generate-contextual-questions"): Promise<Response> {
  const bare = {
    fetch: (path: string, init?: RequestInit) =>
      server.fetch(new Request(new URL(path, "http://localhost:3000"), init)),
  };
  return callFunction(bare, name, asked, { authorization: `Bearer ${token}` });
}

const wanted = {
  name: "Evening script",
  mayUse: ["generate-contextual-questions" as const],
  days: 30 as const,
};

test("a token is shown once, kept as a hash, and opens the function it was made for", async () => {
  const person = await server.person();
  const made = await person.api.token.create(wanted);
  expect((await useToken(made.token)).status).toBe(200);
  const { rows } = await server.services.db.asUser(person.id, (tx) =>
    tx.execute(sql`select * from function_tokens`),
  );
  expect(JSON.stringify(rows)).not.toContain(made.token.slice(11));
  const listed = await person.api.token.list();
  const { token: _, ...kept } = made;
  expect(listed).toEqual([{ ...kept, lastUsedAt: new Date(startedAt + passedMs).toISOString() }]);
});

test("a token opens no other function, no call of the app, and says whose it is to nobody", async () => {
  const person = await server.person();
  const { token } = await person.api.token.create(wanted);
  expect(await refusedWith(useToken(token, "gpt-chat"))).toEqual([
    403,
    { error: errorText("TOKEN_NOT_FOR_THIS") },
  ]);
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ["/api/chats", "/api/account/tokens", "/api/export"]) {
    const response = await server.fetch(new Request(`http://localhost:3000${path}`, { headers }));
    expect(response.status, path).toBe(401);
  }
  const made = new Request("http://localhost:3000/api/account/tokens", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(wanted),
  });
  expect((await server.fetch(made)).status).toBe(401);
});

test("a revoked token, one that ran out, and a made-up one are refused alike", async () => {
  const person = await server.person();
  const [revoked, old] = [await person.api.token.create(wanted), await person.api.token.create(wanted)];
  await person.api.token.revoke({ tokenId: revoked.id });
  expect(await errorCodeOf(person.api.token.revoke({ tokenId: revoked.id }))).toBe("NOT_FOUND");
  expect(await refusedWith(useToken(revoked.token))).toEqual(invalid);
  expect(await refusedWith(useToken(`${old.token.slice(0, -2)}xx`))).toEqual(invalid);
  passedMs = 30 * dayMs - 1000;
  expect((await useToken(old.token)).status).toBe(200);
  passedMs = 30 * dayMs + 1000;
  expect(await refusedWith(useToken(old.token))).toEqual(invalid);
  passedMs = 0;
});

test("of many tokens asked for at once, ten are made", async () => {
  const person = await server.person();
  const made = await Promise.allSettled(Array.from({ length: 13 }, () => person.api.token.create(wanted)));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(await errorCodeOf(person.api.token.create(wanted))).toBe("TOO_MANY_TOKENS");
});

test("a token needs a name, something it may use, and one of the offered times", async () => {
  const { fetch } = await server.person();
  for (const wrong of [
    { name: "  " },
    { mayUse: [] },
    { mayUse: ["health"] },
    { days: 4000 },
    { name: "a".repeat(61) },
  ]) {
    const body = JSON.stringify({ ...wanted, ...wrong });
    const response = await fetch("/api/account/tokens", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(response.status, JSON.stringify(wrong)).toBe(400);
  }
});

async function withToken(): Promise<{ person: TestPerson; token: string }> {
  const person = await server.person();
  return { person, token: (await person.api.token.create(wanted)).token };
}

test("signing out leaves a token alone; closing the account and setting a new password end it", async () => {
  const [left, closed, reset] = [await withToken(), await withToken(), await withToken()];
  await left.person.api.account.signOut();
  expect((await useToken(left.token)).status).toBe(200);

  await server.services.db.asAccounts((tx) =>
    tx.execute(sql`update users set erase_at = now() where id = ${closed.person.id}`),
  );
  expect(await refusedWith(useToken(closed.token))).toEqual(invalid);
  await server.services.db.asAccounts((tx) =>
    tx.execute(sql`update users set erase_at = null where id = ${closed.person.id}`),
  );
  expect((await useToken(closed.token)).status).toBe(200);
  await closed.person.api.account.close({ password: goodPassword });
  expect(await refusedWith(useToken(closed.token))).toEqual(invalid);
  await closed.person.api.account.signIn({ email: closed.person.email, password: goodPassword });
  await closed.person.api.account.reactivate();
  expect(await refusedWith(useToken(closed.token))).toEqual(invalid);
  expect(await closed.person.api.token.list()).toEqual([]);

  await reset.person.api.account.requestReset({ email: reset.person.email });
  const tokens = await findResetLink(server.services, reset.person.email);
  await reset.person.api.account.resetPassword({ ...tokens, password: "Another-quiet-8" });
  expect(await refusedWith(useToken(reset.token))).toEqual(invalid);
});

test("an export names the tokens and holds none", async () => {
  const { person, token } = await withToken();
  const files = unzip(new Uint8Array(await (await person.fetch("/api/export")).arrayBuffer()));
  const account = new TextDecoder().decode(files.get("account.json"));
  expect(account).toContain("Evening script");
  expect(account).not.toContain(token.slice(11));
  expect(account).not.toMatch(/hash/i);
});
