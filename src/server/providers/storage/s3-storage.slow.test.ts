import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { createExchange } from "#server/providers/outgoing/exchange.ts";
import type { S3Misbehaviour } from "#server/testing/servers/s3-misbehaviour.ts";
import { type S3TestServer, s3Settings, startS3Server } from "#server/testing/servers/s3-server.ts";
import { createS3Storage, type S3Options } from "./s3-storage.ts";
import { type Storage, StorageFailed, type StorageReason, whyNotStored } from "./storage.ts";

/** So long that only a store that never answers comes near it, however busy the machine is. */
const patience = { idleMs: 20_000, callMs: 20_000, pauseMs: 5 };
/** For what is about running out of it. */
const hurry = { idleMs: 150, callMs: 500, pauseMs: 5 };
const sound = new TextEncoder().encode("sound ".repeat(100));

async function started(
  place: object = {},
  options: S3Options = {},
): Promise<{ server: S3TestServer; store: Storage; hurried: Storage }> {
  const server = await startS3Server();
  onTestFinished(() => server.close());
  const exchange = createExchange({ internalHosts: ["127.0.0.1"] });
  const at = { endpoint: server.url, ...s3Settings, ...place };
  const store = createS3Storage(exchange, at, { patience, ...options });
  const hurried = createS3Storage(exchange, at, { ...options, patience: hurry });
  return { server, store, hurried };
}

/** Why it failed; the error must hold nothing that should not be in a log. */
async function failureOf(work: Promise<unknown>): Promise<StorageFailed> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StorageFailed))
    throw new Error("It did not fail as a store does.", { cause: error });
  expect(error.message).not.toMatch(/127\.0\.0\.1|one\.mp3|TESTKEYID|secret/);
  return error;
}

async function listed(store: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list("folder")) names.push(name);
  return names;
}

const verbs = (store: Storage): Record<string, () => Promise<unknown>> => ({
  put: () => store.put("folder/one.mp3", sound),
  open: async () => buffer(await store.open("folder/one.mp3", { start: 7, end: 99 })),
  whole: async () => buffer(await store.open("folder/one.mp3")),
  remove: () => store.remove("folder/one.mp3"),
  list: () => listed(store),
});

const all = ["put", "open", "whole", "remove", "list"];
const cases: [S3Misbehaviour, string[], StorageReason][] = [
  ["refuses", all, "refused"],
  ["fails", all, "busy"],
  ["full", ["put"], "full"],
  ["no-bucket", all, "no-bucket"],
  ["other-region", all, "other-region"],
  ["redirects", all, "other-region"],
  ["hangs", all, "timeout"],
  ["hangs-up", all, "unreachable"],
  ["stalls", ["put", "whole", "list"], "timeout"],
  ["drips", ["put", "list"], "timeout"],
  ["cuts", ["put", "whole", "list"], "cut-off"],
  ["html", ["put", "open", "list"], "unreadable"],
  ["short", ["put"], "cut-off"],
  ["short", ["open"], "unreadable"],
  ["other-part", ["open", "whole"], "unreadable"],
  ["floods", ["open", "list"], "unreadable"],
  ["endless-list", ["list"], "unreadable"],
  ["same-page", ["list"], "unreadable"],
];

test.each(cases.flatMap(([behaviour, names, reason]) => names.map((verb) => ({ behaviour, verb, reason }))))(
  "a store that $behaviour fails a $verb in time, as $reason",
  async ({ behaviour, verb, reason }) => {
    const { server, store, hurried } = await started();
    await store.put("folder/one.mp3", sound);
    server.behave(behaviour);
    const asked = reason === "timeout" ? hurried : store;
    const failed = await failureOf(verbs(asked)[verb]?.() ?? Promise.resolve());
    expect(failed.reason).toBe(reason);
    server.behave("ok");
    await store.remove("folder/one.mp3");
    expect(server.objects.size).toBe(0);
  },
);

test.each(all)("a %s is tried again where the store only stumbled, and three times at most", async (verb) => {
  const { server, store } = await started();
  await store.put("folder/one.mp3", sound);
  for (const behaviour of ["fails", "hangs-up"] as const) {
    server.behave(behaviour, 2);
    await verbs(store)[verb]?.();
    await store.put("folder/one.mp3", sound);
  }
  server.calls.length = 0;
  server.behave("fails");
  await failureOf(verbs(store)[verb]?.() ?? Promise.resolve());
  expect(server.calls).toHaveLength(3);
  server.calls.length = 0;
  server.behave("refuses");
  await failureOf(verbs(store)[verb]?.() ?? Promise.resolve());
  expect(server.calls).toHaveLength(1);
});

test.each([
  [{ secretAccessKey: "another" }, "SignatureDoesNotMatch"],
  [{ accessKeyId: "ANOTHER" }, "InvalidAccessKeyId"],
  [{ region: "us-east-1" }, "AuthorizationHeaderMalformed"],
  [{ bucket: "another" }, "NoSuchBucket"],
])("with %o the store says %s, and the error says so", async (place, said) => {
  const { store } = await started(place);
  for (const ask of Object.values(verbs(store))) expect((await failureOf(ask())).said).toBe(said);
});

test("bytes are signed, so that none can be changed on the way", async () => {
  const { server, store } = await started();
  await store.put("folder/one.mp3", sound);
  const [call] = server.calls;
  const { authorization, ...headers } = call?.request.headers ?? {};
  const forged = await fetch(`${server.url}${call?.url}`, {
    method: "PUT",
    body: "other sound",
    headers: {
      authorization: String(authorization),
      "x-amz-date": String(headers["x-amz-date"]),
      "x-amz-content-sha256": String(headers["x-amz-content-sha256"]),
    },
  });
  expect(await forged.text()).toContain("XAmzContentSHA256Mismatch");
  expect(server.objects.get("folder/one.mp3")?.bytes.equals(Buffer.from(sound))).toBe(true);
});

test("a listener who pauses is waited for, longer than the store would be", async () => {
  // Long enough for a first answer of a busy machine; the pause is longer than all of it.
  const short = { idleMs: 1_000, callMs: 3_000, pauseMs: 5 };
  const { server, store } = await started({}, { patience: short });
  const large = Buffer.alloc(4 * 1024 * 1024, "sound ");
  server.objects.set("folder/large.mp3", { bytes: large, changedAt: new Date() });
  const stream = await store.open("folder/large.mp3");
  const heard: Buffer[] = [];
  for await (const chunk of stream) {
    if (heard.length === 0)
      await new Promise((resolve) => setTimeout(resolve, short.idleMs + short.callMs + 1_000));
    heard.push(chunk);
  }
  expect(Buffer.concat(heard).equals(large)).toBe(true);
});

test("an encrypted bucket's ETag is no checksum, so the length is asked for", async () => {
  const { server, store } = await started();
  server.behave("other-etag", 1);
  await store.put("folder/one.mp3", sound);
  expect(server.calls.map(({ method }) => method)).toEqual(["PUT", "HEAD"]);
});

test("what is stopped ends at once and is not tried again", async () => {
  const stopping = new AbortController();
  const { server, store } = await started({}, { signal: stopping.signal });
  server.behave("hangs");
  const put = store.put("folder/one.mp3", sound);
  const ended = expect(put).rejects.toThrow("aborted");
  await vi.waitFor(() => expect(server.calls).toHaveLength(1), patiently);
  stopping.abort();
  await ended;
  expect(server.calls).toHaveLength(1);
});

test("no call leaves unencrypted for a public address, nor for an internal one nobody allowed", async () => {
  const endpoints = [
    { endpoint: "http://s3.example", addresses: ["93.184.216.34"], internalHosts: ["s3.example"] },
    { endpoint: "https://s3.example", addresses: ["10.0.0.1"], internalHosts: [] },
    { endpoint: "https://s3.example", addresses: ["169.254.169.254"], internalHosts: ["s3.example"] },
  ];
  for (const { endpoint, addresses, internalHosts } of endpoints) {
    const exchange = createExchange({ internalHosts, resolve: async () => addresses });
    const store = createS3Storage(exchange, { endpoint, ...s3Settings }, { patience });
    expect(await failureOf(store.remove("folder/one.mp3"))).toMatchObject({ said: "ForbiddenAddress" });
  }
});

test("a person is told in plain words why the store did not keep a sound", () => {
  const say = (reason: StorageReason) => whyNotStored(new StorageFailed("store", reason));
  expect(say("full")).toBe("the storage is full");
  expect(say("timeout")).toBe("the storage does not answer");
  expect(say("unreachable")).toBe("the storage cannot be reached");
  expect(say("refused")).toBe("the storage does not allow it");
  expect(say("cut-off")).toBe("the file could not be stored");
});
