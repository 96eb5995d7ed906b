import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverCommand } from "#scripts/server-command.ts";
import { copyEmbedded } from "#server/testing/copy-embedded.ts";
import { waitUntilHealthy } from "./health.ts";

/** How a product is started; what is left out is chosen afresh, so that two never meet. */
export interface ProductOptions {
  /** Settings beside the port and the data directory. */
  env?: Record<string, string>;
  /** A data directory to go on with; it is left in place at the end. Where it holds no database yet, one is put there. */
  dataDir?: string;
  /** The product is to make its database itself, as on a machine that has never seen it. */
  isFirstBoot?: boolean;
  port?: number;
  /** The folder of another copy of the product than this one. */
  folder?: string;
  /** V8's settings, where they are not those of `npm start`. */
  flags?: readonly string[];
  /** How long a start may take until `/api/health` answers. */
  startWithinMs?: number;
  /** A module to load before the server's own; it can be written to and answers over `process()`. */
  preload?: string;
}

/** The real product, running as its own process. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Of the process that runs now: it changes with each restart. */
  readonly pid: number;
  /** The process that runs now. */
  process(): ChildProcess;
  /** Everything printed since the first start. */
  log(): string;
  /** Starts again on the same data and port, with a polite end first if it still runs. */
  restart(env?: Record<string, string>): Promise<void>;
  /** Sends a signal and waits for the end; `SIGKILL` is the crash of a crash test. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Ends it, and removes the data directory that was made for it. */
  stop(): Promise<void>;
}

/** All a product is given of our own environment: a developer's settings, above all their database, stay out of it. */
const inherited = ["PATH", "HOME", "TMPDIR", "LANG", "TZ"];

function surroundings(): Record<string, string | undefined> {
  return Object.fromEntries(inherited.map((name) => [name, process.env[name]]));
}

/** A port that is free on loopback at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("the probe has no port");
  return address.port;
}

/**
 * Starts the product and waits until it is healthy. Throws with everything it printed when it ends before that
 * or takes too long. The process never outlives ours.
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "stillpoint-")));
  const isEmbedded = options.env?.DATABASE_URL === undefined;
  if (isEmbedded && !options.isFirstBoot && !existsSync(join(dataDir, "database"))) {
    await copyEmbedded(dataDir, { hasLibrary: true });
  }
  const url = `http://localhost:${port}`;
  const printed: string[] = [];
  const preloading = options.preload ? ["--import", options.preload] : [];
  const flags = options.flags ?? serverCommand.flags;
  let child = await launch(options.env);

  async function launch(env: Record<string, string> = {}): Promise<ChildProcess> {
    const started = spawn(process.execPath, [...preloading, ...flags, serverCommand.script], {
      cwd: options.folder,
      env: {
        ...surroundings(),
        ...serverCommand.environment,
        PORT: String(port),
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        // Everybody in a test comes from one address; a test of the limits switches them on.
        RATE_LIMITS: "off",
        // No journey looks anything up outside: unless it brings a server of its own, the web cannot be reached.
        WIKIPEDIA_URL: "http://127.0.0.1:9",
        INTERNAL_HOSTS: "127.0.0.1",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe", ...(options.preload ? ["ipc" as const] : [])],
    });
    started.stdout?.on("data", (chunk: Buffer) => printed.push(chunk.toString()));
    started.stderr?.on("data", (chunk: Buffer) => printed.push(chunk.toString()));
    // Whoever would stop it and take its directory away is gone by then.
    const leaveNone = () => {
      started.kill("SIGKILL");
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    };
    process.once("exit", leaveNone);
    started.once("exit", () => process.removeListener("exit", leaveNone));
    try {
      await waitUntilHealthy(url, started, options.startWithinMs ?? usualStartMs);
    } catch (error) {
      await end(started, "SIGKILL");
      throw new Error(`the product did not start:\n${printed.join("")}`, { cause: error });
    }
    return started;
  }

  const product: Product = {
    url,
    dataDir,
    get pid() {
      return child.pid ?? 0;
    },
    process: () => child,
    log: () => printed.join(""),
    kill: (signal = "SIGTERM") => end(child, signal),
    async restart(env = options.env) {
      await end(child, "SIGTERM");
      child = await launch(env);
    },
    async stop() {
      await end(child, "SIGTERM");
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
  return product;
}

/** Only a start that hangs takes so long; on a machine with other work to do one of a second takes half a minute. */
const usualStartMs = 120_000;

/** A polite end becomes a hard one when it takes longer than a person would wait. */
const politeMs = 10_000;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  const impatience = setTimeout(() => child.kill("SIGKILL"), politeMs);
  await gone;
  clearTimeout(impatience);
}
