import type { Logger } from "pino";
import type { Database, Transaction } from "#server/db/database.ts";
import { eachPerson } from "#server/db/each-person.ts";
import type { AccountEmails } from "#server/features/account/account-emails.ts";
import type { Profiles } from "#server/features/account/profiles.ts";
import type { EmailQueue } from "#server/features/emails/email-queue.ts";
import type { Jobs } from "#server/features/jobs/jobs.ts";
import type { ExpiringChat } from "#shared/chat/chat-message.ts";
import { limits } from "#shared/limits/limits.ts";
import {
  type ChatCondition,
  countExpired,
  findChats,
  findPeople,
  isToBeTold,
  isToExpire,
  isUntouched,
  lockSome,
  markSeen,
  markTold,
  unmarkTold,
} from "./expiry-store.ts";
import { removeChat } from "./store.ts";
import type { chatSessions } from "./tables.ts";

const dayMs = 86_400_000;
const noticeMs = limits.session.expiryNoticeDays * dayMs;
const expiryMs = limits.session.expiryDays * dayMs;

/**
 * The rule that chats untouched for 90 days expire, and that nobody's does without two weeks' notice: an e-mail that
 * the mail server accepted, or the notice that the person saw in the app.
 */
export interface ChatExpiry {
  /** Has everybody told by e-mail whose chats will expire in two weeks. In the app they are named from that day on. */
  tell(signal: AbortSignal): Promise<void>;
  /** Deletes the chats whose time has come and whose person had notice two weeks ago. */
  expire(signal: AbortSignal): Promise<void>;
  /** What of a person's will expire, soonest first; a day only ever moves back while nobody has noticed. */
  list(userId: string): Promise<ExpiringChat[]>;
  /** Notes that the person saw these chats named; others of theirs, and those that will not expire, stay as they are. */
  see(userId: string, sessionIds: string[]): Promise<void>;
  /** Lets a person be told again: the two weeks begin anew. */
  tellAgain(userId: string): Promise<void>;
}

type Needs = { db: Database; log: Logger } & {
  clock: () => Date;
  accountEmails: AccountEmails;
  emailQueue: EmailQueue;
  jobs: Jobs;
  profiles: Profiles;
};

/** Chats expire by the injected clock, counted in days of 24 hours. */
export function createChatExpiry(needs: Needs): ChatExpiry {
  const { db, log, clock, emailQueue } = needs;
  const before = (ms: number) => new Date(clock().getTime() - ms);
  const noticedFrom = () => before(expiryMs - noticeMs);
  const toExpire = () => isToExpire(before(expiryMs), before(noticeMs));
  emailQueue.define("expiry", ({ userId }) => writeNotice(needs, userId, isToBeTold(noticedFrom())));
  return {
    tell: async (signal) => {
      await eachPerson({
        find: (after) => db.asWorker((tx) => findPeople(tx, isToBeTold(noticedFrom()), after)),
        work: (userId) => db.asUser(userId, (tx) => emailQueue.addOnce(tx, { userId, kind: "expiry" })),
        failure: "a person could not be told of chats that expire",
        log,
        signal,
      });
      emailQueue.wake();
    },
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
      const found = await db.asUser(userId, (tx) => findChats(tx, userId, isUntouched(noticedFrom())));
      return found
        .map((chat) => ({ id: chat.id, title: chat.title, expiresAt: expiryOf(chat, clock()).toISOString() }))
        .sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
    },
    see: (userId, sessionIds) =>
      db.asUser(userId, (tx) => markSeen(tx, { userId, sessionIds }, isUntouched(noticedFrom()), clock())),
    tellAgain: (userId) => db.asUser(userId, (tx) => unmarkTold(tx, userId)),
  };
}

type NoticedChat = Pick<typeof chatSessions.$inferSelect, "updatedAt" | "expiryToldAt" | "expirySeenAt">;

/** Two weeks from the first notice that counts, which is now where there is none yet, and 90 days at the least. */
function expiryOf({ updatedAt, expiryToldAt, expirySeenAt }: NoticedChat, now: Date): Date {
  const touched = updatedAt.getTime();
  const notices = [expiryToldAt, expirySeenAt].flatMap((at) => (at && at >= updatedAt ? [at.getTime()] : []));
  const noticed = notices.length > 0 ? Math.min(...notices) : now.getTime();
  return new Date(Math.max(touched + expiryMs, noticed + noticeMs));
}

/** The e-mail to a person whose chats will expire, as things are when it is sent. */
async function writeNotice(needs: Needs, userId: string, condition: ChatCondition) {
  const { db, log, clock, accountEmails, profiles } = needs;
  const now = clock();
  const chats = await db.asUser(userId, (tx) => findChats(tx, userId, condition));
  const person = await profiles.find(userId);
  if (!person || chats.length === 0) return undefined;
  const first = Math.min(...chats.map((chat) => expiryOf(chat, now).getTime()));
  const ids = chats.map(({ id }) => id);
  return {
    message: accountEmails.writeExpiry(person, { count: chats.length, expiresAt: new Date(first) }),
    accepted: async (tx: Transaction) => {
      await markTold(tx, ids, condition, now);
      log.info({ userId, count: ids.length }, "a person was told of chats that will expire");
    },
  };
}

/** Counts and deletes a few of a person's chats in one transaction; returns how many. */
async function expireSome(
  { db, log, clock, jobs }: Needs,
  userId: string,
  condition: ChatCondition,
): Promise<number> {
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
