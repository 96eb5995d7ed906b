import { setTimeout as sleep } from "node:timers/promises";
import { streamBody } from "./stream-body.ts";

const keepAliveMs = 15_000;

/**
 * A response of server-sent events: each text becomes one `data:` line. A comment goes out whenever nothing was said for
 * a while, so that no relay takes the silence for an end.
 */
export function eventStream(texts: AsyncIterator<string>, everyMs: number = keepAliveMs): Response {
  return new Response(streamBody(lines(texts, everyMs)), {
    headers: { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" },
  });
}

async function* lines(texts: AsyncIterator<string>, everyMs: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  try {
    let next = texts.next();
    while (true) {
      const stopped = new AbortController();
      const quiet = sleep(everyMs, "quiet" as const, { signal: stopped.signal, ref: false });
      const heard = await Promise.race([next, quiet.catch(() => "quiet" as const)]);
      stopped.abort();
      if (heard === "quiet") {
        yield encoder.encode(": \n\n");
        continue;
      }
      if (heard.done) return;
      yield encoder.encode(`data: ${heard.value}\n\n`);
      next = texts.next();
    }
  } finally {
    await texts.return?.();
  }
}
