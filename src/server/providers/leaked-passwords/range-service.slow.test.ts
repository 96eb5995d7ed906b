import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pino from "pino";
import { expect, test } from "vitest";
import { findResetLink } from "#server/testing/find-email.ts";
import { errorCodeOf, goodPassword } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { createRangeService } from "./range-service.ts";

const hash = createHash("sha1").update(goodPassword).digest("hex").toUpperCase();
const known = (count: number) => `${"0".repeat(35)}:7\r\n${hash.slice(5)}:${count}\r\n${"F".repeat(35)}:1`;

/** A service on loopback that answers as told, and keeps what it was asked. */
async function service(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers["add-padding"]}`);
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the service has no port");
  const url = `http://127.0.0.1:${address.port}/range/`;
  return {
    url,
    asked,
    ...createRangeService({ url, log: pino({ level: "silent" }) }),
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("only the first five characters of the hash leave, and a password on the list is found", async () => {
  using range = await service((_, response) => response.end(known(52)));
  expect(await range.isLeaked(goodPassword)).toBe(true);
  expect(range.asked).toEqual([`GET /range/${hash.slice(0, 5)} true`]);
});

test("a password that is not on the list, or is there as padding only, passes", async () => {
  using range = await service((_, response) => response.end(known(0)));
  expect(await range.isLeaked(goodPassword)).toBe(false);
  expect(await range.isLeaked("Another-water-9")).toBe(false);
});

test.each<[string, (response: ServerResponse) => void]>([
  ["refuses", (response) => response.writeHead(500).end(known(52))],
  ["redirects", (response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end()],
  ["speaks nonsense", (response) => response.end(`<html>${"\0".repeat(999)}${hash.slice(5)}:many`)],
  ["hangs up half-way", (response) => void response.write(known(52), () => response.destroy())],
])("a service that %s lets the password pass", async (_, behave) => {
  using range = await service((_request, response) => behave(response));
  expect(await range.isLeaked(goodPassword)).toBe(false);
});

test("a service that never answers lets the password pass after a second and a half", async () => {
  using range = await service(() => {});
  expect(await range.isLeaked(goodPassword)).toBe(false);
});

test("a service that begins and then hangs is given up as well", async () => {
  using range = await service((_, response) => void response.write("0"));
  expect(await range.isLeaked(goodPassword)).toBe(false);
});

test("of an answer of 50 MB only the beginning is read", async () => {
  const chunk = Buffer.alloc(64 * 1024, "A");
  let sent = 0;
  using range = await service((_, response) => {
    const more = () => {
      while (sent < 50_000_000 && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once("drain", more);
      }
      response.end();
    };
    more();
  });
  expect(await range.isLeaked(goodPassword)).toBe(false);
  expect(sent).toBeLessThan(10_000_000);
});

test("a sign-up and a reset with a leaked password are refused in plain words, and nobody is asked where it is off", async () => {
  let isLeaked = false;
  using range = await service((_, response) => response.end(isLeaked ? known(52) : ""));
  const server = await startTestServer({ LEAKED_PASSWORD_CHECK: "on", LEAKED_PASSWORD_URL: range.url });
  const person = await server.person();
  isLeaked = true;
  const input = {
    fullName: "A",
    email: "leaked@example.test",
    password: goodPassword,
    agreed: true as const,
  };
  await expect(server.visitor().api.account.signUp(input)).rejects.toMatchObject({
    code: "LEAKED_PASSWORD",
    message:
      "This password is on a list of passwords stolen elsewhere, so it is easy to guess. Please choose another one.",
  });
  await server.visitor().api.account.requestReset({ email: person.email });
  const link = await findResetLink(server.services, person.email);
  const reset = () => server.visitor().api.account.resetPassword({ ...link, password: goodPassword });
  expect(await errorCodeOf(reset())).toBe("LEAKED_PASSWORD");
  isLeaked = false;
  await reset();
  await server.close();

  const without = await startTestServer({ LEAKED_PASSWORD_URL: range.url });
  const before = range.asked.length;
  await without.person();
  expect(range.asked).toHaveLength(before);
  await without.close();
});
