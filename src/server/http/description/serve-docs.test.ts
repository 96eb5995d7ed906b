import { gunzipSync } from "node:zlib";
import { OpenAPIGenerator } from "@orpc/openapi";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { contractCalls } from "#server/testing/calls/contract-calls.ts";
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

const documentPath = "/api/openapi.json";
/** Some 160 calls; what grows beyond it has most likely been written out where it could be pointed to. */
const largestBytes = 340_000;

test("the OpenAPI document stays small: what many calls share stands once and is pointed to", async () => {
  const text = await (await visitor.fetch(documentPath)).text();
  expect(Buffer.byteLength(text)).toBeLessThan(largestBytes);
  const schemas = z
    .looseObject({ components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }) })
    .parse(JSON.parse(text)).components.schemas;
  const pointedTo = new Set(
    [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map((at) => at[1]),
  );
  expect([...pointedTo].toSorted()).toEqual(Object.keys(schemas).toSorted());
  for (const name of ["Voice", "TimeZone", "ChatMessage", "TurnEvent", "HeartReport", "Refused429"])
    expect(pointedTo, name).toContain(name);
  expect(JSON.stringify(schemas.Refused429)).toContain("DAILY_LIMIT_REACHED");
  expect(JSON.stringify(schemas.Refused429)).not.toContain("SIGNED_OUT");
});

test.each([documentPath, "/api/docs", "/api/docs/style.css"])(
  "%s comes compressed to whoever takes that, and not again to whoever has it",
  async (path) => {
    const plain = await visitor.fetch(path);
    const [text, tag] = [await plain.text(), plain.headers.get("etag") ?? "none"];
    const packed = await visitor.fetch(path, { headers: { "accept-encoding": "br;q=0.1, gzip" } });
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(packed.headers.get("vary")).toMatch(/accept-encoding/i);
    expect(gunzipSync(bytes).toString()).toBe(text);
    expect(bytes.length).toBeLessThan(Buffer.byteLength(text) / 2);
    for (const named of [tag, `"other", ${tag}`, "*"]) {
      const again = await visitor.fetch(path, { headers: { "if-none-match": named } });
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
    }
    const changed = await visitor.fetch(path, { headers: { "if-none-match": '"other"' } });
    expect(changed.status).toBe(200);
    const refused = await visitor.fetch(path, { headers: { "accept-encoding": "gzip;q=0" } });
    expect(refused.headers.get("content-encoding")).toBeNull();
  },
);

test("however many ask for the description at once and again, it is made once", async () => {
  const generate = vi.spyOn(OpenAPIGenerator.prototype, "generate");
  onTestFinished(() => generate.mockRestore());
  const fresh = await startTestServer();
  onTestFinished(() => fresh.close());
  const ask = async (path: string) => (await fresh.visitor().fetch(path)).text();
  const paths = [documentPath, "/api/docs"];
  await Promise.all([...paths, ...paths, ...paths].map(ask));
  for (const path of paths) await ask(path);
  expect(generate).toHaveBeenCalledTimes(1);
});
