import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { DatabaseUnreachable } from "#server/db/database-unreachable.ts";
import type { UsageShare } from "#shared/account/usage.ts";
import {
  addToDay,
  type DaySum,
  findDay,
  findDays,
  type Metered,
  type MeteredDay,
  removeDaysBefore,
  sumDays,
} from "./store.ts";

/** What a person's day may hold, as the operator set it; without a number it is not capped. */
export interface Caps {
  tokens?: number | undefined;
  speechSeconds?: number | undefined;
  dictationSeconds?: number | undefined;
}

/** How much of a cap a person has used today, in whole tokens or seconds. */
export interface Share {
  used: number;
  cap: number;
}

/**
 * Adds up what models and voices make for each person on each UTC day. One more call may go over a cap: what it comes to
 * is known when it has ended.
 */
export interface Metering {
  /** Adds to a person's day of now. Returns at once: it is written soon, and as long as the database is away it waits here. */
  add(userId: string, metered: Partial<Metered>): void;
  /** A person's share of today; nothing where the operator set no cap. */
  share(userId: string, of: keyof Caps): Promise<Share | undefined>;
  /** Every share of today that is capped. */
  shares(userId: string): Promise<UsageShare[]>;
  /** Whether today's share is used up. A database that fails uses nothing up. */
  isUsedUp(userId: string, of: keyof Caps): Promise<boolean>;
  /** When the day ends, and every share is whole again. */
  resetsAt(): Date;
  /** The same as a time to wait, in seconds. */
  secondsToReset(): number;
  /** Every day of a person's that is kept, oldest first. */
  list(userId: string): Promise<MeteredDay[]>;
  /** What was made on each day that is kept, everybody's together, the newest first. */
  byDay(): Promise<DaySum[]>;
  /** Forgets what is a month old, everybody's. */
  forgetOld(): Promise<void>;
  /** Writes what still waits. */
  close(): Promise<void>;
}

const keptDays = 31;
const dayMs = 86_400_000;
/** A narration is counted by the sentence; so much of it is written at once. */
const writeAfterMs = 1000;

const nothing: Metered = {
  tokensIn: 0,
  tokensOut: 0,
  estimatedTokensIn: 0,
  estimatedTokensOut: 0,
  serviceSpeechMs: 0,
  builtInSpeechMs: 0,
  dictatedMs: 0,
};

const usedOf: Record<keyof Caps, (metered: Metered) => number> = {
  tokens: ({ tokensIn, tokensOut, estimatedTokensIn, estimatedTokensOut }) =>
    tokensIn + tokensOut + estimatedTokensIn + estimatedTokensOut,
  // What the built-in voice speaks costs nobody anything.
  speechSeconds: ({ serviceSpeechMs }) => Math.floor(serviceSpeechMs / 1000),
  dictationSeconds: ({ dictatedMs }) => Math.floor(dictatedMs / 1000),
};

interface Waiting {
  userId: string;
  day: string;
  metered: Metered;
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Metering over the database, by the injected clock. */
export function createMetering(needs: {
  db: Database;
  clock: () => Date;
  log: Logger;
  caps: Caps;
}): Metering {
  const { db, clock, log, caps } = needs;
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const keep = ({ userId, day, metered }: Waiting): void => {
    const key = `${userId} ${day}`;
    const before = waiting.get(key)?.metered ?? nothing;
    waiting.set(key, { userId, day, metered: sumOf(before, metered) });
  };
  const writeLater = (): void => {
    timer ??= setTimeout(() => void write(), writeAfterMs).unref();
  };
  const writeAll = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, one] of waiting) {
      waiting.delete(key);
      try {
        await db.asUser(one.userId, (tx) => addToDay(tx, one));
      } catch (error) {
        if (!(error instanceof DatabaseUnreachable)) {
          // Somebody whose account was erased meanwhile has no days any more.
          log.warn({ userId: one.userId, err: error }, "what was made for a person could not be counted");
          continue;
        }
        keep(one);
        writeLater();
        return;
      }
    }
  };
  const write = (): Promise<void> => {
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  };
  const share = async (userId: string, of: keyof Caps): Promise<Share | undefined> => {
    const cap = caps[of];
    if (cap === undefined) return undefined;
    await write();
    const day = dayOf(clock().getTime());
    const kept = await db.asUser(userId, (tx) => findDay(tx, userId, day));
    return { used: usedOf[of](kept ?? nothing), cap };
  };

  const resetsAt = (): Date => new Date((Math.floor(clock().getTime() / dayMs) + 1) * dayMs);

  return {
    share,
    shares: async (userId) => {
      const shares: UsageShare[] = [];
      for (const what of ["tokens", "speechSeconds", "dictationSeconds"] as const) {
        const found = await share(userId, what);
        if (found) shares.push({ of: what, ...found, resetsAt: resetsAt().toISOString() });
      }
      return shares;
    },
    add: (userId, metered) => {
      keep({ userId, day: dayOf(clock().getTime()), metered: { ...nothing, ...metered } });
      writeLater();
    },
    isUsedUp: async (userId, of) => {
      try {
        const found = await share(userId, of);
        return found !== undefined && found.used >= found.cap;
      } catch (error) {
        log.warn({ userId, err: error }, "a person's share of today could not be read");
        return false;
      }
    },
    resetsAt,
    secondsToReset: () => (resetsAt().getTime() - clock().getTime()) / 1000,
    list: async (userId) => {
      await write();
      return db.asUser(userId, (tx) => findDays(tx, userId));
    },
    byDay: () => db.asWorker(sumDays),
    forgetOld: () => db.asWorker((tx) => removeDaysBefore(tx, dayOf(clock().getTime() - keptDays * dayMs))),
    close: async () => {
      await write();
      clearTimeout(timer);
      if (waiting.size > 0)
        log.warn(
          { people: waiting.size },
          "the database is away, so what was made for people is not counted",
        );
    },
  };
}

function sumOf(one: Metered, other: Metered): Metered {
  return {
    tokensIn: one.tokensIn + other.tokensIn,
    tokensOut: one.tokensOut + other.tokensOut,
    estimatedTokensIn: one.estimatedTokensIn + other.estimatedTokensIn,
    estimatedTokensOut: one.estimatedTokensOut + other.estimatedTokensOut,
    serviceSpeechMs: one.serviceSpeechMs + other.serviceSpeechMs,
    builtInSpeechMs: one.builtInSpeechMs + other.builtInSpeechMs,
    dictatedMs: one.dictatedMs + other.dictatedMs,
  };
}
