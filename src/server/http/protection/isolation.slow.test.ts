import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { afterAll, expect, test } from "vitest";
import { askCall as ask } from "#server/testing/calls/ask-call.ts";
import { contractCalls } from "#server/testing/calls/contract-calls.ts";
import { declaredCalls as calls } from "#server/testing/calls/declared-calls.ts";
import { mountedRoutes as mounted } from "#server/testing/calls/mounted-routes.ts";
import { unzip } from "#server/testing/files/unzip.ts";
import { rowsOf } from "#server/testing/rows-of.ts";
import { type Belongings, seedEverything } from "#server/testing/seed-everything.ts";
import { errorCodeOf, goodPassword, type TestClient, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer, withdrawAgreement } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

/** Somebody with everything, who has closed their account and signed in again. */
const closed = await withBelongings();
await closed.owner.api.account.close({ password: goodPassword });
await signInAgain(closed.owner);

let cells = 0;
afterAll(() =>
  console.log(
    `isolation over HTTP: ${cells} cells over ${contractCalls.length} calls by two doors, and ${mounted.length} routes`,
  ),
);

/** A refusal's code, or `allowed`. */
async function verdict(response: Response): Promise<{ code: string; text: string }> {
  cells += 1;
  const text = await response.text();
  const code = response.ok ? "allowed" : (/"code":"(\w+)"/.exec(text)?.[1] ?? `status ${response.status}`);
  return { code, text };
}

/** All that an export gives, as text. */
async function exported(client: TestClient): Promise<string> {
  cells += 1;
  const archive = await (await client.fetch("/api/export")).arrayBuffer();
  const files = unzip(new Uint8Array(archive));
  return [...files.values()].map((bytes) => new TextDecoder().decode(bytes)).join("\n");
}

const guards = ["SIGNED_OUT", "AGREEMENT_NEEDED", "NOT_FOUND", "INTERNAL", "INVALID_INPUT"];

async function signInAgain({ api, email }: TestPerson): Promise<void> {
  await api.account.signIn({ email, password: goodPassword });
}

/** What leaves the session of a person who makes it, so that it must be made again. */
const endsSession = new Set(["account/signOut", "account/close"]);

/** Somebody with everything, and how their rows stood when they had just got it. */
interface Owning {
  owner: TestPerson;
  own: Belongings;
  rows: unknown;
}

async function withBelongings(): Promise<Owning> {
  const owner = await server.person();
  const own = await seedEverything(server, owner);
  return { owner, own, rows: await rowsOf(server.services.db, owner.id) };
}

async function withoutAgreement(): Promise<Owning> {
  const { owner, own } = await withBelongings();
  await withdrawAgreement(server, owner.id);
  return { owner, own, rows: await rowsOf(server.services.db, owner.id) };
}

/**
 * People of one kind, each made when needed. Whoever stands as they were made, rows and session, after a call serves
 * the next one too: most calls change nothing, and to furnish a person takes longer than all that is asked of them.
 */
function peopleWho<Somebody extends Pick<Owning, "owner" | "rows">>(make: () => Promise<Somebody>) {
  const untouched: Somebody[] = [];
  return {
    take: async () => untouched.pop() ?? make(),
    async giveBack(person: Somebody): Promise<void> {
      const { session } = await person.owner.api.account.session();
      if (session?.user.id !== person.owner.id) return;
      const now = await rowsOf(server.services.db, person.owner.id);
      if (isDeepStrictEqual(now, person.rows)) untouched.push(person);
    },
  };
}

const agreed = peopleWho(withBelongings);
const unagreed = peopleWho(withoutAgreement);
/** Somebody who has nothing, and nothing to do with anybody. */
const strangers = peopleWho(async () => {
  const owner = await server.person();
  return { owner, rows: await rowsOf(server.services.db, owner.id) };
});

/** What is mounted and not declared, and what is declared and not mounted. */
function undeclared(routes: readonly { method: string; path: string }[]): string[] {
  const found = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
  const unknown = found.filter((route) => !mounted.includes(route));
  return [...unknown, ...mounted.filter((route) => !found.includes(route))];
}

test("every call of the contract and every mounted route is declared here", () => {
  expect(contractCalls.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
  expect(undeclared(server.app.routes)).toEqual([]);
});

test("a route that nobody declared, and a declared one that is gone, are found", () => {
  const planted = { method: "GET", path: "/api/metrics" };
  expect(undeclared([...server.app.routes, planted])).toEqual(["GET /api/metrics"]);
  const without = server.app.routes.filter(({ path }) => path !== "/outbox");
  expect(undeclared(without)).toEqual(["GET /outbox"]);
});

test.each(contractCalls)("$name keeps to its declaration for each kind of person", async (call) => {
  const declared = calls[call.name];
  if (!declared) throw new Error(`${call.name} is not declared`);
  const owning = await agreed.take();
  const { owner, own } = owning;
  const stranger = await strangers.take();
  const other = stranger.owner;
  const input = () => declared.input?.(own) ?? {};
  for (const door of ["rpc", "http"] as const) {
    const nobody = await verdict(await ask(server.visitor(), call, door, input()));
    if (declared.needs === "nothing") expect(nobody.code).not.toBe("SIGNED_OUT");
    else expect(nobody.code, door).toBe("SIGNED_OUT");

    const someone = await verdict(await ask(other, call, door, input()));
    if (declared.other === "NOT_FOUND") expect(someone.code, door).toBe("NOT_FOUND");
    for (const secret of [own.words, owner.email]) expect(nobody.text + someone.text).not.toContain(secret);
    expect(await rowsOf(server.services.db, owner.id), door).toEqual(owning.rows);
    if (endsSession.has(call.name)) await signInAgain(other);

    if (declared.needs !== "nothing" && call.name !== "account/reactivate") {
      const shut = await verdict(await ask(closed.owner, call, door, declared.input?.(closed.own) ?? {}));
      expect(shut.code, door).toBe("ACCOUNT_CLOSED");
      expect(shut.text, door).not.toContain(closed.own.words);
    }

    if (call.name !== "agreement/accept" && !endsSession.has(call.name)) {
      const person = await unagreed.take();
      const ownInput = declared.input?.(person.own) ?? {};
      const without = await verdict(await ask(person.owner, call, door, ownInput));
      if (declared.needs === "agreement") expect(without.code, door).toBe("AGREEMENT_NEEDED");
      else expect(without.code, door).not.toBe("AGREEMENT_NEEDED");
      await unagreed.giveBack(person);
    }
    const mine = await agreed.take();
    const allowed = await verdict(await ask(mine.owner, call, door, declared.input?.(mine.own) ?? {}));
    expect(guards, `${door} ${allowed.text}`).not.toContain(allowed.code);
    await agreed.giveBack(mine);
  }
  await agreed.giveBack(owning);
  await strangers.giveBack(stranger);
});

test("the routes beside the calls tell nobody what is not theirs", async () => {
  const { owner, own } = await withBelongings();
  const [other, nobody] = [await server.person(), server.visitor()];
  for (const id of [own.narrationId, own.jobId]) {
    const path = `/api/narrations/${id}/audio`;
    expect((await verdict(await nobody.fetch(path))).code).toBe("SIGNED_OUT");
    expect((await verdict(await other.fetch(path))).code).toBe("NOT_FOUND");
    expect((await verdict(await owner.fetch(path))).text).toBe(own.words);
    expect((await verdict(await closed.owner.fetch(path))).code).toBe("ACCOUNT_CLOSED");
  }
  const [music, video] = ["music", "video"].map((part) => `/api/narrations/${own.narrationId}/${part}`);
  for (const path of [music ?? "", video ?? "", "/api/music/own"]) {
    expect((await verdict(await nobody.fetch(path))).code).toBe("SIGNED_OUT");
    expect((await verdict(await other.fetch(path))).code).toBe("NOT_FOUND");
    expect((await verdict(await owner.fetch(path))).text).toBe(own.words);
    expect((await verdict(await closed.owner.fetch(path))).code).toBe("ACCOUNT_CLOSED");
  }
  const upload = `/api/videos?sessionId=${own.sessionId}&messageId=${own.messageId}&durationMs=1000`;
  const shut = [
    [nobody, "SIGNED_OUT"],
    [closed.owner, "ACCOUNT_CLOSED"],
  ] as const;
  for (const [client, code] of shut)
    for (const path of ["/api/music/own", upload])
      expect((await verdict(await client.fetch(path, { method: "PUT", body: "x" }))).code).toBe(code);
  expect((await verdict(await other.fetch(upload, { method: "PUT", body: "x" }))).code).toBe("NOT_FOUND");
  const file = `audio-uploads/${own.sessionId}/voice_1.mp3`;
  for (const client of [nobody, other, owner])
    for (const path of [`/${file}`, `/files/${file}`, `/api/narrations/${encodeURIComponent(file)}/audio`])
      expect((await verdict(await client.fetch(path))).text).not.toContain(own.words);
  for (const [client, code] of shut)
    expect((await verdict(await client.fetch("/api/export"))).code).toBe(code);
  expect(await exported(other)).not.toContain(own.words);
  expect(await exported(owner)).toContain(own.words);
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
  expect(await errorCodeOf(signIn)).toBe("EMAIL_NOT_VERIFIED");
  for (const call of contractCalls.filter(({ name }) => calls[name]?.needs !== "nothing")) {
    const own = {
      sessionId: randomUUID(),
      messageId: randomUUID(),
      turnId: randomUUID(),
      jobId: randomUUID(),
      musicJobId: randomUUID(),
      narrationId: randomUUID(),
      tokenId: randomUUID(),
      lineId: randomUUID(),
      browserId: randomUUID(),
      passkeyId: randomUUID(),
      recordingId: randomUUID(),
    };
    const input = calls[call.name]?.input?.({ ...own, words: "" }) ?? {};
    expect((await verdict(await ask(visitor, call, "rpc", input))).code).toBe("SIGNED_OUT");
  }
  await strict.close();
});
