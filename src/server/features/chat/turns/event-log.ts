import { createWakeUp } from "#server/wake-up.ts";
import type { TurnEvent, UnnumberedTurnEvent } from "#shared/chat/turn.ts";

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
  const wakeUp = createWakeUp();
  const isDone = () => events.at(-1)?.type === "done";
  return {
    append: (event) => {
      if (isDone()) return;
      events.push({ ...event, at: events.length });
      wakeUp.all();
    },
    listen: async function* (after, signal) {
      for (let next = after + 1; !signal?.aborted; ) {
        const event = events[next];
        if (event) {
          next += 1;
          yield event;
          if (event.type === "done") return;
        } else if (isDone()) return;
        else await wakeUp.next(signal);
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
