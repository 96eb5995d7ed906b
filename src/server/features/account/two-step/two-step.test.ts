import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { codeOf } from "#server/testing/authenticator.ts";
import { unzip } from "#server/testing/files/unzip.ts";
import { findEmail, findResetLink } from "#server/testing/find-email.ts";
import { errorCodeOf, goodPassword, type TestClient, type TestPerson } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { limits } from "#shared/limits/limits.ts";

const server = await startTestServer();
afterAll(() => server.close());

/**
 * Codes belong to half minutes: each test stands still in one, and moves on when it says so. It is an hour ahead of the
 * database, which keeps its own time: what is due there would not be due here yet.
 */
let now = Date.now() + 3_600_000;
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now }));
afterEach(() => vi.useRealTimers());
const later = (seconds: number) => {
  now += seconds * 1000;
  vi.setSystemTime(now);
};

interface Protected extends TestPerson {
  key: string;
  recoveryCodes: string[];
}

/** Somebody whose sign-in takes a code; the half minute of the first code is over. */
async function withTwoSteps(): Promise<Protected> {
  const person = await server.person();
  const { key } = await person.api.twoStep.begin({ password: goodPassword });
  const { recoveryCodes } = await person.api.twoStep.confirm({ code: await codeOf(key) });
  later(60);
  return { ...person, key, recoveryCodes };
}

/** Somebody whose password was right and whose code is waited for. */
async function between({ email }: { email: string }, password = goodPassword): Promise<TestClient> {
  const visitor = server.visitor();
  expect(await visitor.api.account.signIn({ email, password })).toEqual({ signedIn: false });
  return visitor;
}

const enter = (client: TestClient, code: string) => client.api.twoStep.enter({ code });
const isSignedIn = async ({ api }: TestClient) => (await api.account.session()).session !== null;
const kindsOf = async ({ api }: TestClient) => (await api.account.events()).map(({ kind }) => kind);
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
/** A code that no half minute near now has. */
async function wrongCode(key: string): Promise<string> {
  const right = await Promise.all([-1, 0, 1].map((step) => codeOf(key, step)));
  let wrong = wrongOf(right[0] ?? "");
  while (right.includes(wrong)) wrong = wrongOf(wrong);
  return wrong;
}

test("the code turns it on, signs in after the password, and a letter and the log tell of it", async () => {
  const person = await server.person();
  const elsewhere = server.visitor();
  await elsewhere.api.account.signIn({ email: person.email, password: goodPassword });
  expect(await person.api.twoStep.standing()).toEqual({ isOn: false, codesLeft: 0 });
  const { uri, key } = await person.api.twoStep.begin({ password: goodPassword });
  expect(uri).toContain(`otpauth://totp/Stillpoint:${encodeURIComponent(person.email)}`);
  const { recoveryCodes } = await person.api.twoStep.confirm({ code: await codeOf(key) });
  expect(new Set(recoveryCodes).size).toBe(10);
  expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect(await person.api.twoStep.standing()).toEqual({ isOn: true, codesLeft: 10 });
  later(60);
  const visitor = await between(person);
  expect(await visitor.api.account.session()).toMatchObject({ session: null, codeNeeded: true });
  const code = await codeOf(key);
  await enter(visitor, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect((await visitor.api.account.session()).session?.user.id).toBe(person.id);
  expect(await kindsOf(person)).toEqual(expect.arrayContaining(["two-step sign-in turned on", "signed in"]));
  await findEmail(server.services, person.email, /Two-step sign-in is on/);
});

test("a key counts for nothing until a code of it was entered", async () => {
  const person = await server.person();
  const { key } = await person.api.twoStep.begin({ password: goodPassword });
  expect(await server.visitor().api.account.signIn({ email: person.email, password: goodPassword })).toEqual({
    signedIn: true,
  });
  expect(await errorCodeOf(person.api.twoStep.confirm({ code: await wrongCode(key) }))).toBe("CODE_WRONG");
  const second = await person.api.twoStep.begin({ password: goodPassword });
  expect(await errorCodeOf(person.api.twoStep.confirm({ code: await codeOf(key) }))).toBe("CODE_WRONG");
  await person.api.twoStep.confirm({ code: await codeOf(second.key) });
  const again = person.api.twoStep.begin({ password: goodPassword });
  expect(await errorCodeOf(again)).toBe("TWO_STEP_ON");
});

test("a code that was used works no second time, nor for two at the same moment, nor one from before it", async () => {
  const person = await withTwoSteps();
  const [one, two, three] = [await between(person), await between(person), await between(person)];
  const code = await codeOf(person.key);
  const outcomes = await Promise.allSettled([enter(one, code), enter(two, code)]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await errorCodeOf(enter(three, code))).toBe("CODE_WRONG");
  expect(await errorCodeOf(enter(three, await codeOf(person.key, -1)))).toBe("CODE_WRONG");
  await enter(three, await codeOf(person.key, 1));
});

test("the code that turned it on signs nobody in", async () => {
  const person = await server.person();
  const { key } = await person.api.twoStep.begin({ password: goodPassword });
  const code = await codeOf(key);
  await person.api.twoStep.confirm({ code });
  expect(await errorCodeOf(enter(await between(person), code))).toBe("CODE_WRONG");
});

test("each recovery code signs in once, however it is typed, and a letter tells of it", async () => {
  const person = await withTwoSteps();
  const [first = "", second = ""] = person.recoveryCodes;
  await enter(await between(person), ` ${first.toUpperCase().replaceAll("-", " ")} `);
  await findEmail(server.services, person.email, /recovery code of yours/);
  expect(await errorCodeOf(enter(await between(person), first))).toBe("CODE_WRONG");
  const pair = [await between(person), await between(person)];
  const outcomes = await Promise.allSettled(pair.map((client) => enter(client, second)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await person.api.twoStep.standing()).codesLeft).toBe(8);
  expect(await kindsOf(person)).toContain("recovery code used");
});

test("new recovery codes end the old ones, and take the password", async () => {
  const person = await withTwoSteps();
  const [old = ""] = person.recoveryCodes;
  const refused = person.api.twoStep.renewCodes({ password: "Wrong-one-1" });
  expect(await errorCodeOf(refused)).toBe("WRONG_PASSWORD");
  const { recoveryCodes } = await person.api.twoStep.renewCodes({ password: goodPassword });
  expect(await errorCodeOf(enter(await between(person), old))).toBe("CODE_WRONG");
  await enter(await between(person), recoveryCodes[0] ?? "");
});

test("who skips the step is nobody: by the cookie in between, by a reset link, by a cookie made up", async () => {
  const person = await withTwoSteps();
  const visitor = await between(person);
  for (const path of ["/api/chats", "/api/account/browsers", "/api/export"])
    expect((await visitor.fetch(path)).status).toBe(401);
  await server.visitor().api.account.requestReset({ email: person.email });
  const link = await findResetLink(server.services, person.email);
  const resetter = server.visitor();
  const password = "Other-water-8";
  expect(await resetter.api.account.resetPassword({ ...link, password })).toEqual({ signedIn: false });
  expect((await resetter.fetch("/api/chats")).status).toBe(401);
  await enter(resetter, await codeOf(person.key));
  expect(await isSignedIn(resetter)).toBe(true);
  const made = server.visitor();
  const response = await made.fetch("/api/auth/code", {
    method: "POST",
    headers: { "content-type": "application/json", cookie: "stillpoint.two_factor=2fa-made-up.signature" },
    body: JSON.stringify({ code: await codeOf(person.key, 1) }),
  });
  expect(response.status).toBe(403);
  expect(await errorCodeOf(enter(server.visitor(), await codeOf(person.key, 1)))).toBe("CODE_TOO_LATE");
});

test("the code of another account opens nothing, not even beside a session of one's own", async () => {
  const [victim, attacker] = [await withTwoSteps(), await withTwoSteps()];
  const visitor = await between(victim);
  expect(await errorCodeOf(enter(visitor, await codeOf(attacker.key)))).toBe("CODE_WRONG");
  const [recovery = ""] = attacker.recoveryCodes;
  expect(await errorCodeOf(enter(visitor, recovery))).toBe("CODE_WRONG");
  const response = await server.visitor().fetch("/api/auth/code", {
    method: "POST",
    headers: { "content-type": "application/json", cookie: `${attacker.cookie()}; ${visitor.cookie()}` },
    body: JSON.stringify({ code: await codeOf(attacker.key, 1) }),
  });
  expect(response.status).toBe(403);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await kindsOf(victim)).toContain("wrong code entered");
});

test("five wrong codes end the attempt, ten in a row close the account's codes for a while, and then they open", async () => {
  const person = await withTwoSteps();
  const wrong = await wrongCode(person.key);
  let tried = 0;
  const codes = new Set<string>();
  while (!codes.has("CODE_LOCKED") && tried < 40) {
    const visitor = await between(person);
    for (let turn = 0; turn < 6; turn += 1) codes.add(await errorCodeOf(enter(visitor, wrong)));
    tried += 6;
  }
  expect(codes).toEqual(new Set(["CODE_WRONG", "CODE_TOO_LATE", "CODE_LOCKED"]));
  expect(tried).toBeLessThanOrEqual(18);
  expect(await errorCodeOf(enter(await between(person), await codeOf(person.key)))).toBe("CODE_LOCKED");
  expect(await isSignedIn(person)).toBe(true);
  later(limits.code.lockedSeconds + 60);
  await enter(await between(person), await codeOf(person.key));
});

test("many guesses at the same moment do not pass the limit together", async () => {
  const person = await withTwoSteps();
  const wrong = await wrongCode(person.key);
  const visitor = await between(person);
  const codes = await Promise.all(Array.from({ length: 30 }, () => errorCodeOf(enter(visitor, wrong))));
  expect(codes.filter((code) => code === "CODE_WRONG").length).toBeLessThanOrEqual(5);
});

test("whoever asks for reset links does not end somebody's wait for a code", async () => {
  const person = await withTwoSteps();
  const visitor = await between(person);
  later(1);
  await server.visitor().api.account.requestReset({ email: person.email });
  await enter(visitor, await codeOf(person.key));
});

test("the time to enter a code is ten minutes", async () => {
  const person = await withTwoSteps();
  const visitor = await between(person);
  later(601);
  expect(await visitor.api.account.session()).not.toHaveProperty("codeNeeded");
  expect(await errorCodeOf(enter(visitor, await codeOf(person.key)))).toBe("CODE_TOO_LATE");
});

test("it is turned off with the password alone known, and then the password signs in; a stranger at an open screen cannot", async () => {
  const person = await withTwoSteps();
  expect(await errorCodeOf(person.api.twoStep.end({ password: "Wrong-one-1" }))).toBe("WRONG_PASSWORD");
  await person.api.twoStep.end({ password: goodPassword });
  await findEmail(server.services, person.email, /Two-step sign-in is off/);
  expect(await errorCodeOf(person.api.twoStep.end({ password: goodPassword }))).toBe("TWO_STEP_OFF");
  const visitor = server.visitor();
  expect(await visitor.api.account.signIn({ email: person.email, password: goodPassword })).toEqual({
    signedIn: true,
  });
  expect(await kindsOf(person)).toContain("two-step sign-in turned off");
});

test("a changed password asks nobody for a code who is signed in, and the old wait for a code ends with it", async () => {
  const person = await withTwoSteps();
  const waiting = await between(person);
  const password = "Other-water-8";
  await person.api.account.changePassword({ currentPassword: goodPassword, password });
  expect(await isSignedIn(person)).toBe(true);
  expect(await errorCodeOf(enter(waiting, await codeOf(person.key)))).toBe("CODE_TOO_LATE");
  await enter(await between(person, password), await codeOf(person.key));
});

test("the operator takes it away from somebody who lost everything, who is told and reads it in the log", async () => {
  const person = await withTwoSteps();
  expect(await server.services.people.endTwoStep(person.id)).toBe(true);
  expect(await server.services.people.endTwoStep(person.id)).toBe(false);
  await findEmail(server.services, person.email, /Two-step sign-in is off/);
  await person.api.account.signIn({ email: person.email, password: goodPassword });
  expect(await kindsOf(person)).toContain("two-step sign-in turned off by the operator");
});

test("a closed account is reached by both steps as well", async () => {
  const person = await withTwoSteps();
  await person.api.account.close({ password: goodPassword });
  const visitor = await between(person);
  expect((await visitor.api.account.session()).closed).toBeUndefined();
  await enter(visitor, await codeOf(person.key));
  expect((await visitor.api.account.session()).closed?.email).toBe(person.email);
});

test("the database keeps no key and no recovery code in readable form, and the export has none", async () => {
  const person = await withTwoSteps();
  const { rows } = await server.services.db.asAccounts((tx) => tx.execute(sql`select * from two_factors`));
  expect(rows.length).toBeGreaterThan(0);
  const files = unzip(new Uint8Array(await (await person.fetch("/api/export")).arrayBuffer()));
  const exported = [...files.values()].map((bytes) => Buffer.from(bytes).toString("utf8")).join("\n");
  expect(exported).toContain(person.email);
  for (const secret of [person.key, ...person.recoveryCodes]) {
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(exported).not.toContain(secret);
  }
});
