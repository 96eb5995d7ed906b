import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { eachPerson } from "#server/db/each-person.ts";
import type { Services } from "#server/services.ts";
import { findDue, findDueAddress, removeUser } from "./closing-store.ts";

/** What erasing needs: everything that holds something of a person's outside of the database's own reach. */
type Needs = { db: Database; log: Logger } & Pick<
  Services,
  "clock" | "recordings" | "backgrounds" | "chats" | "outbox"
>;

/** Erases every account whose 30 days have passed; throws at the end when one could not be, which the next run tries again. */
export async function eraseAccounts(needs: Needs, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = needs;
  await eachPerson({
    find: (after) => db.asWorker((tx) => findDue(tx, clock(), after)),
    work: (userId) => eraseAccount(needs, userId),
    failure: "an account could not be erased",
    log,
    signal,
  });
}

/**
 * Objects first, each named by a row that still stands, and the account itself last: whenever this breaks off, the
 * rows that are left name all that is left, and the next run goes on from there.
 */
async function eraseAccount(needs: Needs, userId: string): Promise<void> {
  const { db, clock, log, recordings, backgrounds, chats, outbox } = needs;
  const email = await db.asAccounts((tx) => findDueAddress(tx, userId, clock()));
  if (email === undefined) return;
  await recordings.removeAll(userId);
  await backgrounds.remove(userId);
  await outbox?.removeTo(email);
  await chats.removeAll(db, userId);
  await db.asAccounts((tx) => removeUser(tx, userId, clock()));
  log.info({ userId }, "an account was erased");
}
