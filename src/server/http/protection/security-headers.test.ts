import { createHash } from "node:crypto";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "#server/testing/test-server.ts";
import { pagePolicy, securityHeaders } from "./security-headers.ts";

const server = await startTestServer();
afterAll(() => server.close());

test("the page's own policy allows what was built into it, word for word, and nothing else written in a page", () => {
  const hash = (words: string) => `'sha256-${createHash("sha256").update(words).digest("base64")}'`;
  const policy = pagePolicy(
    '<script>look()</script><style>p { color: red }</style><script type="module" src="/a.js"></script>',
  ).split("; ");
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hash("look()")}`);
  expect(policy).toContain(`style-src 'self' ${hash("p { color: red }")}`);
  expect(policy).toContain("font-src 'self' data:");
  expect(policy.join()).not.toContain("unsafe-inline");
});

/** A page, a call, a refusal before any call, a call that is not there, a file that is not there. */
const paths = ["/", "/reset-password", "/api/auth/session", "/api/chats", "/api/none", "/outbox", "/a.js"];

test.each(paths)("%s comes with every security header", async (path) => {
  const { headers } = await server.visitor().fetch(path);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  const permissions = headers.get("permissions-policy")?.split(", ");
  expect(permissions).toContain("microphone=(self)");
  expect(permissions).toContain("camera=()");
  expect(permissions).toContain("geolocation=()");
});

test.each(paths)(
  "the content policy of %s lets in no inline or foreign script, style or frame",
  async (path) => {
    const answer = await server.visitor().fetch(path);
    // What was built into the page may run, where there is a build; how is told above.
    const builtIn = new Set(pagePolicy(await answer.text()).match(/'sha256-[^']+'/g));
    const policy = new Map(
      (answer.headers.get("content-security-policy") ?? "").split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources.filter((source) => !builtIn.has(source))] as const;
      }),
    );
    expect(policy.get("default-src")).toEqual(["'none'"]);
    expect(policy.get("script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(policy.get("style-src")).toEqual(["'self'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    const sources = new Set([...policy.values()].flat());
    expect(sources).toEqual(new Set(["'none'", "'self'", "'wasm-unsafe-eval'", "data:", "blob:"]));
  },
);

test("a refusal for another site's Origin and a body too large come with the headers too", async () => {
  const foreign = await server.fetch(
    new Request(`${server.services.env.publicUrl}/api/auth/sign-out`, { method: "POST" }),
  );
  const large = await server.visitor().fetch("/api/turns", { method: "POST", body: "x".repeat(600_000) });
  expect([foreign.status, large.status]).toEqual([403, 413]);
  for (const { headers } of [foreign, large])
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("only an https address asks browsers to keep to https", async () => {
  const plain = await server.visitor().fetch("/");
  expect(plain.headers.has("strict-transport-security")).toBe(false);
  const secure = await startTestServer({ PUBLIC_URL: "https://calm.example", RATE_LIMITS: "on" });
  const answer = await secure.visitor().fetch("/");
  expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000");
  await secure.close();
});

test("a part of the app is not sent what is said to pages alone; where there is none, and for what can be a page, all of it is", async () => {
  const app = new Hono().use(securityHeaders(false));
  for (const path of ["/assets/index-1a.js", "/assets/drawing-1a.svg", "/outbox.js"])
    app.get(path, (c) => c.text("words"));
  const part = (await app.request("/assets/index-1a.js")).headers;
  for (const name of ["x-frame-options", "cross-origin-opener-policy", "permissions-policy"])
    expect(part.has(name)).toBe(false);
  // A script can be a worker, which has a policy of its own.
  expect(part.get("content-security-policy")).toContain("default-src 'none'");
  expect(part.get("x-content-type-options")).toBe("nosniff");
  expect(part.get("cross-origin-resource-policy")).toBe("same-origin");
  for (const path of ["/assets/missing-1a.js", "/assets/drawing-1a.svg", "/outbox.js"])
    expect((await app.request(path)).headers.get("x-frame-options")).toBe("DENY");
});
