import { appendFileSync, existsSync, globSync, rmSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningPostgres, startPostgres } from "#scripts/start-postgres.ts";
import { type MailServer, startMailServer } from "#server/testing/servers/mail-server.ts";
import { type ModelServer, startModelServer } from "#server/testing/servers/model-server.ts";
import { type S3TestServer, startS3Server } from "#server/testing/servers/s3-server.ts";
import { type Product, startProduct } from "../e2e/support/product.ts";
import { mountSmallDisk, unmountSmallDisk } from "../small-disk.ts";
import { layWire, type TcpWire } from "./tcp-wire.ts";

/** How the product is put up: one process or two on a PostgreSQL and a bucket, or all of it in one directory on a small disk. */
export type Layout = "one" | "two" | "embedded";

/** What stands behind the product on a wire of its own. */
export type WiredPart = "database" | "bucket" | "model" | "mail";

/** The product as processes, on real parts, with a hand on each of them. */
export interface Installation {
  layout: Layout;
  /** Where people come in: the process itself, or the balancer before two. */
  url: string;
  products: Product[];
  /** The process a fault is brought on. */
  first: Product;
  wires: Record<WiredPart, TcpWire>;
  postgres: RunningPostgres | undefined;
  bucket: S3TestServer;
  model: ModelServer;
  mail: MailServer;
  /** Sets the clock of the product, and of its embedded database, so many hours off; nothing where it cannot be done. */
  setClock: ((hours: number) => void) | undefined;
  /** Fills the disk under the data to its last byte, or makes room on it again. */
  fillDisk(): void;
  clearDisk(): void;
  /** What still waits or runs, by the product's own figures. */
  backlog(): Promise<Record<string, number>>;
  /** Ends everything, and throws nothing away that a fault has left behind in other places. */
  stop(): Promise<void>;
}

const metricsToken = "a token for the figures of a test";
const reply = "So that stayed with you. Where in your body do you notice it now?";
/** Only what is done to a product that runs is judged: however busy the machine, it is waited for until it does. */
const startPatienceMs = 600_000;
/** Few, so that all of them can be taken. */
const databaseConnections = 60;

/** Where Debian's faketime puts its library; nothing where it is not installed. */
export function findFaketime(): string | undefined {
  return globSync("/usr/lib/*/faketime/libfaketimeMT.so.1")[0];
}

/** Puts the product up with all its parts. */
export async function putUp(layout: Layout): Promise<Installation> {
  const isEmbedded = layout === "embedded";
  const postgres = isEmbedded ? undefined : await startPostgres({ connections: databaseConnections });
  const bucket = await startS3Server();
  const model = await startModelServer({ text: reply });
  const mail = await startMailServer();
  const wireTo = (url: string) => layWire(() => [portOf(url)]);
  const wires = {
    database: await wireTo(postgres?.url ?? "tcp://127.0.0.1:9"),
    bucket: await wireTo(bucket.url),
    model: await wireTo(model.baseUrl),
    mail: await wireTo(mail.url),
  };
  const folder = await mkdtemp(join(tmpdir(), "stillpoint-chaos-"));
  const dataDir = join(folder, "data");
  if (isEmbedded) mountSmallDisk(dataDir, "600m");
  const leaveNothing = () => {
    if (isEmbedded) unmountSmallDisk(dataDir);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", leaveNothing);
  const clockFile = join(folder, "clock");
  const faketime = isEmbedded ? findFaketime() : undefined;
  const setClock = faketime
    ? (hours: number) => writeFileSync(clockFile, `${hours >= 0 ? "+" : ""}${hours}h\n`)
    : undefined;
  setClock?.(0);

  const env = {
    LLM_BASE_URL: `http://127.0.0.1:${wires.model.port}/v1`,
    LLM_MODEL: "test",
    SMTP_URL: `smtp://127.0.0.1:${wires.mail.port}`,
    MAIL_FROM: "calm@calm.example",
    METRICS_TOKEN: metricsToken,
    SESSION_SECRET: "one secret for every process of a test",
    DAILY_CONVERSATION_LIMIT: "100000",
    ...(postgres ? onShared(postgres, bucket, wires) : {}),
    ...(faketime ? onFakeClock(faketime, clockFile) : {}),
  };
  const products: Product[] = [];
  const door = layout === "two" ? await layWire(() => products.map(({ url }) => portOf(url))) : undefined;
  const publicUrl = door && `http://localhost:${door.port}`;
  for (let count = 0; count < (layout === "two" ? 2 : 1); count++) {
    const options = {
      startWithinMs: startPatienceMs,
      env: { ...env, ...(publicUrl ? { PUBLIC_URL: publicUrl } : {}) },
    };
    products.push(await startProduct(isEmbedded ? { ...options, dataDir } : options));
  }
  const [first] = products;
  if (!first) throw new Error("no process was started");

  const ballast = join(dataDir, "ballast");
  return {
    layout,
    url: publicUrl ?? first.url,
    products,
    first,
    wires,
    postgres,
    bucket,
    model,
    mail,
    setClock,
    fillDisk: () => fill(ballast),
    clearDisk: () => {
      if (existsSync(ballast)) writeFileSync(ballast, "");
    },
    backlog: async () => addUp(await Promise.all(products.map(({ url }) => readBacklog(url)))),
    stop: async () => {
      for (const product of products) await product.stop();
      for (const wire of Object.values(wires)) await wire.close();
      await door?.close();
      await model.close();
      await bucket.close();
      mail[Symbol.dispose]();
      await postgres?.stop();
      process.removeListener("exit", leaveNothing);
      leaveNothing();
    },
  };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

function onShared(postgres: RunningPostgres, bucket: S3TestServer, wires: Installation["wires"]) {
  const database = new URL(postgres.url);
  database.port = String(wires.database.port);
  return {
    DATABASE_URL: database.href,
    ...bucket.env,
    S3_ENDPOINT: `http://127.0.0.1:${wires.bucket.port}`,
  };
}

/** The wall clock is another one; how long something takes is measured as ever. */
function onFakeClock(library: string, file: string) {
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
}

/** Writes until nothing more fits: in large pieces, and then byte by byte. */
function fill(path: string): void {
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 16)) {
    for (;;) {
      try {
        appendFileSync(path, new Uint8Array(size));
      } catch {
        break; // full, for pieces of this size
      }
    }
  }
  if (statSync(path).size === 0) throw new Error("the disk was full before");
}

async function readBacklog(url: string): Promise<Record<string, number>> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const figures = await answer.text();
  const backlog = [...figures.matchAll(/^stillpoint_backlog\{of="(\w+)"\} (\d+)$/gm)];
  const running = /^stillpoint_turns_running (\d+)$/m.exec(figures)?.[1];
  return Object.fromEntries([
    ...backlog.map(([, name = "", count]) => [name, Number(count)]),
    ["turns_running", Number(running ?? Number.NaN)],
  ]);
}

/** What is counted in the database is everybody's, so the larger figure stands; what runs is each process's own. */
function addUp(each: Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const figures of each)
    for (const [name, count] of Object.entries(figures))
      sum[name] = name === "turns_running" ? (sum[name] ?? 0) + count : Math.max(sum[name] ?? 0, count);
  return sum;
}
