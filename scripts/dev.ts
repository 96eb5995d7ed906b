import { type ChildProcess, spawn } from "node:child_process";
import { serverCommand } from "./server-command.ts";

/** The server on its own port, renewed at each change, behind Vite's server that a person opens. */
const apiPort = process.env.API_PORT ?? "3001";

const run = (args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });

const processes = [
  run([...serverCommand.flags, "scripts/dev-server.ts"], {
    ...serverCommand.environment,
    PORT: apiPort,
    PUBLIC_URL: process.env.PUBLIC_URL ?? "http://localhost:5173",
  }),
  run(["node_modules/vite/bin/vite.js"], { API_PORT: apiPort }),
];

function stopAll() {
  for (const child of processes) child.kill("SIGTERM");
}

for (const child of processes) child.on("exit", stopAll);
process.on("SIGINT", stopAll);
process.on("SIGTERM", stopAll);
