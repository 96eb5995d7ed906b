import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { dailyRuns } from "./tables.ts";

/** Takes a task for a day; false when it is done for that day or another process holds it. */
export async function claimRun(
  tx: Transaction,
  { task, day, now, leaseUntil }: { task: string; day: string; now: Date; leaseUntil: Date },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into ${dailyRuns} as kept (task, lease_until) values (${task}, ${leaseUntil.toISOString()})
    on conflict (task) do update set lease_until = excluded.lease_until
    where (kept.done_for is null or kept.done_for < ${day}::date)
      and (kept.lease_until is null or kept.lease_until <= ${now.toISOString()}::timestamptz)`);
  return rowCount === 1;
}

/** Holds a task for longer. */
export async function holdRun(tx: Transaction, task: string, leaseUntil: Date): Promise<void> {
  await tx.update(dailyRuns).set({ leaseUntil }).where(eq(dailyRuns.task, task));
}

/** Lets a task go; with a day, as done for it. */
export async function endRun(tx: Transaction, task: string, doneFor: string | undefined): Promise<void> {
  await tx
    .update(dailyRuns)
    .set({ leaseUntil: null, ...(doneFor ? { doneFor } : {}) })
    .where(eq(dailyRuns.task, task));
}
