import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { AppError } from "#server/app-error.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import type { TurnWatch } from "#server/watching/metrics.ts";
import type { TurnEvent, UnnumberedTurnEvent } from "#shared/chat/turn.ts";
import type { ErrorCode } from "#shared/contract/errors.ts";
import { endLostTurn } from "./end-lost-turn.ts";
import { type EndedTurn, eventsOfEnd, readEndedTurn } from "./ended-turn.ts";
import { createEventLog, type EventLog } from "./event-log.ts";
import { keepSettling } from "./keep-settling.ts";
import { replayEnded } from "./replay.ts";
import type { SettlingNeeds, TurnEnd } from "./settle-turn.ts";
import { createTurnLeases } from "./turn-leases.ts";
import { addTurn, findRunningTurn, findTurn } from "./turn-store.ts";

/** A turn while it runs: how its work tells listeners and ends it, and how it learns that it is to stop. */
export interface RunningTurn {
  readonly id: string;
  readonly userId: string;
  /** Aborted with a `StopReason`. */
  readonly signal: AbortSignal;
  tell(event: UnnumberedTurnEvent): void;
  /**
   * Saves how the turn ended, however long the database is away, and tells it; returns how it ended, which is the kept
   * end when somebody else came first. What cannot be saved ends the turn without text, as `unsaved` says.
   */
  settle(end: TurnEnd, unsaved: ErrorCode): Promise<EndedTurn | undefined>;
}

/** A turn as it begins. */
interface NewTurn {
  userId: string;
  chatSessionId: string;
  kind: "reply" | "meditation";
  messageId?: string;
  rewritesMessageId?: string | undefined;
  countedOn?: string | undefined;
}

/** A turn that has begun and whose work may start. */
interface StartedTurn {
  id: string;
  userId: string;
  chatSessionId: string;
}

/** The work of replies and meditations: it goes on without listeners, and listeners may come back to it. */
export interface Turns {
  /** Adds a turn inside the caller's transaction, held by this process; `start` it after the commit. Returns its id. */
  begin(tx: Transaction, turn: NewTurn): Promise<string>;
  /** Starts the work of a turn that has begun; what an earlier one of the chat still does after its end is broken off. `done` is told when the work has settled, however it did. */
  start(turn: StartedTurn, work: (running: RunningTurn) => Promise<void>): void;
  /** The turn that somebody is running in a chat; one that nobody is running any more is ended first. */
  findRunning(tx: Transaction, sessionId: string): Promise<{ id: string } | undefined>;
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
  /**
   * Begins to hold what runs here, and to end what nobody runs any more; `isAlone` says that no other process can run
   * any, and what an earlier one left is then ended before this returns.
   */
  watch(isAlone: boolean): Promise<void>;
  /** Interrupts everything and waits until it is saved. */
  close(): Promise<void>;
}

interface Live extends Omit<StartedTurn, "id"> {
  log: EventLog;
  stopping: AbortController;
  /** From the moment its end is being saved; only the end itself then says what becomes of it. */
  isSettling: boolean;
  settled: Promise<void>;
}

/** Why a turn's signal was aborted. */
export class StopReason extends Error {
  override readonly name = "StopReason";
  readonly why: "person" | "ended-elsewhere" | "closing" | "next-turn";

  constructor(why: StopReason["why"]) {
    super(`stopped: ${why}`);
    this.why = why;
  }
}

const broken: TurnEnd = {
  status: "failed",
  text: "",
  kind: "message",
  sources: [],
  errorCode: "INTERNAL",
};
const keptAfterEndMs = 60_000;
const askAgainMs = 250;

/** What runs turns. `owner` is this process's name in leases; a lease of another length is for tests. */
interface Needs extends SettlingNeeds {
  db: Database;
  log: Logger;
  owner: string;
  leaseMs?: number | undefined;
  watch?: TurnWatch | undefined;
}

/** Runs turns in this process. */
export function createTurns(needs: Needs): Turns {
  const { db, care, usage, memory, log, owner, leaseMs, watch } = needs;
  const live = new Map<string, Live>();
  const closing = new AbortController();
  const leases = createTurnLeases({
    db,
    care,
    usage,
    memory,
    log,
    owner,
    leaseMs,
    held: () => [...live].filter(([, { log: events }]) => !events.isDone).map(([id]) => id),
    lose: (id) => {
      const running = live.get(id);
      if (running && !running.isSettling) running.stopping.abort(new StopReason("ended-elsewhere"));
    },
  });

  /** Only follow-ups come after an end, and they are of no use once the person has gone on. */
  const leaveEnded = (chatSessionId: string) => {
    for (const running of live.values())
      if (running.chatSessionId === chatSessionId && running.isSettling)
        running.stopping.abort(new StopReason("next-turn"));
  };

  const start: Turns["start"] = ({ id, userId, chatSessionId }, work) => {
    const events = createEventLog();
    const stopping = new AbortController();
    const entry: Live = {
      userId,
      chatSessionId,
      log: events,
      stopping,
      isSettling: false,
      settled: Promise.resolve(),
    };
    const from = performance.now();
    let isSilent = true;
    const tell: RunningTurn["tell"] = (event) => {
      if (isSilent && event.type === "text") {
        isSilent = false;
        watch?.firstText((performance.now() - from) / 1000);
      }
      events.append(event);
    };
    let status: EndedTurn["status"] | "unsaved" = "unsaved";
    const settle: RunningTurn["settle"] = async (end, unsaved) => {
      entry.isSettling = true;
      const turn = { id, userId };
      const ended = await keepSettling({ db, care, usage, memory, log, signal: closing.signal }, turn, {
        end,
        unsaved,
      });
      for (const event of ended ? eventsOfEnd(ended) : []) events.append(event);
      status = ended?.status ?? "unsaved";
      return ended;
    };
    const run = async () => {
      try {
        await work({ id, userId, signal: stopping.signal, tell, settle });
      } catch (error) {
        log.error({ turnId: id, err: error }, "a turn broke");
        if (!entry.isSettling) await settle(broken, "INTERNAL");
      } finally {
        events.append({ type: "done" });
        watch?.ended(status);
        setTimeout(() => live.delete(id), keptAfterEndMs).unref();
      }
    };
    leaveEnded(chatSessionId);
    live.set(id, entry);
    watch?.began();
    entry.settled = run();
    if (closing.signal.aborted) stopping.abort(new StopReason("closing"));
  };

  const findRunning: Turns["findRunning"] = async (tx, sessionId) => {
    const running = await findRunningTurn(tx, sessionId);
    if (!running) return undefined;
    const isLost = !running.isHeld && !live.has(running.id) && leases.canJudge();
    return isLost && (await endLostTurn(tx, { care, usage, memory }, running.id)) ? undefined : running;
  };

  /** What there is to tell of a turn; nothing while another process is still at it. */
  const tell = async (userId: string, turnId: string, after: number, signal?: AbortSignal) => {
    const running = live.get(turnId);
    if (running?.userId === userId) return running.log.listen(after, signal);
    return db.asUser(userId, async (tx) => {
      const kept = await findTurn(tx, turnId);
      if (!kept) throw new AppError("NOT_FOUND");
      const ended = await readEndedTurn(tx, care, kept);
      return ended && replayEnded(ended, after);
    });
  };

  async function* tellLater(userId: string, turnId: string, after: number, signal?: AbortSignal) {
    while (!signal?.aborted) {
      await sleep(askAgainMs, undefined, { ref: false });
      const told = await tell(userId, turnId, after, signal);
      if (told) return yield* told;
    }
  }

  const stopThose = (userId: string, why: StopReason["why"], condition: (id: string) => boolean) => {
    let isAny = false;
    for (const [id, running] of live) {
      if (running.userId !== userId || running.log.isDone || !condition(id)) continue;
      running.stopping.abort(new StopReason(why));
      isAny = true;
    }
    return isAny;
  };

  return {
    begin: async (tx, turn) => {
      const id = crypto.randomUUID();
      await addTurn(tx, { id, ...turn }, leases.lease);
      return id;
    },
    start,
    findRunning,
    follow: async (userId, turnId, after, signal) => {
      const told = await tell(userId, turnId, after, signal);
      return told ?? tellLater(userId, turnId, after, signal);
    },
    stop: (userId, turnId) => stopThose(userId, "person", (id) => id === turnId),
    stopAll: (userId) => void stopThose(userId, "person", () => true),
    watch: leases.watch,
    close: async () => {
      closing.abort();
      for (const { stopping } of live.values()) stopping.abort(new StopReason("closing"));
      await Promise.all([...live.values()].map(({ settled }) => settled));
      await leases.close();
    },
  };
}
