import { isMainThread } from "node:worker_threads";

// Loaded with --import, which a thread inherits from the process: only the one that serves people is looked into.
if (isMainThread && process.send) {
  const answer = process.send.bind(process);
  process.on("message", () => {
    // What the first one lets go may have been held by what only ends then.
    for (let times = 0; times < 2; times++) globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    answer({ heapUsed, external, rss, isCollected: globalThis.gc !== undefined });
  });
  process.channel?.unref();
}
