import { afterAll, expect, test } from "vitest";
import { contractCalls } from "#server/testing/calls/contract-calls.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { goodPassword } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

/** What is the same for everybody, and may be kept by whoever asked. */
const isForAnybody = new Set(["/api/openapi.json", "/api/docs", "/api/docs/style.css", "/api/music/default"]);

test("whatever is read of a person's own is kept by no browser, whole or in parts", async () => {
  const person = await server.person();
  const own = await seedEverything(server, person);
  const mounted = server.app.routes.filter(
    ({ method, path }) => method === "GET" && path.startsWith("/api/"),
  );
  const called = contractCalls.filter(({ method }) => method === "GET");
  const paths = [...mounted.map(({ path }) => path), ...called.map(({ path }) => `/api${path}`)];
  const asked = paths
    .filter((path) => !isForAnybody.has(path))
    .map((path) =>
      path
        .replace(/\/messages\/(:id)/, `/messages/${own.messageId}`)
        .replace(/:id/, own.narrationId)
        .replace(/\{(\w+)\}/g, (_, name: string) => new Map(Object.entries(own)).get(name) ?? own.jobId),
    );
  expect(asked.length).toBeGreaterThan(15);
  for (const path of new Set(asked))
    for (const range of [undefined, "bytes=0-3"]) {
      const query = `?timeZone=UTC&voice=Aria&sessionId=${own.sessionId}`;
      const answer = await person.fetch(path + query, range ? { headers: { range } } : {});
      await answer.body?.cancel();
      expect([path, answer.headers.get("cache-control")]).toEqual([path, "no-store"]);
    }
});

test.each(["/api/auth/sign-out", "/api/rpc/account/signOut", "/api/auth/close", "/api/rpc/account/close"])(
  "%s has the browser forget what it kept of this site",
  async (path) => {
    const person = await server.person();
    const body = { password: goodPassword };
    const answer = await person.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(path.includes("/rpc/") ? { json: body } : body),
    });
    expect([answer.status, answer.headers.get("clear-site-data")]).toEqual([200, '"cache"']);
    expect(person.cookie()).toBe("");
  },
);
