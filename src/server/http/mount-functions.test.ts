import { afterAll, expect, test } from "vitest";
import { callFunction, refusedWith } from "#server/testing/call-function.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { errorText } from "#shared/errors.ts";
import { limits } from "#shared/limits.ts";

const server = await startTestServer({ RATE_LIMITS: "on" });
afterAll(() => server.close());

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
