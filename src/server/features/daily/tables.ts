import { date, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Which day each daily task was last done for, and until when a process holds it. Days are UTC. */
export const dailyRuns = pgTable("daily_runs", {
  task: text().primaryKey(),
  doneFor: date("done_for", { mode: "string" }),
  leaseUntil: timestamp("lease_until", { withTimezone: true, mode: "date" }),
});
