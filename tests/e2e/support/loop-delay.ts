import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { LoopDelay } from "./loop-probe.ts";

/** The module that watches a process from inside; loaded with `--import`, in a process with an IPC channel. */
export const loopProbePreload = fileURLToPath(new URL("./loop-probe-preload.ts", import.meta.url));

const delays = z.object({ p50: z.number(), p99: z.number(), p999: z.number(), max: z.number() });
const loopDelay = z.object({ waited: delays, own: delays, looks: z.number() });

/** A process whose event loop is watched from inside. */
export interface ProbedLoop {
  /** How late the loop was while `during` ran. */
  loopDelay(during: () => Promise<unknown>): Promise<LoopDelay>;
  /** Keeps the loop busy for so long: a probe that does not see it is no probe. */
  stall(forMs: number): Promise<void>;
}

/** Asks the probe of a process; the process may be another one after a restart. */
export function probeLoop(process: () => ChildProcess): ProbedLoop {
  const ask = async (message: object | string): Promise<unknown> => {
    const answered = once(process(), "message");
    process().send(message);
    return (await answered)[0];
  };
  const read = async () => loopDelay.parse(await ask("read"));
  return {
    loopDelay: async (during) => {
      await read();
      await during();
      return read();
    },
    stall: async (stallMs) => {
      await ask({ stallMs });
    },
  };
}

/** A process that does nothing but look: what it waits, anything on this machine waits at that moment. */
export function startIdleLoop(): ProbedLoop & { stop(): void } {
  const nothing = "setInterval(() => {}, 2 ** 30)";
  const idle = spawn(process.execPath, ["--import", loopProbePreload, "--eval", nothing], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return { ...probeLoop(() => idle), stop: () => void idle.kill("SIGKILL") };
}
