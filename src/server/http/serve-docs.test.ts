import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { contractCalls } from "#server/testing/contract-calls.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());
const visitor = server.visitor();

const documentShape = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

test("the OpenAPI document holds every call and every mounted function, each function at the site's root", async () => {
  const document = documentShape.parse(await (await visitor.fetch("/api/openapi.json")).json());
  for (const { method, path } of contractCalls)
    expect(document.paths[path], path).toHaveProperty(method.toLowerCase());
  const mounted = server.app.routes.filter(
    ({ method, path }) => method === "POST" && path.startsWith("/functions/"),
  );
  expect(mounted.length).toBeGreaterThanOrEqual(3);
  for (const { path } of mounted)
    expect(document.paths[path], path).toMatchObject({ servers: [{ url: "/" }] });
  const chat = JSON.stringify(document.paths["/functions/v1/gpt-chat"]);
  for (const word of [
    "messages",
    "userId",
    "provider",
    "model",
    "verbosity",
    "reasoning",
    "webSearch",
    "codeInterpreter",
    "stream",
    "followUpQuestions",
    "totalTokens",
    "text/event-stream",
    "delta",
  ])
    expect(chat).toContain(`"${word}"`);
});

test("the page describes every function with a command, and asks nothing of any other site", async () => {
  const response = await visitor.fetch("/api/docs");
  const page = await response.text();
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  for (const name of ["gpt-chat", "generate-contextual-questions", "text-to-speech"]) {
    expect(page).toContain(`<h2 id="${name}">`);
    expect(page).toContain(`curl http://localhost:3000/functions/v1/${name}`);
  }
  expect(page).not.toMatch(/<script(?! src="\/theme\.js"><)|(?:src|href)="https?:|style="/);
  expect(page).toContain("/api/turns");
  const style = await visitor.fetch("/api/docs/style.css");
  expect(style.headers.get("content-type")).toContain("text/css");
  expect(await style.text()).not.toMatch(/url\(|@import/);
});
