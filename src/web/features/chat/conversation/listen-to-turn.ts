import type { TurnEvent } from "#shared/chat/turn.ts";
import { errorStatus } from "#web/lib/notices/error-sentence.ts";

/** How to listen to a turn, and whom to tell. */
export interface TurnListening {
  /** Opens the first connection: sends the message, or follows a turn that runs already. */
  open: () => Promise<AsyncIterable<TurnEvent>>;
  /** Opens a further connection from after an event on. */
  follow: (turnId: string, after: number) => Promise<AsyncIterable<TurnEvent>>;
  onEvent: (event: TurnEvent) => void;
  onLost: () => void;
  /** Resolves when it is worth trying again. */
  wait: (attempt: number) => Promise<void>;
  signal: AbortSignal;
  /** Known from the start when a running turn is followed. */
  turnId?: string;
}

/**
 * Listens to a turn until its `done`. A stream that ends without it has broken, and is followed again from the last
 * event on. What was never answered is not sent a second time: the first refusal is thrown, as is any later one.
 */
export async function listenToTurn(listening: TurnListening): Promise<void> {
  const { follow, onEvent, onLost, wait, signal } = listening;
  let open = listening.open;
  let turnId = listening.turnId;
  let lastAt = -1;
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      for await (const event of await open()) {
        if (signal.aborted) return;
        if (event.type === "started") turnId = event.turnId;
        lastAt = Math.max(lastAt, event.at);
        attempt = 0;
        onEvent(event);
        if (event.type === "done") return;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (turnId === undefined || isClientError(error)) throw error;
    }
    const known = turnId;
    if (known === undefined) throw new TypeError("The stream ended before the turn began");
    if (signal.aborted) return;
    onLost();
    await wait(attempt);
    open = () => follow(known, lastAt);
  }
}

function isClientError(error: unknown): boolean {
  const status = errorStatus(error) ?? 0;
  return status >= 400 && status < 500 && status !== 429 && status !== 408;
}

/** Waits a little longer after each attempt, up to half a minute, and no longer once the network is back. */
export function waitToReconnect(attempt: number): Promise<void> {
  const pauseMs = Math.min(500 * 2 ** attempt, 30_000);
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    window.addEventListener("online", go);
  });
}
