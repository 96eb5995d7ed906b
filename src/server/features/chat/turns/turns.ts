import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { AppError } from "#server/app-error.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import type { Signals } from "#server/db/signals.ts";
import type { LiveParts } from "#server/features/live/live-parts.ts";
import type { TurnWatch } from "#server/watching/metrics.ts";
import type { TurnEvent, UnnumberedTurnEvent } from "#shared/chat/turn.ts";
import type { ErrorCode } from "#shared/contract/errors.ts";
import { endLostTurn } from "./end-lost-turn.ts";
import { type EndedTurn, eventsOfEnd, readEndedTurn, replayEnded } from "./ended-turn.ts";
import { asLines, eachLine, isEnd, readEvent } from "./event-lines.ts";
import { createEventLog, type EventLog } from "./event-log.ts";
import { keepSettling, type SettlingNeeds, type TurnEnd } from "./settle-turn.ts";
import { createTurnLeases } from "./turn-leases.ts";
import {
  addTurn,
  askToStop,
  findRunningOfPerson,
  findRunningTurn,
  findTurn,
  removeEndedTurns,
} from "./turn-store.ts";

/** A turn while it runs: how its work tells listeners and ends it, and how it learns that it is to stop. */
export interface RunningTurn {
  readonly id: string;
  readonly userId: string;
  /** Aborted with a `StopReason`. */
  readonly signal: AbortSignal;
  /** How many turns this process runs now. */
  turnsHere(): number;
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
  /** Stops a turn, whichever process runs it; what had arrived is kept. False when it is not running. */
  stop(userId: string, turnId: string): Promise<boolean>;
  /** Stops whatever runs for a person. */
  stopAll(userId: string): Promise<void>;
  /**
   * Begins to hold what runs here, and to end what nobody runs any more; `isAlone` says that no other process can run
   * any, and what an earlier one left is then ended before this returns.
   */
  watch(isAlone: boolean): Promise<void>;
  /** Removes what ended a while ago. */
  forgetOld(): Promise<void>;
  /** Begins no more turns, and waits for those that run, so long at most. */
  drain(mostMs: number): Promise<void>;
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
/** After the end of a turn elsewhere, what its process still has to say is waited for so long. */
const afterEndMs = 30_000;
const endTravelsMs = 3_000;

/** What runs turns. `owner` is this process's name in leases; a lease of another length is for tests. */
interface Needs extends SettlingNeeds {
  db: Database;
  signals: Signals;
  liveParts: LiveParts;
  log: Logger;
  owner: string;
  leaseMs?: number | undefined;
  watch?: TurnWatch | undefined;
}

/** Runs turns in this process. */
export function createTurns(needs: Needs): Turns {
  const { db, signals, liveParts, care, usage, memory, log, owner, leaseMs, watch } = needs;
  const live = new Map<string, Live>();
  let isDraining = false;
  let runningHere = 0;
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
    stop: (id) => stopHere(id),
  });
  const stopHere = (id: string) => {
    const running = live.get(id);
    if (!running || running.log.isDone) return false;
    running.stopping.abort(new StopReason("person"));
    return true;
  };
  // Whoever tells it has seen that the turn is the person's own.
  signals.hear("stop turn ", stopHere);

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
    let firstTextSeconds: number | undefined;
    const tell: RunningTurn["tell"] = (event) => {
      if (firstTextSeconds === undefined && event.type === "text") {
        firstTextSeconds = (performance.now() - from) / 1000;
        watch?.firstText(firstTextSeconds);
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
        await work({ id, userId, signal: stopping.signal, turnsHere: () => runningHere, tell, settle });
      } catch (error) {
        log.error({ turnId: id, err: error }, "a turn broke");
        if (!entry.isSettling) await settle(broken, "INTERNAL");
      } finally {
        events.append({ type: "done" });
        runningHere -= 1;
        watch?.ended(status, { turnId: id, seconds: (performance.now() - from) / 1000, firstTextSeconds });
        const forget = () => {
          live.delete(id);
          withdraw();
        };
        setTimeout(forget, keptAfterEndMs).unref();
      }
    };
    leaveEnded(chatSessionId);
    live.set(id, entry);
    const withdraw = liveParts.offer({ subject: `turn:${id}`, userId, open: asLines(events) });
    watch?.began();
    runningHere += 1;
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

  /** A turn that runs at another process: its events as they come, or its end as it was saved once nothing more comes. */
  async function* tellFromElsewhere(
    userId: string,
    turnId: string,
    after: number,
    signal?: AbortSignal,
  ): AsyncGenerator<TurnEvent, void, void> {
    let last = after;
    let hasEnd = false;
    let endedAt: number | undefined;
    for await (const line of eachLine(liveParts.follow(userId, `turn:${turnId}`, signal))) {
      const event = line === undefined ? undefined : readEvent(line);
      if (event && event.at > last) {
        last = event.at;
        hasEnd ||= isEnd(event);
        yield event;
        if (event.type === "done") return;
      }
      if (event || signal?.aborted) continue;
      const told = await tell(userId, turnId, last, signal);
      if (!told) continue;
      endedAt ??= performance.now();
      const waitedMs = performance.now() - endedAt;
      // The row is there before the word that travels: whoever heard anything is given time to hear the end as well.
      if (!hasEnd && (last === after || waitedMs > endTravelsMs)) return yield* told;
      if (waitedMs > afterEndMs) return yield { type: "done" as const, at: last + 1 };
    }
  }

  const stop: Turns["stop"] = async (userId, turnId) => {
    if (live.get(turnId)?.userId === userId && stopHere(turnId)) return true;
    if (!(await db.asUser(userId, (tx) => askToStop(tx, turnId)))) return false;
    signals.tell(`stop turn ${turnId}`);
    return true;
  };

  return {
    begin: async (tx, turn) => {
      if (isDraining) throw new AppError("RESTARTING");
      const id = crypto.randomUUID();
      await addTurn(tx, { id, ...turn }, leases.lease);
      return id;
    },
    start,
    findRunning,
    follow: async (userId, turnId, after, signal) => {
      const told = await tell(userId, turnId, after, signal);
      return told ?? tellFromElsewhere(userId, turnId, after, signal);
    },
    stop,
    stopAll: async (userId) => {
      const here = [...live].filter(([, running]) => running.userId === userId).map(([id]) => id);
      const elsewhere = await db.asUser(userId, (tx) => findRunningOfPerson(tx, userId));
      for (const id of new Set([...here, ...elsewhere])) await stop(userId, id);
    },
    watch: leases.watch,
    forgetOld: () => db.asWorker(removeEndedTurns),
    drain: async (mostMs) => {
      isDraining = true;
      const settled = Promise.all([...live.values()].map((running) => running.settled));
      await Promise.race([settled, sleep(mostMs, undefined, { ref: false })]);
    },
    close: async () => {
      closing.abort();
      for (const { stopping } of live.values()) stopping.abort(new StopReason("closing"));
      await Promise.all([...live.values()].map(({ settled }) => settled));
      await leases.close();
    },
  };
}
