import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { endLostTurn } from "./end-lost-turn.ts";
import type { SettlingNeeds } from "./settle-turn.ts";
import { findLost, findOfOthers, type Lease, renewLeases } from "./turn-store.ts";

/** With a look every quarter of it, a turn that lost its process is ended within 30 seconds. */
const usualLeaseMs = 20_000;
const looksPerLease = 4;

/** Who holds turns, and who decides that nobody holds one any more. */
export interface TurnLeases {
  readonly lease: Lease;
  /**
   * Whether a lease that has run out says anything: after a time in which the database was away nobody could renew,
   * and everybody gets a whole lease's time for it first.
   */
  canJudge(): boolean;
  watch(isAlone: boolean): Promise<void>;
  close(): Promise<void>;
}

/** What leases need: the turns that run here, and a way to say that one of them was ended by somebody else. */
interface Needs extends SettlingNeeds {
  db: Database;
  log: Logger;
  owner: string;
  leaseMs: number | undefined;
  held(): string[];
  lose(turnId: string): void;
  /** Somebody asked for it to stop, at another process. */
  stop(turnId: string): void;
}

/** Renews the leases of what runs here, and ends what nobody runs. */
export function createTurnLeases({
  db,
  care,
  usage,
  memory,
  log,
  owner,
  leaseMs,
  held,
  lose,
  stop,
}: Needs): TurnLeases {
  const lease: Lease = { owner, ms: leaseMs ?? usualLeaseMs };
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let reachableSince: number | undefined;

  const canJudge = () => reachableSince !== undefined && performance.now() - reachableSince >= lease.ms;

  const endThose = async (lost: { id: string; userId: string }[]) => {
    const here = new Set(held());
    let count = 0;
    for (const { id, userId } of lost) {
      if (here.has(id)) continue;
      try {
        if (await db.asUser(userId, (tx) => endLostTurn(tx, { care, usage, memory }, id))) count += 1;
      } catch (error) {
        log.error({ turnId: id, err: error }, "a reply that had broken off could not be ended");
      }
    }
    if (count > 0) log.info({ count }, "replies that had broken off were kept");
    return count;
  };

  const renew = async () => {
    const before = held();
    const renewed = await db.asWorker((tx) => renewLeases(tx, before, lease));
    const stillHeld = new Set(renewed.map(({ id }) => id));
    const after = new Set(held());
    for (const id of before) if (after.has(id) && !stillHeld.has(id)) lose(id);
    for (const { id, isStopAsked } of renewed) if (isStopAsked) stop(id);
  };

  const look = async () => {
    try {
      await renew();
      reachableSince ??= performance.now();
      if (canJudge()) await endThose(await db.asWorker(findLost));
    } catch (error) {
      if (reachableSince !== undefined) log.warn({ err: error }, "running replies could not be held");
      reachableSince = undefined;
    }
  };

  return {
    lease,
    canJudge,
    watch: async (isAlone) => {
      if (isAlone) {
        while ((await endThose(await db.asWorker((tx) => findOfOthers(tx, owner)))) > 0);
        reachableSince = performance.now() - lease.ms;
      }
      const lookAgain = () => {
        looking ??= look().finally(() => {
          looking = undefined;
        });
      };
      timer = setInterval(lookAgain, lease.ms / looksPerLease).unref();
      lookAgain();
    },
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
