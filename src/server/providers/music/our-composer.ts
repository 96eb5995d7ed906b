import { renderInThread } from "#server/audio/music/render-in-thread.ts";
import { type ComposeRequest, type MusicMaker, MusicUnavailable } from "./music.ts";

/** One piece at a time: each needs a core and some 200 MB. Who is next is who came first; who gives up waiting costs nothing. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const before = last;
    const done = Promise.withResolvers<void>();
    last = Promise.all([before, done.promise]);
    const cancelled = Promise.withResolvers<never>();
    const cancel = () => cancelled.reject(signal.reason);
    signal.addEventListener("abort", cancel, { once: true });
    try {
      await Promise.race([before, cancelled.promise]);
      return await work();
    } finally {
      signal.removeEventListener("abort", cancel);
      done.resolve();
    }
  };
}

async function composeOne({ mood, durationMs, seed, signal, onProgress }: ComposeRequest) {
  try {
    const mp3 = await renderInThread({ mood, seconds: durationMs / 1000, seed }, { signal, onProgress });
    onProgress(1);
    return { mp3, isSeamless: true };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw new MusicUnavailable(`the composer failed: ${String(error)}`);
  }
}

/** Our own composer: needs no account and no network, and goes by the mood alone. Several requests are served one after the other. */
export function createOurComposer(): MusicMaker {
  const inTurn = createQueue();
  return {
    label: "Built-in composer",
    compose: (request) => inTurn(request.signal, () => composeOne(request)),
  };
}
