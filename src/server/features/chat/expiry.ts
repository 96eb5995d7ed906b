import type { SQL } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { eachPerson } from "#server/db/each-person.ts";
import type { Services } from "#server/services.ts";
import type { ExpiringChat } from "#shared/chat-message.ts";
import { limits } from "#shared/limits.ts";
import {
  countExpired,
  findPeople,
  findTold,
  isToBeTold,
  isToExpire,
  lockSome,
  markTold,
  unmarkTold,
} from "./expiry-store.ts";
import { removeChat } from "./store.ts";

const dayMs = 86_400_000;
const noticeMs = limits.session.expiryNoticeDays * dayMs;
const expiryMs = limits.session.expiryDays * dayMs;

/** The rule that chats untouched for 90 days expire, and that nobody's does without two weeks' notice. */
export interface ChatExpiry {
  /** Tells everybody whose chats will expire in two weeks: in the app from now on, and by one letter each. */
  tell(signal: AbortSignal): Promise<void>;
  /** Deletes the chats whose time has come and whose person was told two weeks ago. */
  expire(signal: AbortSignal): Promise<void>;
  /** What a person was told of and has not touched since, soonest first. */
  list(userId: string): Promise<ExpiringChat[]>;
  /** Lets a person be told again: the two weeks begin anew. */
  tellAgain(userId: string): Promise<void>;
}

type Needs = { db: Database; log: Logger } & Pick<Services, "clock" | "letters" | "jobs" | "profiles">;

/** Chats expire by the injected clock, counted in days of 24 hours. */
export function createChatExpiry(needs: Needs): ChatExpiry {
  const { db, log, clock } = needs;
  const before = (ms: number) => new Date(clock().getTime() - ms);
  const toBeTold = () => isToBeTold(before(expiryMs - noticeMs));
  const toExpire = () => isToExpire(before(expiryMs), before(noticeMs));
  return {
    tell: (signal) =>
      eachPerson({
        find: (after) => db.asWorker((tx) => findPeople(tx, toBeTold(), after)),
        work: (userId) => tellOne(needs, userId, toBeTold()),
        failure: "a person could not be told of chats that expire",
        log,
        signal,
      }),
    expire: (signal) =>
      eachPerson({
        find: (after) => db.asWorker((tx) => findPeople(tx, toExpire(), after)),
        work: async (userId) => {
          let count = 0;
          do count = signal.aborted ? 0 : await expireSome(needs, userId, toExpire());
          while (count > 0);
        },
        failure: "a person's chats could not expire",
        log,
        signal,
      }),
    list: async (userId) => {
      const told = await db.asUser(userId, (tx) => findTold(tx, userId));
      return told.map(({ id, title, updatedAt, expiryToldAt }) => ({
        id,
        title,
        expiresAt: expiryOf(updatedAt, expiryToldAt ?? updatedAt).toISOString(),
      }));
    },
    tellAgain: (userId) => db.asUser(userId, (tx) => unmarkTold(tx, userId)),
  };
}

function expiryOf(touchedAt: Date, toldAt: Date): Date {
  return new Date(Math.max(touchedAt.getTime() + expiryMs, toldAt.getTime() + noticeMs));
}

async function tellOne({ db, log, clock, letters, profiles }: Needs, userId: string, condition?: SQL) {
  const now = clock();
  const told = await db.asUser(userId, (tx) => markTold(tx, userId, condition, now));
  const person = await profiles.find(userId);
  if (!person || told.length === 0) return;
  const first = Math.min(...told.map(({ updatedAt }) => updatedAt.getTime()));
  letters.sendExpiry(person, { count: told.length, expiresAt: expiryOf(new Date(first), now) });
  log.info({ userId, count: told.length }, "a person was told of chats that will expire");
}

/** Counts and deletes a few of a person's chats in one transaction; returns how many. */
async function expireSome({ db, log, clock, jobs }: Needs, userId: string, condition?: SQL): Promise<number> {
  const count = await db.asUser(userId, async (tx) => {
    const ids = await lockSome(tx, userId, condition);
    if (ids.length > 0) await countExpired(tx, ids, clock());
    for (const id of ids) {
      await jobs.removeOfChat(tx, userId, id);
      await removeChat(tx, userId, id);
    }
    return ids.length;
  });
  if (count > 0) log.info({ userId, count }, "chats expired");
  return count;
}
