import { isMainThread } from "node:worker_threads";
import { z } from "zod";
import { watchLoop } from "./loop-probe.ts";

const order = z.union([z.literal("read"), z.object({ stallMs: z.number() })]);

// Loaded with --import, which a thread inherits from the process: only the loop that serves people is watched.
if (isMainThread && process.send) {
  const probe = watchLoop();
  const answer = process.send.bind(process);
  process.on("message", (message) => {
    const asked = order.parse(message);
    if (asked !== "read") stall(asked.stallMs);
    answer(asked === "read" ? probe.read() : { ...asked });
  });
  process.channel?.unref();
}

/** A loop that is busy, counted in processor time: what the probe is there to find on any machine. */
function stall(forMs: number): void {
  const workedMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const until = workedMs() + forMs;
  while (workedMs() < until);
}
