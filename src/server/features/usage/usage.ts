import { AppError } from "#server/app-error.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import type { UsageToday } from "#shared/account/usage.ts";
import {
  addUse,
  findDays,
  findUse,
  lockZone,
  openDay,
  removeUse,
  type UsageDay,
  type UsedDay,
} from "./store.ts";

/** What is kept of a person's zone. */
export type HeldZone = Awaited<ReturnType<typeof lockZone>>;

/** Counts what a person uses on each of their local days, and says no when the day's share is used up. */
export interface Usage {
  /** Where a person's day stands, for `takeConversation`; nobody else counts for them until the caller's transaction ends. */
  hold(tx: Transaction, userId: string): Promise<HeldZone>;
  /**
   * Counts one conversation inside the caller's transaction; throws `DAILY_LIMIT_REACHED` and counts nothing at the limit.
   * Without a zone the last one named counts; `held` is what `hold` gave in it, where it was asked before.
   */
  takeConversation(
    tx: Transaction,
    userId: string,
    timeZone: string | undefined,
    held?: HeldZone,
  ): Promise<UsageToday>;
  /** Takes a conversation back out of the count of the day it was counted on. */
  giveBackConversation(tx: Transaction, userId: string, day: string): Promise<void>;
  /** Counts one narration that is synthesised anew; throws `NARRATION_LIMIT_REACHED` at the limit. */
  takeNarration(tx: Transaction, userId: string, timeZone: string | undefined): Promise<void>;
  /** Conversations used today. */
  today(userId: string, timeZone: string): Promise<UsageToday>;
  /** Every day a person used something, oldest first. */
  list(userId: string): Promise<UsedDay[]>;
}

/** Counts in the database, so that any number of requests at once take exactly the day's share. */
export function createUsage(needs: {
  db: Database;
  clock: () => Date;
  conversationsPerDay: number;
  narrationsPerDay: number;
}): Usage {
  const { db, clock, conversationsPerDay, narrationsPerDay } = needs;
  return {
    hold: lockZone,
    takeConversation: async (tx, userId, timeZone, held) => {
      const day = await openDay(tx, userId, { named: timeZone, now: clock(), held });
      const used = await addUse(tx, {
        userId,
        day: day.day,
        counted: "conversations",
        limit: conversationsPerDay,
      });
      if (used === undefined) throw new AppError("DAILY_LIMIT_REACHED", { limit: conversationsPerDay });
      return describe(day, used, conversationsPerDay);
    },
    giveBackConversation: (tx, userId, day) => removeUse(tx, { userId, day, counted: "conversations" }),
    takeNarration: async (tx, userId, timeZone) => {
      const { day } = await openDay(tx, userId, { named: timeZone, now: clock() });
      const used = await addUse(tx, { userId, day, counted: "narrations", limit: narrationsPerDay });
      if (used === undefined) throw new AppError("NARRATION_LIMIT_REACHED", { limit: narrationsPerDay });
    },
    today: (userId, timeZone) =>
      db.asUser(userId, async (tx) => {
        const day = await openDay(tx, userId, { named: timeZone, now: clock() });
        return describe(day, await findUse(tx, userId, day.day), conversationsPerDay);
      }),
    list: (userId) => db.asUser(userId, (tx) => findDays(tx, userId)),
  };
}

function describe({ day, endsAt }: UsageDay, used: number, limit: number): UsageToday {
  return { day, used, limit, remaining: Math.max(0, limit - used), resetsAt: endsAt.toISOString() };
}
