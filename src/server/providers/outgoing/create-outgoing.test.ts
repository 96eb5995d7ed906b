import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { type OddBehaviour, type OddServer, startOddServer } from "#server/testing/servers/odd-server.ts";
import { createOutgoing } from "./create-outgoing.ts";
import { OutgoingFailed, type OutgoingRequest } from "./outgoing.ts";
import type { OutgoingOptions } from "./vet-address.ts";

async function started(behaviour: OddBehaviour = "ok"): Promise<OddServer> {
  const server = await startOddServer();
  onTestFinished(() => server.close());
  server.behave(behaviour);
  return server;
}

async function asked(
  url: string,
  request: Partial<OutgoingRequest> = {},
  options: OutgoingOptions = { internalHosts: ["127.0.0.1"] },
): Promise<string> {
  const wanted = { accepts: ["application/json"], maxBytes: 100_000, timeoutMs: 60_000 };
  const signal = new AbortController().signal;
  try {
    const answer = await createOutgoing(options).ask({
      from: "settings" as const,
      url,
      signal,
      ...wanted,
      ...request,
    });
    return answer.text;
  } catch (error) {
    if (!(error instanceof OutgoingFailed)) throw error;
    expect(error.message).not.toMatch(/127|169|http|secret/);
    return error.reason;
  }
}

test.each([
  ["fails", "status"],
  ["redirects-inside", "redirected"],
  ["redirects-forever", "redirected"],
  ["floods", "too-large"],
  ["floods-packed", "too-large"],
  ["hangs-up", "unreachable"],
  ["sends-pictures", "wrong-type"],
] as const)("a server that %s ends as %s", async (behaviour, reason) => {
  const server = await started(behaviour);
  expect(await asked(server.url)).toBe(reason);
});

test.each(["hangs", "drips"] as const)(
  "a server that %s is left after the time it has",
  async (behaviour) => {
    const server = await started(behaviour);
    expect(await asked(server.url, { timeoutMs: 120 })).toBe("timeout");
  },
);

test("a name that is never found is left after the same time", async () => {
  const never = { resolve: () => new Promise<string[]>(() => {}) };
  expect(await asked("http://slow.example/", { timeoutMs: 50 }, never)).toBe("timeout");
});

test("whoever asked can stop, before and in the middle", async () => {
  const server = await started("drips");
  const stop = new AbortController();
  const answer = asked(server.url, { signal: stop.signal, timeoutMs: 60_000 });
  answer.catch(() => {}); // it is awaited below
  await vi.waitFor(() => expect(server.requests).toHaveLength(1), patiently);
  stop.abort(new Error("stopped"));
  await expect(answer).rejects.toThrow("stopped");
  await expect(asked(server.url, { signal: stop.signal })).rejects.toThrow("stopped");
  expect(server.requests).toHaveLength(1);
});

test("an internal host is asked only when the settings name it, and never for content", async () => {
  const server = await started();
  expect(await asked(server.url, {}, {})).toBe("forbidden-address");
  expect(await asked(server.url, {}, { internalHosts: ["localhost"] })).toBe("forbidden-address");
  expect(await asked("http://127.0.0.1/", { from: "content" })).toBe("forbidden-address");
  expect(server.requests).toHaveLength(0);
  expect(await asked(server.url)).toBe("{}");
});

test.each([
  ...[
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::ffff:7f00:1]/",
    "http://[::1]/",
    "file:///etc/passwd",
  ],
  ...["http://user:word@pages.example/", "http://pages.example:6379/", "gopher://pages.example/", "nonsense"],
])("content that says %s leads nowhere", async (url) => {
  const dialled: string[] = [];
  const dial = (address: string) => {
    dialled.push(address);
    throw new Error("dialled");
  };
  expect(await asked(url, { from: "content" }, { resolve: async () => ["93.184.216.34"], dial })).toBe(
    "forbidden-address",
  );
  expect(dialled).toEqual([]);
});

test("a name is looked up once, and the connection goes to the address that was vetted", async () => {
  const server = await started();
  const answers = [["93.184.216.34"], ["127.0.0.1"]];
  const dialled: string[] = [];
  const rebinding: OutgoingOptions = {
    resolve: async () => answers.shift() ?? [],
    dial: (address) => {
      dialled.push(address);
      return connect(server.port, "127.0.0.1");
    },
  };
  expect(await asked("http://pages.example/", { from: "content" }, rebinding)).toBe("{}");
  expect(dialled).toEqual(["93.184.216.34"]);
  expect(answers).toHaveLength(1);
  expect(server.requests[0]?.headers.host).toBe("pages.example");
});

test("a name with an internal address among its own is refused, and so is one that has none", async () => {
  const of = (addresses: string[]) => ({ resolve: async () => addresses });
  const content = { from: "content" as const };
  expect(await asked("http://two.example/", content, of(["93.184.216.34", "10.0.0.1"]))).toBe(
    "forbidden-address",
  );
  expect(await asked("http://two.example/", content, of([]))).toBe("forbidden-address");
});

test("each hop of a redirect is vetted anew", async () => {
  const server = await started("redirects-inside");
  const dial = () => connect(server.port, "127.0.0.1");
  const resolve = async () => ["93.184.216.34"];
  expect(await asked("http://pages.example/", { from: "content" }, { resolve, dial })).toBe(
    "forbidden-address",
  );
  expect(server.requests).toHaveLength(1);
});

test("what is posted is not redirected, and what comes packed is unpacked within its limit", async () => {
  const redirecting = await started("redirects-forever");
  expect(await asked(redirecting.url, { body: { a: 1 } })).toBe("redirected");
  expect(redirecting.requests).toHaveLength(1);
  expect(gzipSync(Buffer.alloc(50 * 1024 * 1024, " ")).length).toBeLessThan(100_000);
});
