import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findPostgres } from "./find-programs.ts";

interface Owner {
  uid?: number;
  gid?: number;
}

/** A throw-away PostgreSQL that runs now. */
export interface RunningPostgres {
  /** Its address as the superuser. */
  url: string;
  /** Ends it as a crash of the machine does; nothing answers at its address until it is brought back. */
  crash(): Promise<void>;
  /** Ends it as an administrator does: nobody is waited for, and everything is written. */
  shutDown(): Promise<void>;
  /** Stops all of its processes where they stand; connections stay open and nothing answers. */
  freeze(): void;
  /** Lets them go on. */
  thaw(): void;
  /** Brings it back at the same address after its end. */
  bringBack(): Promise<void>;
  /** Ends it and removes all it held. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: root hands it to the account Debian's package makes, anybody else runs it as is. */
function owner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("the probe has no port");
  return address.port;
}

function makeCluster(bin: string, { uid, gid }: Owner): string {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const args = ["-D", folder, "-U", "postgres", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"];
  execFileSync(join(bin, "initdb"), args, { uid, gid, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  return folder;
}

async function untilReady(bin: string, port: number, isGone: () => boolean): Promise<void> {
  for (;;) {
    if (isGone()) throw new Error("PostgreSQL ended while starting");
    const probe = spawn(join(bin, "pg_isready"), ["-q", "-h", "127.0.0.1", "-p", String(port)], {
      stdio: "ignore",
    });
    const [code] = await once(probe, "exit");
    if (code === 0) return;
    await delay(50);
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

/** Sends a signal to a server and to every process it has made, which are sessions of their own. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  const parent = String(server.pid);
  const made = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([pid, of]) => (of === parent ? [Number(pid)] : []));
  server.kill(signal);
  for (const pid of made) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself in between, as those who serve a connection do.
    }
  }
}

/** Starts a fresh PostgreSQL on a free port; it never outlives this process. */
export async function startPostgres({ connections = 200 } = {}): Promise<RunningPostgres> {
  const bin = findPostgres();
  if (!bin) throw new Error("no PostgreSQL server: install one, or name its programs with POSTGRES_BIN");
  const account = owner();
  const folder = makeCluster(bin, account);
  const port = await freePort();
  const settings = [
    "fsync=off",
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    `max_connections=${connections}`,
  ];
  const args = ["-D", folder, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  const launch = async () => {
    const started = spawn(join(bin, "postgres"), args, { ...account, cwd: folder, stdio: "ignore" });
    // Whoever would stop it and take its folder away is gone by then.
    const leaveNone = () => {
      started.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    };
    process.once("exit", leaveNone);
    started.once("exit", () => process.removeListener("exit", leaveNone));
    await untilReady(bin, port, () => started.exitCode !== null);
    return started;
  };
  let server = await launch();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash: () => end(server, "SIGQUIT"),
    shutDown: () => end(server, "SIGINT"),
    freeze: () => signalAll(server, "SIGSTOP"),
    thaw: () => signalAll(server, "SIGCONT"),
    bringBack: async () => {
      server = await launch();
    },
    stop: async () => {
      await end(server, "SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
