import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Exchange } from "#server/providers/outgoing/exchange.ts";
import { checkedBody } from "./s3-body.ts";
import { createS3Client, type S3Answer, type S3Call, type S3Patience, type S3Place } from "./s3-client.ts";
import { type ListPage, readListPage } from "./s3-xml.ts";
import { type ByteRange, ObjectMissing, type Storage, StorageFailed, type StoredObject } from "./storage.ts";

const usualPatience: S3Patience = { idleMs: 10_000, callMs: 30_000, pauseMs: 300 };
const noteMaxBytes = 64 * 1024;
const pageMaxBytes = 8 * 1024 * 1024;
/** Ten million objects: a list that goes on after them does not end. */
const mostPages = 10_000;

/** What may differ from the usual. */
export interface S3Options {
  patience?: S3Patience;
  /** Ends what is under way and all that follows. */
  signal?: AbortSignal;
}

type Ask = (call: S3Call) => Promise<S3Answer>;

/** Keeps objects in a bucket of any service that speaks S3. What the bucket does wrong is a `StorageFailed`. */
export function createS3Storage(
  exchange: Exchange,
  place: S3Place,
  { patience = usualPatience, signal }: S3Options = {},
): Storage {
  const ask = createS3Client(exchange, place, patience, signal);
  return {
    label: "S3 storage",
    put: async (name, bytes) => put(ask, named(name), await gathered(bytes)),
    open: async (name, range) => open(ask, named(name), range, patience.idleMs),
    remove: async (name) => {
      const call = { verb: "remove", name: named(name), maxBytes: noteMaxBytes };
      await ask({ ...call, method: "DELETE", alsoFine: ["NoSuchKey"] });
    },
    list: (folder) => list(ask, folder),
  };
}

/** An address would swallow such parts, and another object would be meant. */
function named(name: string): string {
  if (name.split("/").some((part) => ["", ".", ".."].includes(part)))
    throw new Error("An object's name leaves its store.");
  return name;
}

/** A signature covers the whole body: what is still to come has to be there first. */
const gathered = async (bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<Uint8Array> =>
  bytes instanceof Uint8Array ? bytes : buffer(bytes);

/** The store compares the signed checksum with what arrived; that it did is seen by the ETag, or by the length. */
async function put(ask: Ask, name: string, bytes: Uint8Array): Promise<void> {
  const headers = { "content-type": "application/octet-stream" };
  const answer = await ask({
    method: "PUT",
    verb: "store",
    name,
    headers,
    body: bytes,
    maxBytes: noteMaxBytes,
  });
  const etag = answer.headers.etag?.replaceAll('"', "").toLowerCase();
  if (!etag) throw new StorageFailed("store", "unreadable");
  if (etag === createHash("md5").update(bytes).digest("hex")) return;
  // Encrypted buckets make ETags of their own.
  const kept = await ask({ method: "HEAD", verb: "store", name, maxBytes: noteMaxBytes });
  if (Number(kept.headers["content-length"]) !== bytes.length) throw new StorageFailed("store", "cut-off");
}

const missing = ["NoSuchKey", "404"];
const beyond = ["InvalidRange", "416"];

async function open(ask: Ask, name: string, range: ByteRange | undefined, idleMs: number): Promise<Readable> {
  const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
  const alsoFine = [...missing, ...(range ? beyond : [])];
  const answer = await ask({ method: "GET", verb: "read", name, headers, alsoFine });
  const { status } = answer;
  if (status === 404) throw new ObjectMissing(`No object ${name}.`);
  if (status === 416) return Readable.from([]);
  const packing = answer.headers["content-encoding"] ?? "identity";
  const bytes =
    status === (range ? 206 : 200) && packing === "identity" ? lengthOf(answer, range) : undefined;
  if (bytes !== undefined) return checkedBody(answer, bytes, idleMs);
  answer.body.destroy();
  throw new StorageFailed("read", "unreadable");
}

/** How many bytes an answer announces; nothing when it is of another part than the one asked for. */
function lengthOf({ headers }: S3Answer, range: ByteRange | undefined): number | undefined {
  const announced = headers["content-length"];
  const bytes = announced === undefined ? undefined : Number(announced);
  if (!range) return bytes;
  const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers["content-range"] ?? "") ?? [];
  const last = Math.min(range.end, Number(size) - 1);
  if (Number(start) !== range.start || Number(end) !== last) return undefined;
  const length = last - range.start + 1;
  return bytes === undefined || bytes === length ? length : undefined;
}

async function* list(ask: Ask, folder: string): AsyncGenerator<StoredObject> {
  const seen = new Set<string>();
  let next: string | undefined;
  for (let pages = 0; pages < mostPages; pages++) {
    const page = await readPage(ask, folder, next);
    yield* page.objects;
    next = page.next;
    if (next === undefined) return;
    const last = page.objects.at(-1)?.name ?? "";
    if (seen.has(next) || seen.has(`/${last}`)) break;
    seen.add(next).add(`/${last}`);
  }
  throw new StorageFailed("list", "unreadable");
}

async function readPage(ask: Ask, folder: string, from: string | undefined): Promise<ListPage> {
  const prefix = `${folder}/`;
  const query: Record<string, string> = {
    "list-type": "2",
    prefix,
    "max-keys": "1000",
    "encoding-type": "url",
  };
  if (from !== undefined) query["continuation-token"] = from;
  const { text } = await ask({ method: "GET", verb: "list", query, maxBytes: pageMaxBytes });
  let page: ListPage;
  try {
    page = readListPage(text);
  } catch {
    throw new StorageFailed("list", "unreadable");
  }
  if (!page.objects.every(({ name }) => name.startsWith(prefix)))
    throw new StorageFailed("list", "unreadable");
  return page;
}
