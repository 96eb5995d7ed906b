import { AppError } from "#server/app-error.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import type { UsageRoom } from "#shared/account/usage.ts";

/** How many bytes a person keeps of one kind of thing. */
export type CountBytes = (tx: Transaction, userId: string) => Promise<number>;

/** How much a person may keep, and what of it is used. */
export interface Room {
  of(userId: string): Promise<UsageRoom>;
  /** How many bytes may still come; less than nothing for who kept more before the limit was lower. */
  left(tx: Transaction, userId: string): Promise<number>;
  /** Throws `STORAGE_FULL` unless so many bytes more may be kept, or any at all. What was begun in time is kept to its end. */
  refuseFull(tx: Transaction, userId: string, bytes?: number): Promise<void>;
  /** The refusal, for what shows its size only as it comes. */
  full(): AppError;
}

/** Counts by the rows of what is kept, so that nothing has to be counted up and down. */
export function createRoom({
  db,
  limitBytes,
  kept,
  aside,
}: {
  db: Database;
  limitBytes: number;
  kept: readonly CountBytes[];
  /** What was deleted and may still be brought back: deleting makes room at once, so it has as much room again. */
  aside: CountBytes;
}): Room {
  const used = async (tx: Transaction, userId: string) => {
    let bytes = Math.max(0, (await aside(tx, userId)) - limitBytes);
    for (const count of kept) bytes += await count(tx, userId);
    return bytes;
  };
  const full = () => new AppError("STORAGE_FULL", { limit: Math.round(limitBytes / 1_000_000) });
  const left: Room["left"] = async (tx, userId) => limitBytes - (await used(tx, userId));
  return {
    left,
    full,
    of: (userId) => db.asUser(userId, async (tx) => ({ usedBytes: await used(tx, userId), limitBytes })),
    refuseFull: async (tx, userId, bytes = 1) => {
      if ((await left(tx, userId)) < bytes) throw full();
    },
  };
}
