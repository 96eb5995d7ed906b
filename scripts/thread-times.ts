import { readdirSync, readFileSync } from "node:fs";

/** What threads spent in their life, in milliseconds: on a processor, and ready to run while none was free. */
export interface ThreadTimes {
  ranMs: number;
  waitedMs: number;
}

const nsPerMs = 1e6;

/** One thread's, as Linux's schedstat tells them. */
function read(path: string): ThreadTimes {
  const [ran = 0, waited = 0] = readFileSync(path, "utf8").split(" ").map(Number);
  return { ranMs: ran / nsPerMs, waitedMs: waited / nsPerMs };
}

/** Of the thread that runs a process's main loop. */
export const mainThread = (pid: number | "self"): ThreadTimes =>
  read(pid === "self" ? `/proc/self/task/${process.pid}/schedstat` : `/proc/${pid}/task/${pid}/schedstat`);

/** Of all threads that a process has now. */
export function allThreads(pid: number): ThreadTimes {
  let sum: ThreadTimes = { ranMs: 0, waitedMs: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const { ranMs, waitedMs } = read(`/proc/${pid}/task/${thread}/schedstat`);
    sum = { ranMs: sum.ranMs + ranMs, waitedMs: sum.waitedMs + waitedMs };
  }
  return sum;
}
