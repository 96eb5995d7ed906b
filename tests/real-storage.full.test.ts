import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findSwift } from "#scripts/find-programs.ts";
import { createExchange } from "#server/providers/outgoing/exchange.ts";
import type { S3Place } from "#server/providers/storage/s3-client.ts";
import { createS3Storage } from "#server/providers/storage/s3-storage.ts";
import { ObjectMissing, type Storage, StorageFailed } from "#server/providers/storage/storage.ts";
import { type Swift, startSwift } from "./start-swift.ts";

const hasSwift = findSwift() !== undefined;
const partBytes = 5 * 1024 * 1024;

let swift: Swift;
let store: Storage;

const storageAt = (place: Partial<S3Place> = {}): Storage =>
  createS3Storage(createExchange({ internalHosts: ["127.0.0.1"] }), { ...swift.place, ...place });

beforeAll(async () => {
  if (!hasSwift) return;
  swift = await startSwift();
  store = storageAt();
}, 120_000);

afterAll(() => swift?.stop());

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = async (name: string, range?: { start: number; end: number }) =>
  buffer(await store.open(name, range));
const textOf = async (name: string, range?: { start: number; end: number }) =>
  (await read(name, range)).toString();
const addressOf = (name: string) => `${swift.place.endpoint}/${swift.place.bucket}/${name}`;

async function names(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of store.list(folder)) found.push(name);
  return found.sort();
}

async function reasonOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof StorageFailed)) throw new Error("it did not fail as a store does", { cause: error });
  return `${error.reason} ${error.said}`;
}

test.runIf(hasSwift)("a real S3 server gives back what was put, whole and in ranges", async () => {
  await store.put("parts/one.mp3", bytesOf("0123456789"));
  expect(await textOf("parts/one.mp3")).toBe("0123456789");
  expect(await textOf("parts/one.mp3", { start: 0, end: 0 })).toBe("0");
  expect(await textOf("parts/one.mp3", { start: 3, end: 5 })).toBe("345");
  expect(await textOf("parts/one.mp3", { start: 8, end: 50 })).toBe("89");
  expect(await textOf("parts/one.mp3", { start: 10, end: 50 })).toBe("");
  await store.put("parts/one.mp3", bytesOf("another"));
  expect(await textOf("parts/one.mp3")).toBe("another");
  await store.put("parts/none.mp3", new Uint8Array());
  expect(await textOf("parts/none.mp3")).toBe("");
});

test.runIf(hasSwift)(
  "twenty megabytes come back just as they are, and can be left in the middle",
  async () => {
    const large = Buffer.alloc(20 * 1024 * 1024, "a long piece of music, ");
    await store.put("large/one.mp3", large);
    expect((await read("large/one.mp3")).equals(large)).toBe(true);
    const tail = { start: large.length - 1_000_000, end: large.length - 1 };
    expect((await read("large/one.mp3", tail)).equals(large.subarray(-1_000_000))).toBe(true);
    const left = await store.open("large/one.mp3");
    for await (const chunk of left) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    expect(left.destroyed).toBe(true);
  },
);

test.runIf(hasSwift)("odd names are signed as the server reads them, and listed", async () => {
  const odd = [
    "a b+c.mp3",
    "50%25 & <more>.mp3",
    "Grüße ☕.mp3",
    "it's (one)!*.mp3",
    "a=b&c=d?e#f.mp3",
    "deep/er/still.mp3",
  ];
  for (const name of odd) await store.put(`odd/${name}`, bytesOf(name));
  for (const name of odd) expect(await textOf(`odd/${name}`)).toBe(name);
  expect(await names("odd")).toEqual(odd.map((name) => `odd/${name}`).sort());
});

test.runIf(hasSwift)(
  "more objects than a page holds are each listed once, with their time",
  async () => {
    const many = Array.from({ length: 1050 }, (_, at) => `many/${String(at).padStart(4, "0")}.mp3`);
    const waiting = [...many];
    const put = async () => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
        await store.put(name, bytesOf("x"));
    };
    await Promise.all(Array.from({ length: 8 }, put));
    await store.put("many-beside/other.mp3", bytesOf("x"));
    expect(await names("many")).toEqual(many);
    for await (const { changedAt } of store.list("many-beside"))
      expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(120_000);
  },
  300_000,
);

test.runIf(hasSwift)("what is removed is gone, and removing it again is no error", async () => {
  await store.put("gone/one.mp3", bytesOf("sound"));
  await store.remove("gone/one.mp3");
  await store.remove("gone/one.mp3");
  await expect(store.open("gone/one.mp3")).rejects.toThrow(ObjectMissing);
  await expect(store.open("gone/one.mp3", { start: 0, end: 3 })).rejects.toThrow(ObjectMissing);
  expect(await names("gone")).toEqual([]);
});

test.runIf(hasSwift)(
  "a wrong key, a key nobody has and a bucket that is not there are told apart from a fault",
  async () => {
    await store.put("kept/one.mp3", bytesOf("sound"));
    expect(
      await reasonOf(storageAt({ secretAccessKey: "wrong" }).put("kept/one.mp3", bytesOf("other"))),
    ).toBe("refused SignatureDoesNotMatch");
    expect(await reasonOf(storageAt({ secretAccessKey: "wrong" }).open("kept/one.mp3"))).toBe(
      "refused SignatureDoesNotMatch",
    );
    expect(await reasonOf(storageAt({ accessKeyId: "test:nobody" }).remove("kept/one.mp3"))).toMatch(
      /^refused /,
    );
    expect(await reasonOf(storageAt({ bucket: "no-such-bucket" }).put("one.mp3", bytesOf("x")))).toBe(
      "no-bucket NoSuchBucket",
    );
    expect(await textOf("kept/one.mp3")).toBe("sound");
  },
);

test.runIf(hasSwift)("a signed call of which anything was changed on its way is refused", async () => {
  await store.put("kept/two.mp3", bytesOf("sound"));
  const signed = await swift.other.sign(addressOf("kept/two.mp3"), { method: "GET" });
  const asSigned = await fetch(signed.clone());
  expect([asSigned.status, await asSigned.text()]).toEqual([200, "sound"]);
  const elsewhere = await fetch(addressOf("kept/one.mp3"), { headers: signed.headers });
  expect(elsewhere.status).toBe(403);
  await elsewhere.body?.cancel();
});

test.runIf(hasSwift)(
  "what another program put in several parts is read whole and over the seam",
  async () => {
    const parts = [Buffer.alloc(partBytes, "the first part "), Buffer.from("and the last")];
    const address = addressOf("several/one.mp3");
    const begun = await (await swift.other.fetch(`${address}?uploads`, { method: "POST" })).text();
    const [, upload] = /<UploadId>([^<]+)<\/UploadId>/.exec(begun) ?? [];
    const kept: string[] = [];
    for (const [at, body] of parts.entries()) {
      const put = await swift.other.fetch(`${address}?partNumber=${at + 1}&uploadId=${upload}`, {
        method: "PUT",
        body,
      });
      kept.push(`<Part><PartNumber>${at + 1}</PartNumber><ETag>${put.headers.get("etag")}</ETag></Part>`);
    }
    const body = `<CompleteMultipartUpload>${kept.join("")}</CompleteMultipartUpload>`;
    const ended = await swift.other.fetch(`${address}?uploadId=${upload}`, { method: "POST", body });
    expect(await ended.text()).toContain("<CompleteMultipartUploadResult");
    const whole = Buffer.concat(parts);
    expect((await read("several/one.mp3")).equals(whole)).toBe(true);
    expect(await textOf("several/one.mp3", { start: partBytes - 5, end: partBytes + 6 })).toBe(
      whole.subarray(partBytes - 5, partBytes + 7).toString(),
    );
    await store.remove("several/one.mp3");
    expect(await names("several")).toEqual([]);
  },
);
