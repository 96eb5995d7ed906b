import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { goodPassword } from "#server/testing/test-person.ts";
import { startTestServer, withdrawAgreement } from "#server/testing/test-server.ts";
import { errorCatalogue, isErrorCode } from "#shared/contract/errors.ts";
import { type TransferName, transferAddresses, transferUrl } from "#shared/contract/transfer-addresses.ts";
import { transfers } from "#shared/contract/transfers.ts";

const server = await startTestServer();
afterAll(() => server.close());

const refusal = z.object({
  defined: z.literal(true),
  code: z.string().refine(isErrorCode),
  status: z.number(),
  message: z.string().min(1),
  data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const someId = "5b0f6d54-7a0c-4c53-9a41-0d8c6f6d9a10";
const input = { id: someId, sessionId: someId, messageId: someId, durationMs: 1000, voice: "Aria" };
const declared = Object.values(transfers);
const ofPersons = declared.filter(({ needs }) => needs !== "nothing");

type Asker = Pick<ReturnType<typeof server.visitor>, "fetch">;

/** Asks for a transfer, and reads its refusal, which must be one of the catalogue's. */
async function refusedAs(asker: Asker, name: TransferName, query: object = input): Promise<string> {
  const { method } = transferAddresses[name];
  const body = method === "GET" ? {} : { body: "bytes" };
  const answer = await asker.fetch(transferUrl(name, { ...query }), { method, ...body });
  const { code, status } = refusal.parse(await answer.json());
  expect([name, answer.status, status]).toEqual([name, errorCatalogue[code].status, answer.status]);
  expect([name, answer.headers.get("cache-control")]).toEqual([name, "no-store"]);
  return code;
}

test("every transfer that is declared is mounted once, where it says", () => {
  const mounted = server.app.routes.map(({ method, path }) => `${method} ${path}`);
  for (const { name } of declared) {
    const { method, path } = transferAddresses[name];
    const route = `${method} /api${path.replace(/\{(\w+)\}/g, ":$1")}`;
    expect(
      mounted.filter((each) => each === route),
      route,
    ).toHaveLength(1);
  }
});

test("whoever has no session is told so by every transfer of a person's, in the catalogue's words", async () => {
  for (const { name } of ofPersons)
    expect([name, await refusedAs(server.visitor(), name)]).toEqual([name, "SIGNED_OUT"]);
});

test("the owner of a closed account is told that it is closed", async () => {
  const closed = await server.person();
  await closed.api.account.close({ password: goodPassword });
  await closed.api.account.signIn({ email: closed.email, password: goodPassword });
  for (const { name } of ofPersons)
    expect([name, await refusedAs(closed, name)]).toEqual([name, "ACCOUNT_CLOSED"]);
});

test("who has not agreed sends nothing", async () => {
  const person = await server.person();
  await withdrawAgreement(server, person.id);
  const sending = declared.filter(({ needs }) => needs === "agreement");
  expect(sending.length).toBeGreaterThanOrEqual(3);
  for (const { name } of sending)
    expect([name, await refusedAs(person, name)]).toEqual([name, "AGREEMENT_NEEDED"]);
});

test("what cannot be named is not there, and what is wrong in a query is said", async () => {
  const person = await server.person();
  expect(await refusedAs(person, "hearNarration", { id: "x" })).toBe("NOT_FOUND");
  expect(await refusedAs(person, "hearNarration")).toBe("NOT_FOUND");
  expect(await refusedAs(person, "hearMessage", { id: someId, voice: "Nobody" })).toBe("INVALID_INPUT");
  const answer = await person.fetch("/api/files?mode=poem", { method: "POST", body: "x" });
  expect(refusal.parse(await answer.json()).message).toContain("The mode of a file is text or heart.");
});

test("a body that says it is too large is refused before any of it is read", async () => {
  const person = await server.person();
  for (const declaration of declared) {
    const { method } = transferAddresses[declaration.name];
    if (method === "GET") continue;
    let isRead = false;
    const body = new ReadableStream(
      {
        pull: () => {
          isRead = true;
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { "content-length": String(3_000_000_000) };
    const sent = { method, headers, body, duplex: "half" };
    const answer = await person.fetch(transferUrl(declaration.name, input), sent);
    const { code } = refusal.parse(await answer.json());
    const refusals = ["FILE_TOO_LARGE", "VIDEO_REFUSED", "MUSIC_UPLOAD_REFUSED", "DICTATION_TOO_LONG"];
    expect(refusals).toContain(code);
    expect(isRead).toBe(false);
  }
});

test("every transfer stands in the API's description with what it takes and how it is refused", async () => {
  const document = z
    .looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await server.visitor().fetch("/api/openapi.json")).json());
  for (const { name, needs } of declared) {
    const { method, path } = transferAddresses[name];
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation, name).toMatchObject({ operationId: `transfer.${name}` });
    if (needs !== "nothing") expect(operation, name).toHaveProperty("responses.401");
    if (method !== "GET") expect(operation, name).toHaveProperty("requestBody");
  }
});
