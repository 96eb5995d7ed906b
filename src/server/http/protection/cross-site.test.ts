import { afterAll, expect, test } from "vitest";
import { goodPassword } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

test.each([
  "//evil.example",
  "//evil.example/%2f..",
  "/%5cevil.example",
  "/%2f%2fevil.example",
  "/reset-password?redirectTo=https://evil.example",
  "/?callbackURL=https://evil.example",
  "/api/auth/verify-email?token=x&callbackURL=https://evil.example",
  "/api/auth/reset-password/x?callbackURL=https://evil.example",
  "/unmounted/reset-password/x?callbackURL=https://evil.example",
])("%s sends nobody elsewhere", async (path) => {
  const response = await server.fetch(new Request(`${server.services.env.publicUrl}${path}`));
  expect(response.headers.get("location")).toBeNull();
  expect(Math.floor(response.status / 100)).not.toBe(3);
});

const form = new FormData();
form.set("data", JSON.stringify({ json: {} }));
const bodies: [string, () => RequestInit][] = [
  ["JSON", () => ({ headers: { "content-type": "application/json" }, body: "{}" })],
  ["text", () => ({ headers: { "content-type": "text/plain" }, body: "{}" })],
  ["multipart", () => ({ body: form })],
  ["a form", () => ({ body: new URLSearchParams({ a: "b" }) })],
  ["nothing", () => ({})],
];

test.each(bodies)("a post of another site with the cookie and %s changes nothing", async (_, body) => {
  const person = await server.person();
  for (const path of ["/api/auth/sign-out", "/api/rpc/account/signOut"])
    for (const origin of [
      undefined,
      "null",
      "https://evil.example",
      `${server.services.env.publicUrl}.evil.example`,
    ]) {
      const init = body();
      const request = new Request(`${server.services.env.publicUrl}${path}`, { method: "POST", ...init });
      request.headers.set("cookie", person.cookie());
      if (origin) request.headers.set("origin", origin);
      expect((await server.fetch(request)).status, `${path} ${origin}`).toBe(403);
    }
  expect((await person.api.account.session()).session).not.toBeNull();
});

test("nobody can be signed in by another site, cookie or not", async () => {
  const { email } = await server.person();
  const request = new Request(`${server.services.env.publicUrl}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "text/plain", origin: "https://evil.example" },
    body: JSON.stringify({ email, password: goodPassword }),
  });
  const response = await server.fetch(request);
  expect(response.status).toBe(403);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("a link or a picture cannot make a call that changes something", async () => {
  const person = await server.person();
  for (const path of [
    "/api/rpc/account/signOut?data=%7B%7D",
    "/api/auth/sign-out",
    "/api/rpc/account/signOut",
  ])
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const { status } = await person.fetch(path, { method });
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
    }
  expect((await person.api.account.session()).session).not.toBeNull();
});
