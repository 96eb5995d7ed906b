import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { authAccounts } from "#server/features/account/tables.ts";
import { codeOf } from "#server/testing/authenticator.ts";
import { findEmail } from "#server/testing/find-email.ts";
import { signInThere, startIdentityServer } from "#server/testing/servers/identity-server.ts";
import { errorCodeOf, goodPassword, type TestClient } from "#server/testing/test-person.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { limits } from "#shared/limits/limits.ts";

const back = "http://localhost:3000/api/auth/callback/oidc";
const provider = await startIdentityServer(back);
const settings = {
  OIDC_ISSUER: provider.url,
  OIDC_CLIENT_ID: provider.client.id,
  OIDC_CLIENT_SECRET: provider.client.secret,
  OIDC_NAME: "The Choir",
};
const server = await startTestServer(settings);
await server.person("First of all");
const others: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of others.splice(0)) await close();
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

async function another(more: Record<string, string>): Promise<TestServer> {
  const made = await startTestServer({ ...settings, ...more });
  others.push(made.close);
  return made;
}

let count = 0;
/** Somebody the provider knows. */
function known(more: { email?: string; email_verified?: boolean; name?: string; acr?: string } = {}): {
  name: string;
  email: string;
} {
  count += 1;
  const name = `known-${count}`;
  const person = { email: `${name}@choir.test`, email_verified: true, name: "Ada Known", ...more };
  provider.people.set(name, person);
  return { name, email: person.email };
}

/** Where a browser ends up that comes back from the provider. */
async function comeBack(client: TestClient, to: URL): Promise<string> {
  const answer = await client.fetch(to.pathname + to.search);
  expect(answer.status).toBe(302);
  return answer.headers.get("location") ?? "";
}

/** Signs in by way of the provider; where the browser ends up. */
async function signOn(client: TestClient, name: string, invitation?: string): Promise<string> {
  const { url } = await client.api.signOn.begin(invitation === undefined ? {} : { invitation });
  return comeBack(client, await signInThere(url, name));
}

const personOf = async ({ api }: TestClient) => (await api.account.session()).session?.user;
const kindsOf = async ({ api }: TestClient) => (await api.account.events()).map(({ kind }) => kind);

test("a visitor is shown the provider's name, and is led there with PKCE, a state and a nonce", async () => {
  const visitor = server.visitor();
  expect((await visitor.api.account.session()).signOn).toBe("The Choir");
  const { url } = await visitor.api.signOn.begin({});
  const asked = new URL(url).searchParams;
  expect(new URL(url).origin).toBe(provider.url);
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: back,
    client_id: provider.client.id,
  });
  for (const name of ["state", "nonce", "code_challenge"])
    expect((asked.get(name) ?? "").length, name).toBeGreaterThanOrEqual(32);
});

test("who is new gets an account with a confirmed address, agrees to the terms, and finds the same account again", async () => {
  const { name, email } = known();
  const visitor = server.visitor();
  expect(await signOn(visitor, name)).toBe("/");
  const person = await personOf(visitor);
  expect(person).toMatchObject({ email, email_verified: true, full_name: "Ada Known" });
  expect((await visitor.api.account.session()).agreed).toBe(false);
  await visitor.api.account.signOut();
  expect(await signOn(visitor, name)).toBe("/");
  expect((await personOf(visitor))?.id).toBe(person?.id);
  expect(await kindsOf(visitor)).toEqual(
    expect.arrayContaining(["signed up", "signed in with single sign-on"]),
  );
  const rows = await server.services.db.asAccounts((tx) =>
    tx
      .select()
      .from(authAccounts)
      .where(eq(authAccounts.userId, person?.id ?? "")),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ accessToken: null, refreshToken: null, idToken: null, password: null });
});

test("an account with the same confirmed address is joined, its person is told, and its password goes on", async () => {
  const person = await server.person();
  await server.services.people.verify(person.id);
  const { name } = known({ email: person.email });
  const visitor = server.visitor();
  expect(await signOn(visitor, name)).toBe("/");
  expect((await personOf(visitor))?.id).toBe(person.id);
  await findEmail(server.services, person.email, /Another way into/);
  expect(await kindsOf(person)).toContain("single sign-on joined");
  await server.visitor().api.account.signIn({ email: person.email, password: goodPassword });
});

test("an account whose address nobody confirmed is not joined: its maker may not be whose address it is", async () => {
  const person = await server.person();
  const { name } = known({ email: person.email });
  const visitor = server.visitor();
  expect(await signOn(visitor, name)).toBe("/#sign_on=SIGN_ON_TAKEN");
  expect(await personOf(visitor)).toBeUndefined();
});

test("an address the provider has not confirmed opens no account and joins none", async () => {
  const person = await server.person();
  await server.services.people.verify(person.id);
  for (const { name } of [
    known({ email: person.email, email_verified: false }),
    known({ email_verified: false }),
  ]) {
    const visitor = server.visitor();
    expect(await signOn(visitor, name)).toBe("/#sign_on=SIGN_ON_UNCONFIRMED");
    expect(await personOf(visitor)).toBeUndefined();
  }
  expect(await kindsOf(person)).toEqual(["email confirmed by the operator", "signed up"]);
});

test("who may come is decided as for everybody: nobody, or who has an invitation", async () => {
  const closed = await another({ SIGN_UP: "invite" });
  await closed.person();
  expect(await signOn(closed.visitor(), known().name)).toBe("/#sign_on=INVITATION_NEEDED");
  const { link } = await closed.services.invitations.create({ places: 1, days: 7, note: "" });
  const invitation = new URLSearchParams(new URL(link).hash.slice(1)).get("invitation") ?? "";
  const { name } = known();
  const visitor = closed.visitor();
  expect(await signOn(visitor, name, invitation)).toBe("/");
  expect(await signOn(closed.visitor(), known().name, invitation)).toBe("/#sign_on=INVITATION_INVALID");
  await closed.restart({ SIGN_UP: "closed" });
  expect(await signOn(closed.visitor(), known().name)).toBe("/#sign_on=SIGN_UP_CLOSED");
  expect(await signOn(closed.visitor(), name)).toBe("/");
});

test("what comes back counts once, in the browser that left, and with the state it left with", async () => {
  const { name } = known();
  const visitor = server.visitor();
  const { url } = await visitor.api.signOn.begin({});
  const to = await signInThere(url, name);
  const over = "/#sign_on=SIGN_ON_OVER";
  const [victim, tampered] = [server.visitor(), new URL(to)];
  expect(await comeBack(victim, to)).toBe(over);
  expect(await personOf(victim)).toBeUndefined();
  tampered.searchParams.set("state", `${to.searchParams.get("state")}x`);
  expect(await comeBack(visitor, tampered)).toBe(over);
  tampered.searchParams.delete("state");
  expect(await comeBack(visitor, tampered)).toBe(over);
  expect(await comeBack(visitor, to)).toBe("/");
  await visitor.api.account.signOut();
  expect(await comeBack(visitor, to)).toBe(over);
  expect(await personOf(visitor)).toBeUndefined();
});

test("a code of another's sign-in is worth nothing beside one's own state", async () => {
  const [attacker, victim] = [server.visitor(), server.visitor()];
  const theirs = await signInThere((await attacker.api.signOn.begin({})).url, known().name);
  const own = await signInThere((await victim.api.signOn.begin({})).url, known().name);
  own.searchParams.set("code", theirs.searchParams.get("code") ?? "");
  expect(await comeBack(victim, own)).toBe("/#sign_on=SIGN_ON_FAILED");
  expect(await personOf(victim)).toBeUndefined();
});

test("who turns back at the provider is told so, and nobody is signed in", async () => {
  const visitor = server.visitor();
  expect(await signOn(visitor, "")).toBe("/#sign_on=SIGN_ON_CANCELLED");
  expect(await personOf(visitor)).toBeUndefined();
});

test("two-step sign-in asks for its code after the provider too", async () => {
  const person = await server.person();
  await server.services.people.verify(person.id);
  const { key } = await person.api.twoStep.begin({ password: goodPassword });
  await person.api.twoStep.confirm({ code: await codeOf(key, -1) });
  const visitor = server.visitor();
  expect(await signOn(visitor, known({ email: person.email }).name)).toBe("/");
  expect(await visitor.api.account.session()).toMatchObject({ session: null, codeNeeded: true });
  expect((await visitor.fetch("/api/chats")).status).toBe(401);
  await visitor.api.twoStep.enter({ code: await codeOf(key) });
  expect((await personOf(visitor))?.id).toBe(person.id);
});

test("an account without a password says so where one is asked for, and gets one by a link", async () => {
  const { name } = known();
  const visitor = server.visitor();
  await signOn(visitor, name);
  expect(await errorCodeOf(visitor.api.account.close({ password: goodPassword }))).toBe("NO_PASSWORD");
});

test("where the tokens name no address the provider is asked for it", async () => {
  const bare = await startIdentityServer(back, { isBare: true });
  others.push(bare.close);
  bare.people.set("ada", { email: "ada@bare.test", email_verified: true });
  const other = await another({ OIDC_ISSUER: bare.url });
  const visitor = other.visitor();
  expect(await signOn(visitor, "ada")).toBe("/");
  expect(await personOf(visitor)).toMatchObject({ email: "ada@bare.test", full_name: "ada" });
});

test("without a provider there is no button and no way", async () => {
  const none = await startTestServer();
  others.push(none.close);
  const visitor = none.visitor();
  expect(await visitor.api.account.session()).not.toHaveProperty("signOn");
  expect(await errorCodeOf(visitor.api.signOn.begin({}))).toBe("SIGN_ON_NOT_HERE");
  expect((await visitor.fetch("/api/auth/callback/oidc?code=a&state=b")).status).toBe(404);
});

test("only addresses of the allowed domains open an account by the provider; who has one already comes in", async () => {
  const choir = await another({
    SIGN_UP_DOMAINS: "choir.test",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "app@example.test",
  });
  const { name } = known();
  expect(await signOn(choir.visitor(), name)).toBe("/");
  const stranger = known({ email: "somebody@other.test" });
  const visitor = choir.visitor();
  expect(await signOn(visitor, stranger.name)).toBe("/#sign_on=SIGN_ON_NOT_ALLOWED");
  expect(await personOf(visitor)).toBeUndefined();
  const lookalike = known({ email: "somebody@choir.test.other.test" });
  expect(await signOn(choir.visitor(), lookalike.name)).toBe("/#sign_on=SIGN_ON_NOT_ALLOWED");
  await choir.restart({ SIGN_UP_DOMAINS: "elsewhere.test" });
  expect(await signOn(choir.visitor(), name)).toBe("/");
});

test("what comes back is counted by its address, so that made-up answers do not keep the provider busy", async () => {
  const counted = await another({ RATE_LIMITS: "on" });
  const answer = (address: string) =>
    counted.visitor(address).fetch("/api/auth/callback/oidc?code=made-up&state=made-up");
  for (let turn = 0; turn < limits.rate.link.perAddress.times; turn += 1)
    expect((await answer("198.51.100.7")).headers.get("location")).toBe("/#sign_on=SIGN_ON_OVER");
  expect((await answer("198.51.100.7")).headers.get("location")).toBe("/#sign_on=SIGN_ON_TOO_OFTEN");
  expect((await answer("198.51.100.8")).headers.get("location")).toBe("/#sign_on=SIGN_ON_OVER");
});

test("where the operator asks for two steps at the provider, who took one there is turned away", async () => {
  const strict = await another({ OIDC_ACR: "two-steps" });
  const { url } = await strict.visitor().api.signOn.begin({});
  expect(new URL(url).searchParams.get("acr_values")).toBe("two-steps");
  const visitor = strict.visitor();
  expect(await signOn(visitor, known().name)).toBe("/#sign_on=SIGN_ON_WEAK");
  expect(await personOf(visitor)).toBeUndefined();
  expect(await signOn(visitor, known({ acr: "two-steps" }).name)).toBe("/");
});
