import { expect, test } from "vitest";
import { startTestServer } from "#server/testing/test-server.ts";

async function providersOf(settings: Record<string, string>) {
  const server = await startTestServer(settings);
  const { providers } = server.services.health;
  await server.close();
  return providers;
}

const onServer = process.env.TEST_DATABASE === "postgres" ? ["database"] : [];

test("with nothing configured the providers say so, each by the name of what the install brings along", async () => {
  const running = await providersOf({});
  expect(running).toMatchObject({ model: "Built-in guide", webSearch: "Wikipedia" });
  expect(running.knowledge).toBe("Stillpoint's own library");
  expect(running.configured).toEqual(onServer);
  expect(running.styleSettings).toEqual([]);
});

test("what the operator configured is named, and named as configured", async () => {
  const running = await providersOf({ OPENAI_API_KEY: "a-key", SMTP_URL: "smtp://127.0.0.1:9" });
  expect(running).toMatchObject({ model: "gpt-5-nano-2025-08-07", webSearch: "OpenAI web search" });
  expect(running.styleSettings).toEqual(["verbosity", "reasoning"]);
  expect(running.configured).toEqual(["model", "speech", "mail", ...onServer, "webSearch"]);
  const others = { KNOWLEDGE_WEBHOOK_URL: "https://flows.example/a", SEARXNG_URL: "https://search.example" };
  const searching = await providersOf({ OPENAI_API_KEY: "a-key", ...others });
  expect(searching).toMatchObject({ knowledge: "Knowledge webhook", webSearch: "SearXNG" });
  expect(searching.configured).toEqual(["model", "speech", ...onServer, "knowledge", "webSearch"]);
});
