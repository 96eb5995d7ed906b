import type { TurnEvent, UnnumberedTurnEvent } from "#shared/turn.ts";

/** The events of one turn, numbered from 0, for any number of listeners that come, go and come back. */
export interface EventLog {
  append(event: UnnumberedTurnEvent): void;
  /** The events after number `after`, those that are still to come included, until `done`. */
  listen(after: number, signal?: AbortSignal): AsyncGenerator<TurnEvent, void, void>;
  readonly isDone: boolean;
  readonly count: number;
}

/** Opens an empty log. */
export function createEventLog(): EventLog {
  const events: TurnEvent[] = [];
  const waiting = new Set<() => void>();
  const isDone = () => events.at(-1)?.type === "done";
  const more = (signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        waiting.delete(wake);
        signal?.removeEventListener("abort", wake);
        resolve();
      };
      waiting.add(wake);
      signal?.addEventListener("abort", wake, { once: true });
    });
  return {
    append: (event) => {
      if (isDone()) return;
      events.push({ ...event, at: events.length });
      for (const wake of [...waiting]) wake();
    },
    listen: async function* (after, signal) {
      for (let next = after + 1; !signal?.aborted; ) {
        const event = events[next];
        if (event) {
          next += 1;
          yield event;
          if (event.type === "done") return;
        } else if (isDone()) return;
        else await more(signal);
      }
    },
    get isDone() {
      return isDone();
    },
    get count() {
      return events.length;
    },
  };
}
