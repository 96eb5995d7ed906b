import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";

/** How much work of everybody's waits, runs or is overdue: numbers alone. */
export interface Backlog {
  jobsQueued: number;
  jobsRunning: number;
  emailsWaiting: number;
  /** E-mails that were tried before and not accepted. */
  emailsFailing: number;
  /** Closed accounts whose day has come and that still stand. */
  erasuresDue: number;
}

const count = z.coerce.number();
const counted = z.tuple([
  z.object({
    jobs_queued: count,
    jobs_running: count,
    emails_waiting: count,
    emails_failing: count,
    erasures_due: count,
  }),
]);

/** Counts it in one query, as the worker. */
export async function countBacklog(tx: Transaction, now: Date): Promise<Backlog> {
  const { rows } = await tx.execute(sql`select
    (select count(*) from jobs where status = 'queued') as jobs_queued,
    (select count(*) from jobs where status = 'running') as jobs_running,
    (select count(*) from letters) as emails_waiting,
    (select count(*) from letters where attempts > 0) as emails_failing,
    (select count(*) from users where erase_at <= ${now.toISOString()}) as erasures_due`);
  const [row] = counted.parse(rows);
  return {
    jobsQueued: row.jobs_queued,
    jobsRunning: row.jobs_running,
    emailsWaiting: row.emails_waiting,
    emailsFailing: row.emails_failing,
    erasuresDue: row.erasures_due,
  };
}
