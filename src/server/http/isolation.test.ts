import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { type Call, contractCalls } from "#server/testing/contract-calls.ts";
import { declaredCalls as calls } from "#server/testing/declared-calls.ts";
import { type Belongings, seedEverything } from "#server/testing/seed-everything.ts";
import { goodPassword, refusalOf, type TestClient, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer, withdrawAgreement } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

/** What is mounted beside the calls. `ALL /*` is what every request passes, `ALL /api/*` the calls themselves. */
const mounted = [
  "ALL /*",
  "ALL /api/*",
  "GET /api/openapi.json",
  "GET /api/narrations/:id/audio",
  "GET /api/messages/:id/speech",
  "GET /outbox",
  "GET /*",
];

let cells = 0;
afterAll(() =>
  console.log(
    `isolation over HTTP: ${cells} cells over ${contractCalls.length} calls by two doors, and ${mounted.length} routes`,
  ),
);

/** Everything of a person's that could change, as it stands in the database. */
async function rowsOf(userId: string): Promise<unknown> {
  return server.services.db.asUser(userId, async (tx) => {
    const names = ["chat_sessions", "chat_messages", "turns", "jobs", "audio_narrations", "user_agreements"];
    const all = [];
    for (const name of names)
      all.push((await tx.execute(sql`select * from ${sql.identifier(name)} order by id`)).rows);
    return all;
  });
}

function ask(client: TestClient, call: Call, door: "rpc" | "http", input: Record<string, unknown>) {
  const headers = { "content-type": "application/json" };
  if (door === "rpc")
    return client.fetch(`/api/rpc/${call.name}`, {
      ...{ method: "POST", headers },
      body: JSON.stringify({ json: input }),
    });
  const rest = new Map(Object.entries(input));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return value;
  });
  if (call.method === "GET") {
    const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
    return client.fetch(`/api${path}?${query}`);
  }
  const body = JSON.stringify(Object.fromEntries(rest));
  return client.fetch(`/api${path}`, { method: call.method, headers, body });
}

/** A refusal's code, or `allowed`. */
async function verdict(response: Response): Promise<{ code: string; text: string }> {
  cells += 1;
  const text = await response.text();
  const code = response.ok ? "allowed" : (/"code":"(\w+)"/.exec(text)?.[1] ?? `status ${response.status}`);
  return { code, text };
}

const guards = ["SIGNED_OUT", "AGREEMENT_NEEDED", "NOT_FOUND", "INTERNAL", "INVALID_INPUT"];

async function withBelongings(): Promise<{ owner: TestPerson; own: Belongings }> {
  const owner = await server.person();
  return { owner, own: await seedEverything(server, owner) };
}

test("every call of the contract and every mounted route is declared here", () => {
  expect(contractCalls.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
  const routes = new Set(server.app.routes.map(({ method, path }) => `${method} ${path}`));
  expect([...routes].toSorted()).toEqual(mounted.toSorted());
});

test.each(contractCalls)("$name keeps to its declaration for each kind of person", async (call) => {
  const declared = calls[call.name];
  if (!declared) throw new Error(`${call.name} is not declared`);
  const { owner, own } = await withBelongings();
  const [other, unagreed] = [await server.person(), await withBelongings()];
  await withdrawAgreement(server, unagreed.owner.id);
  const before = await rowsOf(owner.id);
  const input = () => declared.input?.(own) ?? {};
  for (const door of ["rpc", "http"] as const) {
    const nobody = await verdict(await ask(server.visitor(), call, door, input()));
    if (declared.needs === "nothing") expect(nobody.code).not.toBe("SIGNED_OUT");
    else expect(nobody.code, door).toBe("SIGNED_OUT");

    const someone = await verdict(await ask(other, call, door, input()));
    if (declared.other === "NOT_FOUND") expect(someone.code, door).toBe("NOT_FOUND");
    for (const secret of [own.words, owner.email]) expect(nobody.text + someone.text).not.toContain(secret);
    expect(await rowsOf(owner.id), door).toEqual(before);
    if (call.name === "account/signOut")
      await other.api.account.signIn({ email: other.email, password: goodPassword });

    if (call.name !== "agreement/accept" && call.name !== "account/signOut") {
      const ownInput = declared.input?.(unagreed.own) ?? {};
      const without = await verdict(await ask(unagreed.owner, call, door, ownInput));
      if (declared.needs === "agreement") expect(without.code, door).toBe("AGREEMENT_NEEDED");
      else expect(without.code, door).not.toBe("AGREEMENT_NEEDED");
    }
    const mine = await withBelongings();
    const allowed = await verdict(await ask(mine.owner, call, door, declared.input?.(mine.own) ?? {}));
    expect(guards, `${door} ${allowed.text}`).not.toContain(allowed.code);
  }
});

test("the routes beside the calls tell nobody what is not theirs", async () => {
  const { owner, own } = await withBelongings();
  const [other, nobody] = [await server.person(), server.visitor()];
  for (const id of [own.narrationId, own.jobId]) {
    const path = `/api/narrations/${id}/audio`;
    expect((await verdict(await nobody.fetch(path))).code).toBe("SIGNED_OUT");
    expect((await verdict(await other.fetch(path))).code).toBe("NOT_FOUND");
    expect((await verdict(await owner.fetch(path))).text).toBe(own.words);
  }
  const open = `/outbox?token=${server.services.outboxToken}`;
  for (const client of [nobody, other, owner]) {
    expect((await verdict(await client.fetch("/outbox"))).code).toBe("status 404");
    expect((await verdict(await client.fetch("/outbox?token=wrong"))).code).toBe("status 404");
    const forwarded = await client.fetch(open, { headers: { "x-forwarded-for": "203.0.113.9" } });
    expect((await verdict(forwarded)).code).toBe("status 404");
    for (const path of ["/api/openapi.json", "/", "/api/no-such-call"])
      expect((await verdict(await client.fetch(path))).text).not.toContain(owner.id);
  }
  expect((await nobody.fetch(open)).status).toBe(200);
});

test("where mail reaches people, an unverified person has no session until the address is confirmed", async () => {
  const strict = await startTestServer({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "app@example.test" });
  const visitor = strict.visitor();
  const email = "unverified@example.test";
  const signedUp = await visitor.api.account.signUp({
    fullName: "U",
    email,
    password: goodPassword,
    agreed: true,
  });
  expect(signedUp).toEqual({ signedIn: false, needsVerification: true });
  const signIn = visitor.api.account.signIn({ email, password: goodPassword });
  expect(await refusalOf(signIn)).toBe("EMAIL_NOT_VERIFIED");
  for (const call of contractCalls.filter(({ name }) => calls[name]?.needs !== "nothing")) {
    const own = {
      sessionId: randomUUID(),
      messageId: randomUUID(),
      turnId: randomUUID(),
      jobId: randomUUID(),
      narrationId: randomUUID(),
    };
    const input = calls[call.name]?.input?.({ ...own, words: "" }) ?? {};
    expect((await verdict(await ask(visitor, call, "rpc", input))).code).toBe("SIGNED_OUT");
  }
  await strict.close();
});
