import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";
import { type JobInput, jobs } from "./tables.ts";

/** A job as kept. */
export type Job = typeof jobs.$inferSelect;

const taken = z.object({ id: z.string(), user_id: z.string(), kind: z.string(), attempts: z.number() });

/** Who holds jobs, and for how long without another word of theirs; by the database's clock. */
export interface Lease {
  owner: string;
  ms: number;
}

/** A job somebody's process holds now. */
export type TakenJob = z.infer<typeof taken>;

/** Adds work for a person, inside the transaction that makes it necessary. */
export async function addJob(
  tx: Transaction,
  job: { userId: string; kind: string; input: JobInput },
): Promise<Job> {
  const [row] = await tx.insert(jobs).values(job).returning();
  if (!row) throw new Error("The job was not saved.");
  return row;
}

/** A job of the person's. */
export async function findJob(tx: Transaction, id: string): Promise<Job | undefined> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

/** Every job of the person's that waits or runs. */
export async function findOpenJobs(tx: Transaction, userId: string): Promise<Pick<Job, "id" | "kind">[]> {
  const open = sql`${jobs.status} in ('queued', 'running')`;
  return tx
    .select({ id: jobs.id, kind: jobs.kind })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), open));
}

/** Removes the jobs that were made from a chat: they hold its words. */
export async function removeJobsOfChat(tx: Transaction, userId: string, sessionId: string): Promise<void> {
  await tx
    .delete(jobs)
    .where(and(eq(jobs.userId, userId), sql`${jobs.input} ->> 'sessionId' = ${sessionId}`));
}

/** Waits, or was held by somebody whose lease has run out. */
const isToBeTaken = sql`(j.status = 'queued' or (j.status = 'running' and j.lease_until < clock_timestamp()))`;

/**
 * Fair over people: a job lets others go first once for each job of the same person that runs, or that ran while this
 * one waited.
 */
const fairOrder = sql`(
  select count(*) from jobs r where r.user_id = j.user_id and r.id <> j.id
    and (r.status = 'running' or r.lease_until > j.created_at)), j.created_at`;

const place = z.object({ place: z.coerce.number() });

/** A job's place among everybody's of its kind that wait, from 1; nothing when it does not wait. */
export async function findPlace(tx: Transaction, id: string): Promise<number | null> {
  const { rows } = await tx.execute(sql`
    select place from (
      select j.id, row_number() over (partition by j.kind order by ${fairOrder}) as place from jobs j where ${isToBeTaken}
    ) as waiting where id = ${id}`);
  return rows[0] === undefined ? null : place.parse(rows[0]).place;
}

/**
 * Takes the next job of these kinds: one that waits, or one whose holder let its lease run out.
 */
export async function takeJob(
  tx: Transaction,
  { owner, ms: leaseMs }: Lease,
  kinds: string[],
): Promise<TakenJob | undefined> {
  const { rows } = await tx.execute(sql`
    update jobs set status = 'running', attempts = attempts + 1, updated_at = clock_timestamp(), owner = ${owner},
      lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    where id = (
      select j.id from jobs j
      where ${isToBeTaken} and j.kind in ${kinds}
      order by ${fairOrder}
      for update skip locked limit 1)
    returning id, user_id, kind, attempts`);
  return rows[0] === undefined ? undefined : taken.parse(rows[0]);
}

/** Keeps how far a running job is, for whoever watches it at another process. */
export async function keepProgress(
  tx: Transaction,
  id: string,
  { progress, isAudible }: Pick<Job, "progress" | "isAudible">,
): Promise<void> {
  await tx
    .update(jobs)
    .set({ progress, isAudible })
    .where(and(eq(jobs.id, id), eq(jobs.status, "running")));
}

/** Holds a running job for longer; false when it is no longer ours to hold: cancelled, or taken up by somebody else. */
export async function extendLease(tx: Transaction, id: string, { owner, ms }: Lease): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`update jobs set
    lease_until = clock_timestamp() + ${ms} * interval '1 millisecond'
    where id = ${id} and status = 'running' and owner = ${owner}`);
  return rowCount === 1;
}

/** Lets a job that its process gives up be taken again at once, and not count as an attempt. */
export async function releaseJob(tx: Transaction, id: string, owner: string): Promise<void> {
  await tx.execute(sql`update jobs set lease_until = clock_timestamp(), attempts = attempts - 1
    where id = ${id} and status = 'running' and owner = ${owner}`);
}

/** Lets every running job be taken again at once: for a start that knows no other process can hold one. */
export async function releaseJobs(tx: Transaction): Promise<void> {
  await tx.execute(sql`update jobs set lease_until = clock_timestamp() where status = 'running'`);
}

/** Ends a job that waits or runs, and with it the lease of one that was taken; false when it had ended already. */
export async function endJob(
  tx: Transaction,
  end: { id: string; status: "ready" | "failed" | "cancelled"; error?: string; result?: JobInput },
): Promise<boolean> {
  const ended = await tx
    .update(jobs)
    .set({
      status: end.status,
      error: end.error ?? null,
      result: end.result ?? null,
      ...(end.status === "ready" ? { progress: 100 } : {}),
      leaseUntil: sql`case when ${jobs.leaseUntil} is not null then clock_timestamp() end`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(jobs.id, end.id), sql`${jobs.status} in ('queued', 'running')`))
    .returning({ id: jobs.id });
  return ended.length > 0;
}

/** A page that was left open may still ask how a job ended for so long; what it made is kept elsewhere. */
const endedKeptDays = 7;

/** Removes everybody's jobs that ended a while ago, and with them the words they were made from. */
export async function removeEndedJobs(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from jobs where status in ('ready', 'failed', 'cancelled')
    and updated_at < clock_timestamp() - ${endedKeptDays} * interval '1 day'`);
}

/** So many jobs of a kind that stand alike. */
export interface JobCount {
  kind: string;
  status: string;
  count: number;
}

/** Counts everybody's jobs by kind and status. */
export async function countJobs(tx: Transaction): Promise<JobCount[]> {
  const { kind, status } = jobs;
  return tx
    .select({ kind, status, count: sql<number>`count(*)::int` })
    .from(jobs)
    .groupBy(kind, status)
    .orderBy(kind, status);
}
