import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { serverCommand } from "#scripts/server-command.ts";
import { freePort } from "./e2e/support/product.ts";

/** A copy of the sources that a test may change; packages are those of the project. */
function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), "stillpoint-dev-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const part of ["package.json", "tsconfig.json", "src", "scripts", "knowledge"])
    cpSync(part, join(root, part), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  return root;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await wait(50);
}

test("a change of the server is shown by the same process, on the same open database, and a broken one is told", async () => {
  const root = copyProject();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const printed: string[] = [];
  const server = spawn(process.execPath, [...serverCommand.flags, "scripts/dev-server.ts"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(root, "kept"),
      NODE_ENV: "development",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (text: Buffer) => printed.push(String(text)));
  onTestFinished(async () => {
    server.kill("SIGINT");
    if (server.exitCode === null) await once(server, "exit");
  });
  const sentence = async () => (await fetch(`${url}/api/nowhere`)).text();
  await until(async () => (await fetch(`${url}/api/health`)).ok);
  const { pid } = server;
  // Whoever lets the database go removes this file, and the next one makes it anew.
  const lock = join(root, "kept/lock.sock");
  const heldBy = statSync(lock).ino;

  const path = join(root, "src/shared/contract/errors.ts");
  const source = readFileSync(path, "utf8");
  const before = await sentence();
  const known = /"message":"([^"]+)"/.exec(before)?.[1] ?? "";
  expect(source).toContain(known);
  writeFileSync(path, source.replace(known, "Changed while it ran."));
  await until(async () => (await sentence()).includes("Changed while it ran."));

  writeFileSync(path, "export const broken = ;");
  await until(async () => (await sentence()).includes("do not load"));
  writeFileSync(path, source);
  await until(async () => (await sentence()) === before);
  expect(server.pid).toBe(pid);
  expect(server.exitCode).toBeNull();
  expect(statSync(lock).ino).toBe(heldBy);
  expect(printed.join("")).toMatch(/server reloaded in \d+ ms/);
});
