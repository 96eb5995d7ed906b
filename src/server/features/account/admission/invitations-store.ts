import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { invitations } from "#server/features/account/tables.ts";

const { id, note, places, taken, expiresAt, createdAt } = invitations;

/** An invitation without its hash. */
export type InvitationRow = Omit<typeof invitations.$inferSelect, "tokenHash">;

const usable = (hash: string, now: Date) =>
  and(eq(invitations.tokenHash, hash), gt(expiresAt, now), lt(taken, places));

/** Whether an invitation could let somebody in. */
export async function hasPlace(tx: Transaction, hash: string, now: Date): Promise<boolean> {
  const rows = await tx.select({ id }).from(invitations).where(usable(hash, now));
  return rows.length > 0;
}

/** Takes one place of an invitation; false when there is none left. Of two at once for the last place one waits and gets none. */
export async function takePlace(tx: Transaction, hash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ taken: sql`${taken} + 1` })
    .where(usable(hash, now))
    .returning({ id });
  return rows.length > 0;
}

/** Keeps a new invitation; returns its id. */
export async function addInvitation(
  tx: Transaction,
  invitation: typeof invitations.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(invitations).values(invitation).returning({ id });
  if (!row) throw new Error("The invitation was not saved.");
  return row.id;
}

/** Every invitation that stands, newest first. */
export async function findInvitations(tx: Transaction, now: Date): Promise<InvitationRow[]> {
  return tx
    .select({ id, note, places, taken, expiresAt, createdAt })
    .from(invitations)
    .where(and(gt(expiresAt, now), lt(taken, places)))
    .orderBy(desc(createdAt));
}

/** Ends an invitation; false when there is none of that id. */
export async function removeInvitation(tx: Transaction, invitationId: string): Promise<boolean> {
  return (await tx.delete(invitations).where(eq(id, invitationId)).returning({ id })).length > 0;
}
