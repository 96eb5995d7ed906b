import { hashPassword, verifyPassword } from "better-auth/crypto";
import { afterAll, expect, test } from "vitest";
import { carriedBy, findEmail, findResetLink } from "#server/testing/find-email.ts";
import { errorCodeOf, goodPassword, type TestClient } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

const otherPassword = "Other-water-8";
const statusWith = async (headers: Record<string, string>) =>
  (await server.visitor().fetch("/api/chats", { headers })).status;

async function resetLink(email: string) {
  await server.visitor().api.account.requestReset({ email });
  return findResetLink(server.services, email);
}

test("a session planted in a browser is not the one its owner gets by signing in", async () => {
  const [owner, attacker] = [await server.person(), await server.person()];
  const name = attacker.cookie().split("=")[0] ?? "";
  for (const planted of [attacker.cookie(), `${name}=chosen-by-somebody.signature`]) {
    const response = await server.visitor().fetch("/api/auth/sign-in", {
      method: "POST",
      headers: { "content-type": "application/json", cookie: planted },
      body: JSON.stringify({ email: owner.email, password: goodPassword }),
    });
    expect(response.status).toBe(200);
    const given = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    expect(given).not.toContain(planted);
    const made = await server.visitor().fetch("/api/auth/session", { headers: { cookie: given.join("; ") } });
    expect(await made.json()).toMatchObject({ session: { user: { id: owner.id } } });
  }
  expect((await attacker.api.account.session()).session?.user.id).toBe(attacker.id);
  expect(await statusWith({ cookie: `${name}=chosen-by-somebody.signature` })).toBe(401);
});

test("each sign-in is a session of its own, and signing out of one leaves the cookie worthless", async () => {
  const person = await server.person();
  const [one, two] = [server.visitor(), server.visitor()];
  for (const visitor of [one, two])
    await visitor.api.account.signIn({ email: person.email, password: goodPassword });
  expect(one.cookie()).not.toBe(two.cookie());
  const kept = one.cookie();
  await one.api.account.signOut();
  expect(await statusWith({ cookie: kept })).toBe(401);
  expect(await statusWith({ cookie: two.cookie() })).toBe(200);
});

test("a verification link used again signs nobody in and changes nothing", async () => {
  const person = await server.person();
  const link = await findEmail(server.services, person.email, /Confirm/);
  const token = carriedBy(link).get("verification_token") ?? "";
  await server.visitor().api.account.verifyEmail({ token });
  const replayer = server.visitor();
  await replayer.api.account.verifyEmail({ token });
  expect(replayer.cookie()).toBe("");
  expect((await replayer.api.account.session()).session).toBeNull();
  const [head, body] = token.split(".");
  for (const forged of [`${head}.${body}.`, `${head}.${body}.${"A".repeat(43)}`, `${token}x`])
    expect(await errorCodeOf(replayer.api.account.verifyEmail({ token: forged }))).toBe(
      "VERIFICATION_LINK_INVALID",
    );
});

test("of two resets with one link at the same moment only one counts", async () => {
  const person = await server.person();
  const link = await resetLink(person.email);
  const passwords = [otherPassword, "Third-water-9"];
  const outcomes = await Promise.allSettled(
    passwords.map((password) => server.visitor().api.account.resetPassword({ ...link, password })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const signIns = await Promise.allSettled(
    passwords.map((password) => server.visitor().api.account.signIn({ email: person.email, password })),
  );
  expect(signIns.map(({ status }) => status)).toEqual(outcomes.map(({ status }) => status));
});

test("a reset ends every session there was, by cookie and by access token, and leaves other people's alone", async () => {
  const [person, bystander] = [await server.person(), await server.person()];
  const elsewhere = server.visitor();
  await elsewhere.api.account.signIn({ email: person.email, password: goodPassword });
  const { session } = await elsewhere.api.account.session();
  const bearer = { authorization: `Bearer ${session?.access_token}` };
  expect(await statusWith(bearer)).toBe(200);
  const link = await resetLink(person.email);
  const resetter = server.visitor();
  await resetter.api.account.resetPassword({ ...link, password: otherPassword });
  expect(await statusWith(bearer)).toBe(401);
  for (const { cookie } of [person, elsewhere]) expect(await statusWith({ cookie: cookie() })).toBe(401);
  for (const { cookie } of [resetter, bystander]) expect(await statusWith({ cookie: cookie() })).toBe(200);
});

test("the database keeps no token of a reset link in readable form", async () => {
  const person = await server.person();
  const { accessToken } = await resetLink(person.email);
  const { rows } = await server.services.db.asAccounts((tx) =>
    tx.execute("select * from auth_verifications"),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(accessToken);
});

/** The answer to the last byte, without what differs for everybody. */
async function answerTo(client: TestClient, path: string, body: object): Promise<unknown> {
  const response = await client.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const names = [...response.headers.keys()].toSorted();
  return { status: response.status, names, text: await response.text() };
}

const guesses = [
  ["/api/auth/sign-in", { password: "Wrong-one-1" }],
  ["/api/auth/request-reset", {}],
  ["/api/auth/resend-verification", {}],
] as const;

test.each(guesses)(
  "%s answers the same for an address with an account and one without",
  async (path, body) => {
    const { email } = await server.person();
    const known = await answerTo(server.visitor(), path, { ...body, email });
    expect(await answerTo(server.visitor(), path, { ...body, email: "nobody@example.test" })).toEqual(known);
  },
);

/** What else a machine does can only add to a time: the least of some is the answer's own. */
const least = (values: number[]): number => Math.min(...values);

/** Processor time of this process's threads: a password is checked on one of them. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

test("nor does the time of an answer tell who has an account", async () => {
  const passwordHashing = { hash: hashPassword, verify: verifyPassword };
  const real = await startTestServer({}, { passwordHashing });
  const { email } = await real.person();
  for (const [path, body] of guesses) {
    const isWork = path.endsWith("sign-in");
    const clock = isWork ? processorMs : () => performance.now(); // the others wait for a floor of time
    const timeOf = async (address: string) => {
      const from = clock();
      await answerTo(real.visitor(), path, { ...body, email: address });
      return clock() - from;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < (isWork ? 7 : 3); turn += 1) {
      known.push(await timeOf(email));
      unknown.push(await timeOf(`nobody-${turn}@example.test`));
    }
    const ratio = least(known) / least(unknown);
    expect(ratio, `${path} ${known.map(Math.round)} | ${unknown.map(Math.round)}`).toBeGreaterThan(0.5);
    expect(ratio, `${path} ${known.map(Math.round)} | ${unknown.map(Math.round)}`).toBeLessThan(2);
  }
  await real.close();
});
