import { afterAll, expect, test } from "vitest";
import { contractCalls } from "#server/testing/calls/contract-calls.ts";
import { declaredCalls } from "#server/testing/calls/declared-calls.ts";
import { errorCodeOf, goodPassword } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { transferAddresses } from "#shared/contract/transfer-addresses.ts";
import { limits } from "#shared/limits/limits.ts";
import { callLimits, transferLimits } from "./call-limits.ts";

const server = await startTestServer({ RATE_LIMITS: "on", TRUSTED_PROXIES: "10.0.0.1" });
afterAll(() => server.close());

let addresses = 0;
/** An address that nobody had before. */
function freshAddress(): string {
  addresses += 1;
  return `198.51.100.${addresses}`;
}

async function somebody(): Promise<string> {
  return (await server.person()).email;
}

async function failToSignIn(email: string, address: string, times: number): Promise<string[]> {
  const codes = [];
  const { signIn } = server.visitor(address).api.account;
  for (let turn = 0; turn < times; turn += 1)
    codes.push(await errorCodeOf(signIn({ email, password: `Wrong-one-${turn}` })));
  return codes;
}

test("every call of the contract has a limit or a reason to have none, and none is left over", () => {
  expect(Object.keys(callLimits).toSorted()).toEqual(contractCalls.map(({ name }) => name).toSorted());
});

test("whatever changes something is limited, save what ends something", () => {
  const changing = contractCalls.filter(({ method }) => method !== "GET");
  const unlimited = changing.filter(({ name }) => typeof callLimits[name] === "string");
  expect(unlimited.map(({ name }) => name)).toEqual([
    "account/signOut",
    "account/endBrowser",
    "account/signOutEverywhere",
    "chat/stop",
    "music/cancel",
    "narration/cancel",
  ]);
});

test("a call that anybody may make is not counted by the session alone", () => {
  for (const [name, limit] of Object.entries(callLimits))
    if (declaredCalls[name]?.needs === "nothing" && typeof limit === "object")
      expect(limit.account, name).not.toBe("session");
});

test("wrong passwords from one address are refused after ten, with the time to wait in words and as Retry-After", async () => {
  const email = await somebody();
  const address = freshAddress();
  const { times } = limits.rate.signIn.perAccountAtAddress;
  expect(new Set(await failToSignIn(email, address, times))).toEqual(new Set(["INVALID_CREDENTIALS"]));
  for (const [path, wrap] of [
    ["/api/auth/sign-in", (input: object) => input],
    ["/api/rpc/account/signIn", (json: object) => ({ json })],
  ] as const) {
    const response = await server.visitor(address).fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wrap({ email: ` ${email.toUpperCase()}`, password: goodPassword })),
    });
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(await response.text()).toContain("That was a lot at once. Please try again in 15 minutes.");
  }
});

test("an attacker's wrong passwords do not lock the owner out, who sits at another address", async () => {
  const email = await somebody();
  await failToSignIn(email, freshAddress(), limits.rate.signIn.perAccountAtAddress.times + 3);
  await server.visitor(freshAddress()).api.account.signIn({ email, password: goodPassword });
});

test("signing in rightly does not count, however often", async () => {
  const email = await somebody();
  const { signIn } = server.visitor(freshAddress()).api.account;
  for (let turn = 0; turn < limits.rate.signIn.perAccountAtAddress.times + 5; turn += 1)
    await signIn({ email, password: goodPassword });
});

test("many at the same moment do not pass together", async () => {
  const { signIn } = server.visitor(freshAddress()).api.account;
  const attempts = Array.from({ length: 30 }, (_, turn) =>
    errorCodeOf(signIn({ email: "crowd@example.test", password: `Wrong-one-${turn}` })),
  );
  const codes = await Promise.all(attempts);
  expect(codes.filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(
    limits.rate.signIn.perAccountAtAddress.times,
  );
});

test("one address cannot try one password at everybody", async () => {
  const { signIn } = server.visitor(freshAddress()).api.account;
  const codes = new Set<string>();
  for (let turn = 0; turn <= limits.rate.signIn.perAddress.times; turn += 1)
    codes.add(await errorCodeOf(signIn({ email: `victim-${turn}@example.test`, password: goodPassword })));
  expect(codes).toEqual(new Set(["INVALID_CREDENTIALS", "RATE_LIMITED"]));
});

test("a forged address of forwarding does not make a new visitor, and the proxy's own hop does", async () => {
  const email = "forged@example.test";
  const attempt = async (chain: string) => {
    const response = await server.visitor("10.0.0.1").fetch("/api/auth/sign-in", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": chain, forwarded: `for=${chain}` },
      body: JSON.stringify({ email, password: "Wrong-one-1" }),
    });
    return response.status;
  };
  const { times } = limits.rate.signIn.perAccountAtAddress;
  for (let turn = 0; turn < times; turn += 1) expect(await attempt(`1.1.1.${turn}, 203.0.113.1`)).toBe(401);
  expect(await attempt("9.9.9.9, 203.0.113.1")).toBe(429);
  expect(await attempt("9.9.9.9, 203.0.113.2")).toBe(401);
});

test("asking for e-mails is limited alike for an address with an account and one without", async () => {
  const known = await somebody();
  const { times } = limits.rate.email.perAccount;
  for (const email of [known, "no-account@example.test"])
    for (const call of ["requestReset", "resendVerification"] as const) {
      const asks = Array.from({ length: times }, () =>
        server.visitor(freshAddress()).api.account[call]({ email }),
      );
      await Promise.all(asks);
      expect(await errorCodeOf(server.visitor(freshAddress()).api.account[call]({ email }))).toBe(
        "RATE_LIMITED",
      );
    }
});

test("the limits of costly calls count for a person, wherever they are, and for nobody else", async () => {
  const [one, other] = [await server.person(), await server.person()];
  const remove = (person: typeof one) =>
    errorCodeOf(person.api.chat.remove({ sessionId: "5b0f6d54-7a0c-4c53-9a41-0d8c6f6d9a10" }));
  const codes = await Promise.all(
    Array.from({ length: limits.rate.change.perAccount.times }, () => remove(one)),
  );
  expect(new Set(codes)).toEqual(new Set(["NOT_FOUND"]));
  expect(await remove(one)).toBe("RATE_LIMITED");
  expect(await remove(other)).toBe("NOT_FOUND");
});

test("the export of everything is limited for a person", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const ask = (client: typeof person, path = "/api/export") => client.fetch(path);
  for (let turn = 0; turn < limits.rate.export.perAccount.times; turn += 1)
    expect((await ask(person)).status).not.toBe(429);
  const refused = await ask(person);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect((await ask(person, "/api/%65xport")).status).toBe(429);
  expect((await ask(other)).status).not.toBe(429);
});

test("a route's limit counts however it is asked for: by HEAD, by an id in capitals, by another id", async () => {
  const [person, other] = [await server.person(), await server.person()];
  const id = "5b0f6d54-7a0c-4c53-9a41-0d8c6f6d9a10";
  const path = (named: string) => `/api/narrations/${named}/download`;
  const status = async (client: typeof person, at: string, method = "GET") =>
    (await client.fetch(at, { method })).status;
  const { times } = limits.rate.making.perAccount;
  for (let turn = 0; turn < times; turn += 1)
    expect(await status(person, path(id), turn % 2 ? "GET" : "HEAD")).toBe(404);
  const ways = [
    id,
    id.toUpperCase(),
    id.replace("d", "D"),
    "5b0f6d54-7a0c-4c53-9a41-0d8c6f6d9a11",
    "x",
    "%61",
  ];
  for (const named of ways)
    for (const method of ["GET", "HEAD"]) expect(await status(person, path(named), method)).toBe(429);
  expect(await status(other, path(id))).toBe(404);
  for (let turn = 0; turn < limits.rate.export.perAccount.times; turn += 1)
    expect(await status(person, "/api/export", "HEAD")).toBe(200);
  expect(await status(person, "/api/export")).toBe(429);
});

test("a transfer that changes something, or makes it, is limited", () => {
  for (const [name, { method }] of Object.entries(transferAddresses))
    if (method !== "GET") expect(transferLimits, name).toHaveProperty(`${name}.perAccount`);
});

test("where limits are off, they come back for a request that was forwarded", async () => {
  const off = await startTestServer();
  const attempt = async (headers: Record<string, string>) => {
    const response = await off.visitor().fetch("/api/auth/sign-in", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ email: "a@example.test", password: "Wrong-one-1" }),
    });
    return response.status;
  };
  const { times } = limits.rate.signIn.perAccountAtAddress;
  for (let turn = 0; turn < times * 2; turn += 1) expect(await attempt({})).toBe(401);
  for (let turn = 0; turn < times; turn += 1) expect(await attempt({ via: "1.1 proxy" })).toBe(401);
  expect(await attempt({ via: "1.1 proxy" })).toBe(429);
  await off.close();
});
