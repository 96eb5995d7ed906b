import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findHaproxy, findNginx } from "#scripts/find-programs.ts";
import { freePort } from "./e2e/support/product.ts";

/** A proxy of the kind that operators put before the product, running with the file that `deploy` has for it. */
export interface RealProxy {
  url: string;
  stop(): Promise<void>;
}

/** The kinds, by the name of their program. */
export type ProxyKind = "nginx" | "haproxy";

const programs = { nginx: findNginx, haproxy: findHaproxy };

/** Where a kind's program is on this machine; nothing where it is not installed. */
export const proxyProgram = (kind: ProxyKind): string | undefined => programs[kind]();

/** Starts one before two processes; only the addresses in its file are changed. */
export async function startRealProxy(
  kind: ProxyKind,
  { port, behind }: { port: number; behind: readonly [string, string] },
): Promise<RealProxy> {
  const program = proxyProgram(kind);
  if (!program) throw new Error(`there is no ${kind} on this machine`);
  const folder = await mkdtemp(join(tmpdir(), `${kind}-`));
  const [first, second] = behind.map((url) => `127.0.0.1:${new URL(url).port}`);
  const deployed = await readFile(`deploy/${kind === "nginx" ? "nginx.conf" : "haproxy.cfg"}`, "utf8");
  const config = deployed
    .replace("first:3000", String(first))
    .replace("second:3000", String(second))
    .replace("listen 8080;", `listen 127.0.0.1:${port};`)
    .replace("bind :8080", `bind 127.0.0.1:${port}`);
  const path = join(folder, "proxy.conf");
  await writeFile(path, kind === "nginx" ? inNginx(folder, config) : config);
  const args = kind === "nginx" ? ["-e", "stderr", "-c", path] : ["-db", "-f", path];
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const leaveNone = () => child.kill("SIGKILL");
  process.once("exit", leaveNone);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  await untilTaken(port, child, () => said);
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      process.removeListener("exit", leaveNone);
      if (child.exitCode === null) {
        const gone = once(child, "exit");
        child.kill("SIGTERM");
        await gone;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A free port for a proxy, which the processes behind it have to know first. */
export const portForProxy = freePort;

/** What stands around the file in Debian's nginx, as anybody may run it. */
function inNginx(folder: string, config: string): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = places.map((place) => `  ${place}_temp_path ${join(folder, place)};`).join("\n");
  return `daemon off;
pid ${join(folder, "pid")};
error_log stderr;
events {}
http {
  access_log off;
${temporary}
${config}
}
`;
}

async function untilTaken(port: number, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the proxy ended: ${said()}`);
    const isTaken = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isTaken) return;
    await pause(50);
  }
}
