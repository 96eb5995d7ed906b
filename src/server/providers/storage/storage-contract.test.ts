import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { createExchange } from "#server/providers/outgoing/exchange.ts";
import { s3Settings, startS3Server } from "#server/testing/servers/s3-server.ts";
import { createLocalStorage } from "./local-storage.ts";
import { createS3Storage } from "./s3-storage.ts";
import { ObjectMissing, type Storage } from "./storage.ts";

const directory = await mkdtemp(join(tmpdir(), "storage-"));
const server = await startS3Server();
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

const exchange = createExchange({ internalHosts: ["127.0.0.1"] });
const stores: [string, Storage][] = [
  ["the data directory", createLocalStorage(directory)],
  ["S3 storage", createS3Storage(exchange, { endpoint: server.url, ...s3Settings })],
];

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = async (store: Storage, ...asked: Parameters<Storage["open"]>) =>
  (await buffer(await store.open(...asked))).toString();
async function names(store: Storage, folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of store.list(folder)) found.push(name);
  return found.sort();
}

test.each(stores)("%s gives back what was put, whole and in parts", async (_, store) => {
  await store.put("parts/one.mp3", bytesOf("0123456789"));
  expect(await read(store, "parts/one.mp3")).toBe("0123456789");
  expect(await read(store, "parts/one.mp3", { start: 0, end: 0 })).toBe("0");
  expect(await read(store, "parts/one.mp3", { start: 3, end: 5 })).toBe("345");
  expect(await read(store, "parts/one.mp3", { start: 8, end: 50 })).toBe("89");
  expect(await read(store, "parts/one.mp3", { start: 10, end: 50 })).toBe("");
});

test.each(stores)("%s replaces an object of the same name", async (_, store) => {
  await store.put("again/one.mp3", bytesOf("the first and longer"));
  await store.put("again/one.mp3", bytesOf("the second"));
  expect(await read(store, "again/one.mp3")).toBe("the second");
});

test.each(stores)(
  "%s says of what is not there that it is missing, and removes it twice",
  async (_, store) => {
    await store.put("gone/one.mp3", bytesOf("sound"));
    await store.remove("gone/one.mp3");
    await store.remove("gone/one.mp3");
    await expect(store.open("gone/one.mp3")).rejects.toThrow(ObjectMissing);
    await expect(store.open("gone/one.mp3", { start: 0, end: 5 })).rejects.toThrow(ObjectMissing);
    expect(await names(store, "gone")).toEqual([]);
  },
);

test.each(stores)("%s keeps nothing, and twenty megabytes, just as they are", async (_, store) => {
  await store.put("sizes/empty.mp3", new Uint8Array());
  expect(await read(store, "sizes/empty.mp3")).toBe("");
  const large = Buffer.alloc(20 * 1024 * 1024, "a long piece of music, ");
  await store.put("sizes/large.mp3", large);
  expect((await buffer(await store.open("sizes/large.mp3"))).equals(large)).toBe(true);
  const part = { start: large.length - 1_000_000, end: large.length - 1 };
  expect((await buffer(await store.open("sizes/large.mp3", part))).equals(large.subarray(-1_000_000))).toBe(
    true,
  );
});

const odd = [
  ...[
    "a b+c.mp3",
    "50%25 & <more>.mp3",
    "Grüße ☕.mp3",
    "it's (one)!*.mp3",
    "a=b&c=d?e#f.mp3",
    "$@,:;~[]{}.mp3",
  ],
  ...["deep/er/still.mp3", "%2e%2e.mp3", "...mp3", `"quoted".mp3`],
];

test.each(stores)("%s takes odd names as they are, and lists them", async (_, store) => {
  for (const name of odd) await store.put(`odd/${name}`, bytesOf(name));
  for (const name of odd) expect(await read(store, `odd/${name}`)).toBe(name);
  expect(await names(store, "odd")).toEqual(odd.map((name) => `odd/${name}`).sort());
  for (const name of odd) await store.remove(`odd/${name}`);
  expect(await names(store, "odd")).toEqual([]);
});

test.each(stores)("%s refuses a name that leaves it", async (_, store) => {
  await expect(store.put("../outside.mp3", bytesOf("sound"))).rejects.toThrow("leaves its store");
  await expect(store.open("parts/../../outside.mp3")).rejects.toThrow("leaves its store");
});

test.each(stores)("%s lists a folder alone, with the time of each object", async (_, store) => {
  await store.put("folder/one.mp3", bytesOf("sound"));
  await store.put("folder-beside/two.mp3", bytesOf("sound"));
  const found = [];
  for await (const object of store.list("folder")) found.push(object);
  expect(found).toEqual([{ name: "folder/one.mp3", changedAt: expect.any(Date) }]);
  expect(Math.abs(Date.now() - (found[0]?.changedAt.getTime() ?? 0))).toBeLessThan(60_000);
  expect(await names(store, "no-such-folder")).toEqual([]);
});

test.each(stores)("%s lists more than a thousand objects, each once", async (label, store) => {
  const many = Array.from({ length: 2345 }, (_, at) => `many/${at}.mp3`).sort();
  if (label === "S3 storage") {
    for (const name of many) server.objects.set(name, { bytes: Buffer.from("x"), changedAt: new Date() });
  } else {
    await mkdir(join(directory, "many"), { recursive: true });
    await Promise.all(many.map((name) => writeFile(join(directory, name), "x")));
  }
  server.calls.length = 0;
  expect(await names(store, "many")).toEqual(many);
  expect(server.calls.length).toBe(label === "S3 storage" ? 3 : 0);
});

test.each(stores)("%s lets go of an object that is not read to its end", async (_, store) => {
  await store.put("left/large.mp3", new Uint8Array(5_000_000));
  const stream = await store.open("left/large.mp3");
  for await (const chunk of stream) {
    expect(chunk.length).toBeGreaterThan(0);
    break;
  }
  expect(stream.destroyed).toBe(true);
  expect((await buffer(await store.open("left/large.mp3"))).length).toBe(5_000_000);
});
