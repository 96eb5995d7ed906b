import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { Exchange, ExchangeAnswer, ExchangeRequest } from "#server/providers/outgoing/exchange.ts";
import { OutgoingFailed } from "#server/providers/outgoing/outgoing.ts";
import { readText } from "./s3-body.ts";
import { readErrorCode } from "./s3-xml.ts";
import { StorageFailed, type StorageReason } from "./storage.ts";

/** Where the bucket is and who asks for it. */
export interface S3Place {
  /** Address of the service, to which the bucket's name is added as a path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long a store may take. A test, or a start, is less patient. */
export interface S3Patience {
  /** Nothing moves at all for this long. */
  idleMs: number;
  /** One call with all its attempts, until the answer is there; a large object has longer to go up. */
  callMs: number;
  /** Before the second attempt; twice that before the third. */
  pauseMs: number;
}

/** One call on the bucket. */
export interface S3Call {
  method: ExchangeRequest["method"];
  /** What failed when it fails, such as `store`. */
  verb: string;
  /** An object's name; without it the bucket itself is asked. */
  name?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** The longest answer; without it the answer is the caller's to read. */
  maxBytes?: number;
  /** Answers besides 2xx that are no failure. */
  alsoFine?: readonly string[];
}

/** An answer that is fine. */
export interface S3Answer extends ExchangeAnswer {
  /** All of it, of an answer whose length the call limits. */
  text: string;
}

const attempts = 3;
const uploadBytesPerMs = 50;
const errorMaxBytes = 64 * 1024;

/**
 * Signs calls on a bucket and repeats those that a later attempt may bring through: every call of ours can be made
 * twice. Throws `StorageFailed`.
 */
export function createS3Client(
  exchange: Exchange,
  place: S3Place,
  { idleMs, callMs, pauseMs }: S3Patience,
  stopped?: AbortSignal,
): (call: S3Call) => Promise<S3Answer> {
  const signingKeys = new Map<string, ArrayBuffer>();
  const attempt = async (call: S3Call, signal: AbortSignal): Promise<S3Answer> => {
    const signed = await sign(call, place, signingKeys);
    const body = call.body ? { body: call.body } : {};
    const answer = await exchange({ method: call.method, ...signed, ...body, idleMs, signal });
    if (answer.status >= 200 && answer.status < 300) {
      const { maxBytes } = call;
      const text = maxBytes === undefined ? "" : await readText(answer, call.verb, { maxBytes, signal });
      return { ...answer, text };
    }
    const said = await whatItSaid(call, answer, signal);
    if (call.alsoFine?.includes(said ?? String(answer.status))) return { ...answer, text: "" };
    throw new StorageFailed(call.verb, reasonOf(answer.status, said), said ?? String(answer.status));
  };
  return async (call) => {
    const uploadMs = Math.ceil((call.body?.length ?? 0) / uploadBytesPerMs);
    const late = AbortSignal.timeout(callMs + uploadMs);
    const signal = stopped ? AbortSignal.any([late, stopped]) : late;
    for (let done = 1; ; done++) {
      try {
        return await attempt(call, signal);
      } catch (error) {
        stopped?.throwIfAborted();
        const failed = asFailure(error, call.verb, late);
        if (done === attempts || late.aborted || !isPassing(failed.reason)) throw failed;
        const before = pauseMs * 2 ** (done - 1) * (0.75 + Math.random() / 2);
        await pause(before, undefined, { signal }).catch(() => undefined);
      }
    }
  };
}

async function sign(
  { method, name, query = {}, headers = {}, body }: S3Call,
  { endpoint, region, bucket, ...keys }: S3Place,
  cache: Map<string, ArrayBuffer>,
): Promise<{ url: URL; headers: Record<string, string> }> {
  const path = [bucket, ...(name === undefined ? [] : name.split("/"))].map(encode).join("/");
  const search = Object.entries(query).map(([key, value]) => `${encode(key)}=${encode(value)}`);
  const url = `${endpoint.replace(/(?<!\/)\/+$/, "")}/${path}${search.length > 0 ? `?${search.join("&")}` : ""}`;
  const sha256 = createHash("sha256")
    .update(body ?? "")
    .digest("hex");
  const signed = await new AwsV4Signer({
    ...keys,
    region,
    service: "s3",
    method,
    url,
    cache,
    headers: { ...headers, "x-amz-content-sha256": sha256 },
  }).sign();
  return { url: signed.url, headers: Object.fromEntries(signed.headers) };
}

/** By RFC 3986, as the signature counts it: fewer characters pass than in a browser's encoding. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

async function whatItSaid(
  call: S3Call,
  answer: ExchangeAnswer,
  signal: AbortSignal,
): Promise<string | undefined> {
  return readErrorCode(await readText(answer, call.verb, { maxBytes: errorMaxBytes, signal }));
}

const reasons: Record<string, StorageReason> = {
  NoSuchBucket: "no-bucket",
  PermanentRedirect: "other-region",
  TemporaryRedirect: "other-region",
  AuthorizationHeaderMalformed: "other-region",
  QuotaExceeded: "full",
  XMinioStorageFull: "full",
  XMinioAdminBucketQuotaExceeded: "full",
  SlowDown: "busy",
  RequestTimeout: "busy",
  ServiceUnavailable: "busy",
  InternalError: "busy",
};

function reasonOf(status: number, said: string | undefined): StorageReason {
  const known = reasons[said ?? ""];
  if (known) return known;
  if (status === 507) return "full";
  if (status === 429 || status >= 500) return "busy";
  if (status === 401 || status === 403) return "refused";
  if (status === 301 || status === 307) return "other-region";
  return said === undefined ? "unreadable" : "failed";
}

const isPassing = (reason: StorageReason) => ["busy", "unreachable", "timeout", "cut-off"].includes(reason);

function asFailure(error: unknown, verb: string, late: AbortSignal): StorageFailed {
  if (late.aborted) return new StorageFailed(verb, "timeout");
  if (error instanceof StorageFailed) return error;
  if (!(error instanceof OutgoingFailed)) throw error;
  const { reason } = error;
  if (reason === "timeout" || reason === "unreadable") return new StorageFailed(verb, reason);
  return new StorageFailed(
    verb,
    "unreachable",
    reason === "forbidden-address" ? "ForbiddenAddress" : undefined,
  );
}
