import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";
import { type EmailKind, emails } from "./tables.ts";

/** An e-mail as kept. */
export type WaitingEmail = typeof emails.$inferSelect;

/** An e-mail to be sent. */
export interface NewEmail {
  userId: string;
  kind: EmailKind;
  sealed?: string | undefined;
  /** Days after which it would come too late. */
  usefulDays?: number | undefined;
}

const soon = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** Adds an e-mail in the place of one of its kind that still waits; tried anew, for its link is a newer one. */
export async function addEmail(tx: Transaction, email: NewEmail): Promise<void> {
  const values = valuesOf(email);
  await tx
    .insert(emails)
    .values(values)
    .onConflictDoUpdate({ target: [emails.userId, emails.kind], set: { ...values, attempts: 0 } });
}

/** Adds an e-mail unless one of its kind waits already. */
export async function addEmailOnce(tx: Transaction, email: NewEmail): Promise<void> {
  await tx.insert(emails).values(valuesOf(email)).onConflictDoNothing();
}

function valuesOf({ userId, kind, sealed, usefulDays }: NewEmail) {
  const dayMs = 86_400_000;
  return {
    id: crypto.randomUUID(),
    userId,
    kind,
    sealed: sealed ?? null,
    dueAt: soon(0),
    uselessAt: usefulDays === undefined ? null : soon(usefulDays * dayMs),
  };
}

const taken = z.array(z.object({ id: z.uuid(), user_id: z.uuid(), attempts: z.number() }));

/** Takes some of the e-mails that are due; nobody else does for so long. */
export async function takeEmails(
  tx: Transaction,
  { count, holdMs }: { count: number; holdMs: number },
): Promise<{ id: string; userId: string; attempts: number }[]> {
  const { rows } = await tx.execute(sql`
    update letters set attempts = attempts + 1, due_at = ${soon(holdMs)} where id in (
      select id from letters where due_at <= clock_timestamp()
      order by due_at for update skip locked limit ${count})
    returning id, user_id, attempts`);
  return taken.parse(rows).map(({ id, user_id: userId, attempts }) => ({ id, userId, attempts }));
}

/** Makes every e-mail due: nobody holds one any more, and none is put off. */
export async function releaseEmails(tx: Transaction): Promise<void> {
  await tx.execute(sql`update letters set due_at = clock_timestamp() where due_at > clock_timestamp()`);
}

/** A person's e-mail, and whether it has become useless; nothing when it was sent or replaced. */
export async function findEmail(
  tx: Transaction,
  id: string,
): Promise<{ email: WaitingEmail; isUseless: boolean } | undefined> {
  const isUseless = sql<boolean>`coalesce(${emails.uselessAt} <= clock_timestamp(), false)`;
  const [row] = await tx.select({ email: emails, isUseless }).from(emails).where(eq(emails.id, id));
  return row;
}

/** Has an e-mail tried again after a time. */
export async function putOff(tx: Transaction, id: string, ms: number): Promise<void> {
  await tx
    .update(emails)
    .set({ dueAt: soon(ms) })
    .where(eq(emails.id, id));
}

/** Removes an e-mail that was accepted, or that nothing is to be said in any more. */
export async function removeEmail(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx.delete(emails).where(and(eq(emails.id, id), eq(emails.userId, userId)));
}

/** An e-mail that waits, without whose it is and what it says. */
export type WaitingShown = Pick<WaitingEmail, "kind" | "attempts" | "dueAt">;

/** What waits, the most often tried first. */
export async function findWaiting(tx: Transaction, limit: number): Promise<WaitingShown[]> {
  const { kind, attempts, dueAt } = emails;
  return tx.select({ kind, attempts, dueAt }).from(emails).orderBy(desc(attempts), dueAt).limit(limit);
}

const counted = z.tuple([z.object({ count: z.coerce.number() })]);

/** How many e-mails of everybody's wait. */
export async function countEmails(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute(sql`select count(id) as count from letters`);
  return counted.parse(rows)[0].count;
}
