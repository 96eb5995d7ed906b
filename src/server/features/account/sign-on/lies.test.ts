import { afterAll, beforeEach, expect, test } from "vitest";
import { startLyingProvider, type Token } from "#server/testing/servers/lying-provider.ts";
import { startOddServer } from "#server/testing/servers/odd-server.ts";
import { errorCodeOf, type TestClient } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const provider = await startLyingProvider();
const settings = { OIDC_ISSUER: provider.url, OIDC_CLIENT_ID: "stillpoint", OIDC_CLIENT_SECRET: "secret" };
const server = await startTestServer(settings);
await server.person("First of all");
beforeEach(() => provider.describe({}));
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Comes back from the provider with any code; where the browser ends up, and whether anybody is signed in. */
async function comeBack(visitor: TestClient, state: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ code: "any", state, ...more });
  const answer = await visitor.fetch(`/api/auth/callback/oidc?${query}`);
  const { session } = await visitor.api.account.session();
  return { to: answer.headers.get("location"), isSignedIn: session !== null };
}

/** Signs in with a token that a test makes of the right claims. */
async function signOnWith(lie: (right: Token["claims"]) => Token | undefined, more?: Record<string, string>) {
  const visitor = server.visitor();
  const { url } = await visitor.api.signOn.begin({});
  const asked = new URL(url).searchParams;
  const now = Math.floor(Date.now() / 1000);
  const right = {
    iss: provider.url,
    aud: "stillpoint",
    sub: "somebody",
    nonce: asked.get("nonce"),
    email: "somebody@example.test",
    email_verified: true,
    iat: now,
    exp: now + 300,
  };
  provider.give(lie(right));
  return comeBack(visitor, asked.get("state") ?? "", more);
}

const failed = { to: "/#sign_on=SIGN_ON_FAILED", isSignedIn: false };

test("a right token signs in, so that the refusals below prove something", async () => {
  expect(await signOnWith((claims) => ({ claims }))).toEqual({ to: "/", isSignedIn: true });
});

const lies: Record<string, (right: Token["claims"]) => Token | undefined> = {
  "another sign-in's nonce": (right) => ({ claims: { ...right, nonce: "another" } }),
  "no nonce": ({ nonce: _nonce, ...claims }) => ({ claims }),
  "another client's audience": (right) => ({ claims: { ...right, aud: "another" } }),
  "another issuer": (right) => ({ claims: { ...right, iss: "https://another.test" } }),
  "an end that has passed": (right) => ({ claims: { ...right, iat: 1, exp: 2 } }),
  "another key's signature": (claims) => ({ claims, signedWith: "another key" }),
  "no signature": (claims) => ({ claims, signedWith: "nothing" }),
};

test.each(Object.entries(lies))("a token with %s signs nobody in", async (_name, lie) => {
  expect(await signOnWith(lie)).toEqual(failed);
});

test("without a token nobody is signed in, whatever the provider's other answers say", async () => {
  expect(await signOnWith(() => undefined)).toEqual(failed);
});

test("an answer that names another issuer is refused", async () => {
  expect(await signOnWith((claims) => ({ claims }), { iss: "https://another.test" })).toEqual(failed);
});

test("a word that is no confirmation of an address is none", async () => {
  for (const word of ["true", 1, "yes", null])
    expect(await signOnWith((right) => ({ claims: { ...right, email_verified: word } }))).toEqual({
      to: "/#sign_on=SIGN_ON_UNCONFIRMED",
      isSignedIn: false,
    });
});

test("a provider that is away, slow of speech or another than it says is told of, and asked again when it is back", async () => {
  const odd = await startOddServer();
  const other = await startTestServer({ ...settings, OIDC_ISSUER: odd.url });
  const begin = () => other.visitor().api.signOn.begin({});
  for (const behaviour of ["fails", "floods", "hangs-up", "sends-pictures"] as const) {
    odd.behave(behaviour);
    expect(await errorCodeOf(begin()), behaviour).toBe("SIGN_ON_UNREACHABLE");
  }
  odd.behave("ok");
  const description = { issuer: provider.url, jwks_uri: `${odd.url}/keys` };
  const endpoints = { authorization_endpoint: `${odd.url}/a`, token_endpoint: `${odd.url}/t` };
  const whole = { ...description, ...endpoints, id_token_signing_alg_values_supported: ["RS256"] };
  odd.answer(() => ({ text: JSON.stringify(whole), type: "application/json" }));
  expect(await errorCodeOf(begin())).toBe("SIGN_ON_UNREACHABLE");
  const own = { ...whole, issuer: odd.url };
  odd.answer(() => ({ text: JSON.stringify(own), type: "application/json" }));
  expect(new URL((await begin()).url).origin).toBe(odd.url);
  await other.close();
  await odd.close();
});
