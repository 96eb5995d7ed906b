import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 6 });

/** What a job needs to be done again from the start; its kind says how to read it. */
export type JobInput = Record<string, unknown>;

/** Work of 5 to 120 seconds. A worker holds a job by a lease; one whose lease has run out is taken up again. */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    status: text()
      .$type<"queued" | "running" | "ready" | "failed" | "cancelled">()
      .notNull()
      .default("queued"),
    input: jsonb().$type<JobInput>().notNull(),
    /** What the job made, once it is ready. */
    result: jsonb().$type<JobInput>(),
    /** As the process that does it last told the others; nothing where there are none. */
    progress: integer().notNull().default(0),
    /** Whether something of it can be heard already. */
    isAudible: boolean("is_audible").notNull().default(false),
    attempts: integer().notNull().default(0),
    error: text(),
    /** The process that holds it or held it last. */
    owner: uuid(),
    leaseUntil: moment("lease_until"),
    createdAt: moment("created_at").notNull().default(sql`clock_timestamp()`),
    updatedAt: moment("updated_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("jobs_waiting").on(table.status, table.createdAt),
    index("jobs_of_person").on(table.userId),
  ],
);
