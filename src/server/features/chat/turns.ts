import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { ErrorCode, ErrorDetails } from "#shared/errors.ts";
import { errorText } from "#shared/errors.ts";
import type { TurnEvent, UnnumberedTurnEvent } from "#shared/turn.ts";
import { createEventLog, type EventLog } from "./event-log.ts";
import { replayEnded } from "./replay.ts";
import { findTurn } from "./turn-store.ts";

/** A turn while it runs: how its work tells listeners, and how it learns that the person stopped it. */
export interface RunningTurn {
  readonly id: string;
  readonly userId: string;
  readonly signal: AbortSignal;
  tell(event: UnnumberedTurnEvent): void;
  fail(code: ErrorCode, details?: ErrorDetails): void;
}

/** The work of replies and meditations: it goes on without listeners, and listeners may come back to it. */
export interface Turns {
  /** Starts work that was already saved as running. `done` is told when the work has settled, however it did. */
  start(turn: { id: string; userId: string }, work: (running: RunningTurn) => Promise<void>): void;
  /** Listens to a person's turn after event `after`; a turn that has ended is told from what was saved. */
  follow(
    userId: string,
    turnId: string,
    after: number,
    signal?: AbortSignal,
  ): Promise<AsyncGenerator<TurnEvent, void, void>>;
  /** Stops a turn; what had arrived is kept. False when it is not running here. */
  stop(userId: string, turnId: string): boolean;
  /** Stops whatever runs here for a person. */
  stopAll(userId: string): void;
  /** Stops everything and waits until it is saved. */
  close(): Promise<void>;
}

interface Live {
  userId: string;
  log: EventLog;
  stopping: AbortController;
  settled: Promise<void>;
}

/** Why a turn's signal was aborted. */
export class StoppedByPerson extends Error {
  override readonly name = "StoppedByPerson";
}

const keptAfterEndMs = 60_000;
const askAgainMs = 250;

/** Runs turns in this process. */
export function createTurns({ db, log }: { db: Database; log: Logger }): Turns {
  const live = new Map<string, Live>();

  const start: Turns["start"] = ({ id, userId }, work) => {
    const events = createEventLog();
    const stopping = new AbortController();
    const running: RunningTurn = {
      id,
      userId,
      signal: stopping.signal,
      tell: events.append,
      fail: (code, details) => events.append({ type: "failed", code, text: errorText(code, details) }),
    };
    const settled = work(running)
      .catch((error: unknown) => {
        log.error({ turnId: id, err: error }, "a turn broke");
        running.fail("INTERNAL");
      })
      .finally(() => {
        events.append({ type: "done" });
        setTimeout(() => live.delete(id), keptAfterEndMs).unref();
      });
    live.set(id, { userId, log: events, stopping, settled });
  };

  /** What there is to tell of a turn; nothing while another process is still at it. */
  const tell = async (userId: string, turnId: string, after: number, signal?: AbortSignal) => {
    const running = live.get(turnId);
    if (running?.userId === userId) return running.log.listen(after, signal);
    return db.asUser(userId, async (tx) => {
      const kept = await findTurn(tx, turnId);
      if (!kept) throw new Refusal("NOT_FOUND");
      return kept.status === "running" ? undefined : replayEnded(tx, kept, after);
    });
  };

  async function* tellLater(userId: string, turnId: string, after: number, signal?: AbortSignal) {
    while (!signal?.aborted) {
      await sleep(askAgainMs, undefined, { ref: false });
      const told = await tell(userId, turnId, after, signal);
      if (told) return yield* told;
    }
  }

  return {
    start,
    follow: async (userId, turnId, after, signal) => {
      const told = await tell(userId, turnId, after, signal);
      return told ?? tellLater(userId, turnId, after, signal);
    },
    stop: (userId, turnId) => {
      const running = live.get(turnId);
      if (!running || running.userId !== userId || running.log.isDone) return false;
      running.stopping.abort(new StoppedByPerson());
      return true;
    },
    stopAll: (userId) => {
      for (const running of live.values()) {
        if (running.userId === userId && !running.log.isDone) running.stopping.abort(new StoppedByPerson());
      }
    },
    close: async () => {
      for (const { stopping } of live.values()) stopping.abort(new StoppedByPerson());
      await Promise.all([...live.values()].map(({ settled }) => settled));
    },
  };
}
