import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { createExchange } from "./providers/outgoing/exchange.ts";
import { refuseInternal } from "./providers/outgoing/refuse-internal.ts";
import { createLocalStorage } from "./providers/storage/local-storage.ts";
import type { S3Place } from "./providers/storage/s3-client.ts";
import { createS3Storage, type S3Options } from "./providers/storage/s3-storage.ts";
import type { Storage } from "./providers/storage/storage.ts";
import { whyUnusable } from "./providers/storage/why-unusable.ts";
import { type Env, SettingsError } from "./settings/env.ts";

/** How long a start waits for each of its four calls on a bucket; the first that fails ends it. */
const startPatience = { idleMs: 4000, callMs: 5000, pauseMs: 200 };

/** The folder beside the database in which recordings are kept. */
export function localStorageOf({ DATA_DIR }: Pick<Env, "DATA_DIR">): Storage {
  return createLocalStorage(join(DATA_DIR, "files"));
}

/** The same folder, where a bucket has taken its place. */
export function earlierStorageOf(env: Env): Storage | undefined {
  return env.runs.files.by === "s3" ? localStorageOf(env) : undefined;
}

/** Where recordings are kept: the operator's bucket, proven to work, or else a folder beside the database. */
export async function openStorage(env: Env): Promise<Storage> {
  return (await openBucket(env)) ?? localStorageOf(env);
}

/** Names the place where recordings are kept: two processes that give the same name share it. */
export async function storagePlace(env: Env): Promise<string> {
  const place = placeOf(env);
  if (place) return `${place.endpoint} ${place.bucket}`;
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  // The same folder also where it is mounted twice, and another one on another machine that happens to count alike.
  const { dev, ino, birthtimeNs } = await stat(env.DATA_DIR, { bigint: true });
  return `${dev} ${ino} ${birthtimeNs}`;
}

/** The operator's bucket where one is set. Throws `SettingsError` with the mend when it cannot be used. */
export async function openBucket(
  env: Env,
  { patience = startPatience, ...options }: S3Options = {},
): Promise<Storage | undefined> {
  const place = placeOf(env);
  if (!place) return undefined;
  refuseOpenWay(env, new URL(place.endpoint));
  const exchange = createExchange({ internalHosts: env.INTERNAL_HOSTS });
  const unusable = await whyUnusable(createS3Storage(exchange, place, { patience, ...options }), place);
  if (unusable) throw new SettingsError(unusable);
  return createS3Storage(exchange, place, options);
}

function placeOf(env: Env): S3Place | undefined {
  const { files } = env.runs;
  if (files.by === "local") return undefined;
  const { bucket, accessKeyId, secretAccessKey } = files;
  const region = env.S3_REGION ?? "us-east-1";
  const endpoint = env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** Recordings go unencrypted only over the operator's own network. */
function refuseOpenWay({ INTERNAL_HOSTS: internalHosts }: Env, url: URL): void {
  const host = refuseInternal("S3_ENDPOINT", url, internalHosts);
  if (url.protocol === "https:" || internalHosts.includes(host)) return;
  throw new SettingsError(
    `S3_ENDPOINT would send recordings to ${host} unencrypted. Use https, or add the host to INTERNAL_HOSTS when it is inside your network.`,
  );
}
