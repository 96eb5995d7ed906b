import { afterAll, expect, test } from "vitest";
import { callFunction, refusedWith } from "#server/testing/calls/call-function.ts";
import { goodPassword } from "#server/testing/test-person.ts";
import { startTestServer, withdrawAgreement } from "#server/testing/test-server.ts";
import { errorText } from "#shared/contract/errors.ts";
import { functionNames } from "#shared/contract/function-names.ts";
import { limits } from "#shared/limits/limits.ts";

const server = await startTestServer({ RATE_LIMITS: "on" });
afterAll(() => server.close());

const closedWord = [403, { error: errorText("ACCOUNT_CLOSED") }];
const home = "http://localhost:3000";
const asked = { lastResponse: "Where in your body is it?", chatHistory: [] };
const path = "/functions/v1/generate-contextual-questions";

function post(headers: Record<string, string>): Promise<Response> {
  const all = { "content-type": "application/json", ...headers };
  return server.fetch(
    new Request(home + path, { method: "POST", headers: all, body: JSON.stringify(asked) }),
  );
}

test("another site may ask with a token, and learns nothing with a cookie", async () => {
  const person = await server.person();
  const wanted = { name: "Site", mayUse: ["generate-contextual-questions" as const], days: 30 as const };
  const { token } = await person.api.token.create(wanted);
  const origin = "https://elsewhere.example";
  const preflight = await server.fetch(new Request(home + path, { method: "OPTIONS", headers: { origin } }));
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
  const answered = await post({ origin, authorization: `Bearer ${token}` });
  expect(answered.status).toBe(200);
  expect(answered.headers.get("access-control-allow-origin")).toBe("*");

  const forged = await post({ origin, cookie: person.cookie() });
  expect(await refusedWith(Promise.resolve(forged))).toEqual([403, { error: errorText("ORIGIN_REFUSED") }]);
  expect(forged.headers.get("access-control-allow-origin")).toBeNull();
  for (const response of [preflight, answered, forged])
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  const both = await post({ origin, cookie: person.cookie(), authorization: `Bearer ${token}` });
  expect(both.status).toBe(403);
});

test("a person's calls of a function are limited, whichever way they come in", async () => {
  const person = await server.person();
  const session = (await person.api.account.session()).session?.access_token;
  const { times } = limits.rate.followUps.perAccount;
  for (let call = 0; call < times; call += 1) {
    const headers: Record<string, string> = call % 2 ? {} : { authorization: `Bearer ${session}` };
    expect((await callFunction(person, "generate-contextual-questions", asked, headers)).status).toBe(200);
  }
  const refused = await callFunction(person, "generate-contextual-questions", asked);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({ error: expect.stringContaining("Please try again in") });
});

test("every mounted function is closed to who has no session, has not agreed, closed the account, or holds a token for another", async () => {
  const paths = server.app.routes.filter(
    ({ method, path: at }) => method === "POST" && at.startsWith("/functions/"),
  );
  const names = [...new Set(paths.map(({ path: at }) => at.replace("/functions/v1/", "")))];
  expect(names.length).toBeGreaterThanOrEqual(4);
  const [unagreed, closed, owner] = [await server.person(), await server.person(), await server.person()];
  await withdrawAgreement(server, unagreed.id);
  await closed.api.account.close({ password: goodPassword });
  await closed.api.account.signIn({ email: closed.email, password: goodPassword });
  const wanted = { name: "One", days: 30 as const };
  for (const name of names) {
    expect(await refusedWith(callFunction(server.visitor(), name, {})), name).toEqual([
      401,
      { error: errorText("SIGNED_OUT") },
    ]);
    expect(await refusedWith(callFunction(unagreed, name, {})), name).toEqual([
      403,
      { error: errorText("AGREEMENT_NEEDED") },
    ]);
    expect(await refusedWith(callFunction(closed, name, {})), name).toEqual(closedWord);
    const mayUse = functionNames.filter((each) => each !== name);
    const { token, id } = await owner.api.token.create({ ...wanted, mayUse });
    const asked = callFunction(server.visitor(), name, {}, { authorization: `Bearer ${token}` });
    const [status] = await refusedWith(asked);
    expect(status, name).toBe(403);
    await owner.api.token.revoke({ tokenId: id });
  }
});

test("a program that names nobody is told 401, and another method than POST 405 with the one that goes", async () => {
  expect(await refusedWith(post({}))).toEqual([401, { error: errorText("SIGNED_OUT") }]);
  expect(await refusedWith(post({ origin: "https://elsewhere.example" }))).toEqual([
    401,
    { error: errorText("SIGNED_OUT") },
  ]);
  for (const method of ["GET", "PUT", "DELETE"]) {
    const headers = { authorization: "Bearer nobody" };
    const answered = await server.fetch(new Request(home + path, { method, headers }));
    expect(answered.headers.get("allow")).toBe("POST, OPTIONS");
    expect(await refusedWith(Promise.resolve(answered))).toEqual([
      405,
      { error: errorText("METHOD_NOT_ALLOWED", { method }) },
    ]);
  }
  const unknown = server.fetch(new Request(`${home}/functions/v1/no-such`));
  expect((await refusedWith(unknown))[0]).toBe(404);
});
