import { desc, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#server/db/database.ts";
import { operatorActs } from "./tables.ts";

const { at, command, aboutUser, byUser } = operatorActs;

/** An act, and the ids of the account it was about and of the operator at whose desk it was done. */
export type Act = Pick<typeof operatorActs.$inferSelect, "at" | "command" | "aboutUser" | "byUser">;

/** Keeps an act. */
export async function addAct(tx: Transaction, act: typeof operatorActs.$inferInsert): Promise<void> {
  await tx.insert(operatorActs).values(act);
}

/** The latest acts, the newest first. */
export async function findActs(tx: Transaction, limit: number): Promise<Act[]> {
  return tx.select({ at, command, aboutUser, byUser }).from(operatorActs).orderBy(desc(at)).limit(limit);
}

/** Removes what was done before a moment. */
export async function removeActs(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(operatorActs).where(lt(at, before));
}

const sized = z.tuple([z.object({ bytes: z.coerce.number() })]);

/** How many bytes the database takes. */
export async function databaseBytes(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute(sql`select pg_database_size(current_database()) as bytes`);
  const [{ bytes }] = sized.parse(rows);
  return bytes;
}
