import { errorStatus } from "./notices/error-sentence.ts";

/** How to listen to what runs at the server, whether or not anybody listens. */
export interface Listening<Event> {
  /** Opens a connection; after a break once more, for what came since. */
  open: (signal: AbortSignal) => Promise<AsyncIterable<Event>>;
  onEvent: (event: Event) => void;
  /** Whether an event is the last; a stream that ends without it has broken. */
  isLast: (event: Event) => boolean;
  /** Whether there is something to come back to yet: what was never answered is not sent a second time. */
  canResume?: () => boolean;
  onLost?: () => void;
  /** Resolves when it is worth trying again. */
  wait?: (attempt: number, signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Listens until the last event, over as many connections as it takes, however long the network is away. A refusal is
 * thrown; whoever has left hears nothing more.
 */
export async function listen<Event>(listening: Listening<Event>): Promise<void> {
  const { open, onEvent, isLast, canResume = () => true, onLost, wait = waitToReconnect, signal } = listening;
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      for await (const event of await open(signal)) {
        if (signal.aborted) return;
        attempt = 0;
        onEvent(event);
        if (isLast(event)) return;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!canResume() || isRefusal(error)) throw error;
    }
    if (!canResume()) throw new TypeError("The stream ended before it began");
    if (signal.aborted) return;
    onLost?.();
    await wait(attempt, signal);
  }
}

/** A refusal that would be the same the next time; a server that is busy is asked again. */
function isRefusal(error: unknown): boolean {
  const status = errorStatus(error) ?? 0;
  return status >= 400 && status < 500 && status !== 429 && status !== 408;
}

/** Waits a little longer after each attempt, up to half a minute, and no longer once the network is back or nobody listens. */
function waitToReconnect(attempt: number, signal: AbortSignal): Promise<void> {
  const pauseMs = Math.min(500 * 2 ** attempt, 30_000);
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      signal.removeEventListener("abort", go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    window.addEventListener("online", go);
    signal.addEventListener("abort", go);
  });
}
