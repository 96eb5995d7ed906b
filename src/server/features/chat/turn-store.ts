import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { turns } from "./tables.ts";

/** A turn as kept. */
export type KeptTurn = typeof turns.$inferSelect;

/** Adds a turn that has just begun. */
export async function addTurn(tx: Transaction, turn: typeof turns.$inferInsert): Promise<void> {
  await tx.insert(turns).values(turn);
}

/** A person's turn by its id. */
export async function findTurn(tx: Transaction, turnId: string): Promise<KeptTurn | undefined> {
  const [row] = await tx.select().from(turns).where(eq(turns.id, turnId));
  return row;
}

/** The turn that a message began, if it was posted before. */
export async function findTurnOfMessage(
  tx: Transaction,
  userId: string,
  messageId: string,
): Promise<KeptTurn | undefined> {
  const [row] = await tx
    .select()
    .from(turns)
    .where(and(eq(turns.userId, userId), eq(turns.messageId, messageId)));
  return row;
}

/** The turn that is running in a chat. */
export async function findRunningTurn(tx: Transaction, sessionId: string): Promise<KeptTurn | undefined> {
  const [row] = await tx
    .select()
    .from(turns)
    .where(and(eq(turns.chatSessionId, sessionId), eq(turns.status, "running")))
    .limit(1);
  return row;
}

/** Keeps what listeners have been shown of a reply. */
export async function keepPartial(tx: Transaction, turnId: string, partialText: string): Promise<void> {
  await tx
    .update(turns)
    .set({ partialText, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(turns.id, turnId), eq(turns.status, "running")));
}

/** Ends a turn; says whether this call did, so that two that end it at once save one reply. */
export async function endTurn(
  tx: Transaction,
  end: {
    turnId: string;
    status: "done" | "stopped" | "failed";
    replyMessageId?: string | undefined;
    errorCode?: string;
  },
): Promise<boolean> {
  const ended = await tx
    .update(turns)
    .set({
      status: end.status,
      replyMessageId: end.replyMessageId ?? null,
      errorCode: end.errorCode ?? null,
      partialText: "",
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(turns.id, end.turnId), eq(turns.status, "running")))
    .returning({ id: turns.id });
  return ended.length > 0;
}

/** Turns that were running when the process ended, of everybody; only who and which, never what. */
export async function findBrokenOff(tx: Transaction): Promise<{ id: string; userId: string }[]> {
  return tx.select({ id: turns.id, userId: turns.userId }).from(turns).where(eq(turns.status, "running"));
}
