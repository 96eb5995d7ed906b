import { sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { doWork, signUpAsForm } from "#server/testing/sign-up-work.ts";
import { errorCodeOf, goodPassword } from "#server/testing/test-person.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

const invite = await startTestServer({ SIGN_UP: "invite" });
afterAll(() => invite.close());
/** Servers of a single test, ended after it. */
const others: TestServer[] = [];
afterEach(async () => {
  for (const server of others.splice(0)) await server.close();
});

async function another(...start: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...start);
  others.push(server);
  return server;
}

const reachable = { HOST: "0.0.0.0", PUBLIC_URL: "https://still.example", RATE_LIMITS: "on" };
let count = 0;
const someone = () => {
  count += 1;
  const email = `came-${count}@example.test`;
  return { fullName: "Came", email, password: goodPassword, agreed: true as const };
};
const come = (server: TestServer, more: { invitation?: string; email?: string } = {}) =>
  server.visitor(`10.1.${count}.1`).api.account.signUp({ ...someone(), ...more });
const tokenIn = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get("invitation") ?? "";
const invitation = async (server: TestServer, more: { places?: number; days?: number } = {}) =>
  tokenIn((await server.services.invitations.create({ places: 1, days: 7, note: "Ada", ...more })).link);

async function operators({ services }: TestServer): Promise<string[]> {
  const { rows } = await services.db.asAccounts((tx) =>
    tx.execute<{ full_name: string }>(sql`select full_name from users where is_operator order by created_at`),
  );
  return rows.map((row) => row.full_name);
}

test("on a machine of one's own the first to sign up is the operator, whatever the setting, and nobody after", async () => {
  const { api } = invite.visitor();
  expect((await api.account.session()).signUp).toBe("first");
  await api.account.signUp({ ...someone(), fullName: "First" });
  expect((await invite.visitor().api.account.session()).signUp).toBe("invite");
  expect((await api.account.session()).signUp).toBeUndefined();
  expect(await errorCodeOf(come(invite))).toBe("INVITATION_NEEDED");
  await come(invite, { invitation: await invitation(invite) });
  expect(await operators(invite)).toEqual(["First"]);
});

test("of several who come first at the same moment one is the operator", async () => {
  const server = await another();
  await Promise.all([1, 2, 3, 4].map(() => come(server)));
  expect(await operators(server)).toHaveLength(1);
});

test("a request that a proxy sent on makes no operator, although the server listens to its own machine alone", async () => {
  const server = await another();
  const work = await doWork(await server.visitor().api.account.signUpWork());
  const response = await server.visitor().fetch("/api/auth/sign-up", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.9" },
    body: JSON.stringify({ ...someone(), work }),
  });
  expect(response.status).toBe(200);
  expect(await operators(server)).toEqual([]);
});

test("a server others can reach makes its operator by the printed link alone, and the link ends with it", async () => {
  const server = await another({ ...reachable, SIGN_UP: "closed" });
  expect((await server.visitor().api.account.session()).signUp).toBe("closed");
  const link = (await server.services.admission.firstLink()) ?? "";
  expect(link.startsWith("https://still.example/#invitation=")).toBe(true);
  expect(await errorCodeOf(come(server))).toBe("SIGN_UP_CLOSED");
  expect(await errorCodeOf(come(server, { invitation: `${tokenIn(link)}x` }))).toBe("SIGN_UP_CLOSED");
  await come(server, { invitation: tokenIn(link) });
  expect(await operators(server)).toEqual(["Came"]);
  expect(await server.services.admission.firstLink()).toBeUndefined();
  expect(await errorCodeOf(come(server, { invitation: tokenIn(link) }))).toBe("SIGN_UP_CLOSED");
});

test("where anybody may sign up and others can reach the server, the first is one like all others", async () => {
  const server = await another(reachable);
  await signUpAsForm(server.visitor(), someone());
  expect(await operators(server)).toEqual([]);
});

test("an invitation opens as many accounts as it has places, also for many at the same moment", async () => {
  const token = await invitation(invite, { places: 2 });
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => come(invite, { invitation: token })));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  for (const outcome of outcomes)
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "INVITATION_INVALID" });
});

test("a sign-up that fails leaves the invitation its place", async () => {
  const token = await invitation(invite);
  const email = "twice@example.test";
  await come(invite, { email, invitation: await invitation(invite) });
  expect(await errorCodeOf(come(invite, { email, invitation: token }))).toBe("EMAIL_TAKEN");
  await come(invite, { invitation: token });
});

test("an invitation that has run out, was revoked or was made up lets nobody in", async () => {
  const late = await invitation(invite, { days: 0 });
  const { link, id } = await invite.services.invitations.create({ places: 9, days: 7, note: "" });
  expect(await invite.services.invitations.revoke(id)).toBe(true);
  expect(await invite.services.invitations.revoke(id)).toBe(false);
  for (const token of [late, tokenIn(link), "made-up", "\u{1F511}"])
    expect(await errorCodeOf(come(invite, { invitation: token }))).toBe("INVITATION_INVALID");
});

test("who is not let in does not hear whether an address has an account", async () => {
  const email = "known@example.test";
  await come(invite, { email, invitation: await invitation(invite) });
  expect(await errorCodeOf(come(invite, { email }))).toBe("INVITATION_NEEDED");
  expect(await errorCodeOf(come(invite))).toBe("INVITATION_NEEDED");
});

test("where sign-up is closed no invitation opens it", async () => {
  const server = await another({ SIGN_UP: "closed" });
  await server.person();
  expect(await errorCodeOf(come(server, { invitation: await invitation(server) }))).toBe("SIGN_UP_CLOSED");
});

test("only addresses of the allowed domains come in by themselves, in any case, and others by invitation", async () => {
  const server = await another({
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "app@example.test",
    SIGN_UP_DOMAINS: "Home.test, office.test",
  });
  await come(server, { email: "first@elsewhere.test" });
  await come(server, { email: "ada@HOME.test" });
  await come(server, { email: "ben@office.test" });
  for (const email of ["eve@home.test.evil.test", "eve@sub.home.test", '"a@home.test"@evil.test'])
    expect(["DOMAIN_NOT_ALLOWED", "INVALID_INPUT"]).toContain(await errorCodeOf(come(server, { email })));
  await come(server, { email: "eve@elsewhere.test", invitation: await invitation(server) });
});

test("the database keeps no invitation in readable form", async () => {
  const token = await invitation(invite);
  const { rows } = await invite.services.db.asAccounts((tx) => tx.execute(sql`select * from invitations`));
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});
