import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import type { Watched } from "./watch-thread.ts";

const { beats, doing, mostMs }: Watched = workerData;
const lookMs = 100;

const processMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let last = -1;
let since = 0;
setInterval(() => {
  const now = Atomics.load(new Int32Array(beats), 0);
  if (now !== last) {
    last = now;
    since = processMs();
  } else if (processMs() - since > mostMs) {
    const name = Buffer.from(new Uint8Array(doing)).toString().replaceAll("\u0000", "");
    writeSync(2, `no end of ${name}\n`);
    process.kill(process.pid, "SIGKILL"); // nothing gentler is heard by a thread that does not come back
  }
}, lookMs);
