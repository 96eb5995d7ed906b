import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";
import { type LetterKind, letters } from "./tables.ts";

/** A letter as kept. */
export type WaitingLetter = typeof letters.$inferSelect;

/** A letter to be sent. */
export interface NewLetter {
  userId: string;
  kind: LetterKind;
  sealed?: string | undefined;
  /** Days after which it would come too late. */
  usefulDays?: number | undefined;
}

const soon = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** Adds a letter in the place of one of its kind that still waits; tried anew, for its link is a newer one. */
export async function addLetter(tx: Transaction, letter: NewLetter): Promise<void> {
  const values = valuesOf(letter);
  await tx
    .insert(letters)
    .values(values)
    .onConflictDoUpdate({ target: [letters.userId, letters.kind], set: { ...values, attempts: 0 } });
}

/** Adds a letter unless one of its kind waits already. */
export async function addLetterOnce(tx: Transaction, letter: NewLetter): Promise<void> {
  await tx.insert(letters).values(valuesOf(letter)).onConflictDoNothing();
}

function valuesOf({ userId, kind, sealed, usefulDays }: NewLetter) {
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

/** Takes some of the letters that are due; nobody else does for so long. */
export async function takeLetters(
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

/** Makes every letter due: nobody holds one any more, and none is put off. */
export async function releaseLetters(tx: Transaction): Promise<void> {
  await tx.execute(sql`update letters set due_at = clock_timestamp() where due_at > clock_timestamp()`);
}

/** A person's letter, and whether it has become useless; nothing when it was sent or replaced. */
export async function findLetter(
  tx: Transaction,
  id: string,
): Promise<{ letter: WaitingLetter; isUseless: boolean } | undefined> {
  const isUseless = sql<boolean>`coalesce(${letters.uselessAt} <= clock_timestamp(), false)`;
  const [row] = await tx.select({ letter: letters, isUseless }).from(letters).where(eq(letters.id, id));
  return row;
}

/** Has a letter tried again after a time. */
export async function putOff(tx: Transaction, id: string, ms: number): Promise<void> {
  await tx
    .update(letters)
    .set({ dueAt: soon(ms) })
    .where(eq(letters.id, id));
}

/** Removes a letter that was accepted, or that nothing is to be said in any more. */
export async function removeLetter(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx.delete(letters).where(and(eq(letters.id, id), eq(letters.userId, userId)));
}

const counted = z.tuple([z.object({ count: z.coerce.number() })]);

/** How many letters of everybody's wait. */
export async function countLetters(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute(sql`select count(id) as count from letters`);
  return counted.parse(rows)[0].count;
}
