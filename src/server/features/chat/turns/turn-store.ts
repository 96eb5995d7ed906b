import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/database.ts";
import { turns } from "#server/features/chat/tables.ts";

/** A turn as kept. */
export type KeptTurn = typeof turns.$inferSelect;

/** Who runs turns, and for how long without another word of theirs. Leases are counted by the database's clock. */
export interface Lease {
  owner: string;
  ms: number;
}

const leaseEnd = ({ ms }: Lease) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;
const isHeld = sql<boolean>`coalesce(${turns.leaseUntil} > clock_timestamp(), false)`;

/** Adds a turn that has just begun, held by whoever is to run it. */
export async function addTurn(tx: Transaction, turn: typeof turns.$inferInsert, lease: Lease): Promise<void> {
  await tx.insert(turns).values({ ...turn, owner: lease.owner, leaseUntil: leaseEnd(lease) });
}

/** A person's turn by its id. */
export async function findTurn(tx: Transaction, turnId: string): Promise<KeptTurn | undefined> {
  const [row] = await tx.select().from(turns).where(eq(turns.id, turnId));
  return row;
}

/**
 * A person's turn by its id, locked; nothing while somebody else is ending it. Not waiting keeps whoever holds the chat,
 * as a message does that begins, and whoever ends a turn in it from waiting for each other.
 */
export async function lockTurn(tx: Transaction, turnId: string): Promise<KeptTurn | undefined> {
  const [row] = await tx.select().from(turns).where(eq(turns.id, turnId)).for("update", { skipLocked: true });
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

/** The turn that is running in a chat, as far as the table knows, and whether somebody still holds it. */
export async function findRunningTurn(
  tx: Transaction,
  sessionId: string,
): Promise<{ id: string; isHeld: boolean } | undefined> {
  const [row] = await tx
    .select({ id: turns.id, isHeld })
    .from(turns)
    .where(and(eq(turns.chatSessionId, sessionId), eq(turns.status, "running")))
    .limit(1);
  return row;
}

/** Keeps what listeners have been shown of a reply, and of which kind it is. */
export async function keepPartial(
  tx: Transaction,
  turnId: string,
  partial: Pick<KeptTurn, "partialText" | "partialKind">,
): Promise<void> {
  await tx
    .update(turns)
    .set({ ...partial, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(turns.id, turnId), eq(turns.status, "running")));
}

/** Ends a turn and returns it; nothing where another call did, so that two that end it at once save one reply. */
export async function endTurn(
  tx: Transaction,
  end: {
    turnId: string;
    status: "done" | "stopped" | "failed";
    replyMessageId?: string | undefined;
    errorCode?: string;
  },
): Promise<KeptTurn | undefined> {
  const [ended] = await tx
    .update(turns)
    .set({
      status: end.status,
      replyMessageId: end.replyMessageId ?? null,
      errorCode: end.errorCode ?? null,
      partialText: "",
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(turns.id, end.turnId), eq(turns.status, "running")))
    .returning();
  return ended;
}

/** Asks for a person's running turn to stop, of whichever process runs it; false when it is not running. */
export async function askToStop(tx: Transaction, turnId: string): Promise<boolean> {
  const asked = await tx
    .update(turns)
    .set({ isStopAsked: true })
    .where(and(eq(turns.id, turnId), eq(turns.status, "running")))
    .returning({ id: turns.id });
  return asked.length > 0;
}

/** A person's turns that are running, wherever. */
export async function findRunningOfPerson(tx: Transaction, userId: string): Promise<string[]> {
  const found = await tx
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.userId, userId), eq(turns.status, "running")));
  return found.map(({ id }) => id);
}

/** Holds turns for longer; returns those that are still running, and whether somebody asked for them to stop. */
export async function renewLeases(
  tx: Transaction,
  turnIds: string[],
  lease: Lease,
): Promise<{ id: string; isStopAsked: boolean }[]> {
  if (turnIds.length === 0) return [];
  const ours = and(inArray(turns.id, turnIds), eq(turns.owner, lease.owner), eq(turns.status, "running"));
  return tx
    .update(turns)
    .set({ leaseUntil: leaseEnd(lease) })
    .where(ours)
    .returning({ id: turns.id, isStopAsked: turns.isStopAsked });
}

const lostAtOnce = 100;

/** Some of everybody's turns whose lease has run out; only who and which, never what. */
export async function findLost(tx: Transaction): Promise<{ id: string; userId: string }[]> {
  return findRunning(tx, sql`not ${isHeld}`);
}

/** Some of everybody's turns that are not an owner's, whatever their lease says; only who and which. */
export async function findOfOthers(
  tx: Transaction,
  owner: string,
): Promise<{ id: string; userId: string }[]> {
  return findRunning(tx, or(sql`${turns.owner} is null`, ne(turns.owner, owner)));
}

function findRunning(tx: Transaction, condition: SQL | undefined) {
  return tx
    .select({ id: turns.id, userId: turns.userId })
    .from(turns)
    .where(and(eq(turns.status, "running"), condition))
    .limit(lostAtOnce);
}

/** So long a message that is posted a second time, or a listener who comes late, finds the turn it began. */
const endedKeptDays = 7;

/** Removes everybody's turns that ended a while ago; what was said stays in its chat. */
export async function removeEndedTurns(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from turns where status <> 'running'
    and updated_at < clock_timestamp() - ${endedKeptDays} * interval '1 day'`);
}
