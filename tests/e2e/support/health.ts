import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

const everyMs = 25;
/** A product that is about to serve answers late where the machine has other work; one that hangs is asked again. */
const answerMs = 15_000;

/** Resolves once `/api/health` answers 200; throws when the process ends first or the time is up. */
export async function waitUntilHealthy(url: string, child: ChildProcess, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`);
    }
    if (await isHealthy(url)) return;
    await delay(everyMs);
  }
  throw new Error(`no healthy answer within ${withinMs} ms`);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(answerMs) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // Nobody listens yet: that is what we are waiting for.
    return false;
  }
}
