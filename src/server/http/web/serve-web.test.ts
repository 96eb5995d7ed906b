import { afterAll, expect, test } from "vitest";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

test.each(["/.env", "/.git/config", "/.vite/manifest.json", "/a/.htpasswd", "/wp-login.php", "/config.yml"])(
  "%s is not there, and no page stands in for it",
  async (path) => {
    const answer = await server.visitor().fetch(path);
    expect([answer.status, await answer.text()]).toEqual([404, "Not found"]);
  },
);

test.each(["/", "/playlist", "/a-page-of-nobody"])("%s is left to the app", async (path) => {
  expect((await server.visitor().fetch(path)).status).not.toBe(404);
});
