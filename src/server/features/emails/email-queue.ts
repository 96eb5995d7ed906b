import type { Logger } from "pino";
import type { Database, Transaction } from "#server/db/database.ts";
import { untilReachable } from "#server/db/until-reachable.ts";
import { type Mail, MailFailed, type MailFailure, type MailMessage } from "#server/providers/mail/mail.ts";
import type { Seal } from "./seal.ts";
import {
  addEmail,
  addEmailOnce,
  countEmails,
  findEmail,
  findWaiting,
  type NewEmail,
  putOff,
  releaseEmails,
  removeEmail,
  takeEmails,
  type WaitingShown,
} from "./store.ts";
import type { EmailKind } from "./tables.ts";

/** An e-mail that can be handed over. */
export interface WrittenEmail {
  message: Omit<MailMessage, "id">;
  /** What becomes true once the mail server has accepted it, in the transaction that removes it from the queue. */
  accepted?(tx: Transaction): Promise<void>;
}

/** Writes an e-mail at the moment it is sent; nothing when there is nothing to say any more. */
export type WriteEmail = (about: {
  userId: string;
  /** What the e-mail was added with. */
  secret: string | undefined;
}) => Promise<WrittenEmail | undefined>;

/** An e-mail to be added; `secret` is kept sealed. */
export interface EmailToAdd extends Omit<NewEmail, "sealed"> {
  secret?: string;
}

/** E-mails on their way to the mail server: kept until it has accepted them, whatever happens meanwhile. */
export interface EmailQueue {
  /** Says how e-mails of a kind are written; before `start`. */
  define(kind: EmailKind, write: WriteEmail): void;
  /** Adds an e-mail in the caller's transaction, in the place of one of its kind that waits; call `wake` after the commit. */
  add(tx: Transaction, email: EmailToAdd): Promise<void>;
  /** Adds an e-mail unless one of its kind waits already. */
  addOnce(tx: Transaction, email: EmailToAdd): Promise<void>;
  /** E-mails that wait, those that failed most often first. */
  waiting(limit: number): Promise<WaitingShown[]>;
  wake(): void;
  /** Hands over what is due; resolves when all of it was tried. */
  deliverDue(): Promise<void>;
  /**
   * Begins to look for what is due: now, and twice a minute. `isAlone` says that no other process can hold an e-mail; then
   * what an earlier one held or put off is tried at once, for a start often is what mends a mail server's settings.
   */
  start(isAlone: boolean): Promise<void>;
  /** Takes up no more; e-mails that are just being handed over get a moment for it. */
  close(): Promise<void>;
}

/** What delivering needs. Other pauses than the usual are for tests. */
interface Needs {
  db: Database;
  mail: Mail;
  seal: Seal;
  log: Logger;
  firstPauseMs?: number | undefined;
}

const atOnce = 5;
const lookMs = 30_000;
/** Longer than a mail server is given; then another process may take the e-mail up. */
const holdMs = 5 * 60_000;
/** An end waits so long for an e-mail that is just being handed over: cut off, it might be sent twice. */
const handOverMs = 3_000;
const usualFirstPauseMs = 60_000;
/** While the mail server fails everybody waits, so it is asked again soon; one address is left in peace for longer. */
const longestPauseMs = { server: 15 * 60_000, email: 6 * 60 * 60_000 };
/** What says something about one e-mail, and nothing about the next. */
const ofOneEmail: ReadonlySet<MailFailure> = new Set<MailFailure>(["refused-recipient", "refused-message"]);

/** Delivers e-mails, a few at a time. */
export function createEmailQueue({ db, mail, seal, log, firstPauseMs }: Needs): EmailQueue {
  const writers = new Map<EmailKind, WriteEmail>();
  const closing = new AbortController();
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<void> | undefined;
  let isWoken = false;
  let failuresInRow = 0;
  let pausedUntil = 0;

  const pauseAfter = (failures: number, whose: keyof typeof longestPauseMs) =>
    Math.min(longestPauseMs[whose], (firstPauseMs ?? usualFirstPauseMs) * 2 ** Math.min(failures - 1, 20));

  const remove = (userId: string, id: string, accepted?: (tx: Transaction) => Promise<void>) =>
    untilReachable(
      () =>
        db.asUser(userId, async (tx) => {
          if (accepted) await accepted(tx);
          await removeEmail(tx, userId, id);
        }),
      {
        signal: closing.signal,
        onWait: () => log.warn("an e-mail that was accepted waits for the database to be noted"),
      },
    );

  const write = async (userId: string, id: string) => {
    const found = await db.asUser(userId, (tx) => findEmail(tx, id));
    if (!found || found.isUseless) return undefined;
    const { kind, sealed } = found.email;
    const secret = sealed === null ? undefined : seal.open(sealed);
    if (sealed !== null && secret === undefined) {
      log.error({ kind }, "an e-mail was sealed with another SESSION_SECRET and cannot be sent");
      return undefined;
    }
    return writers.get(kind)?.({ userId, secret });
  };

  /** Hands one e-mail over; says whether the mail server works, as far as this e-mail shows. */
  const deliver = async (taken: { id: string; userId: string; attempts: number }): Promise<boolean> => {
    const { id, userId, attempts } = taken;
    const written = await write(userId, id);
    if (!written) {
      await remove(userId, id);
      return true;
    }
    try {
      await mail.send({ ...written.message, id }, ending.signal);
    } catch (error) {
      const cause = error instanceof MailFailed ? error.failure : "broken";
      const isServers = !ofOneEmail.has(cause);
      const pauseMs = pauseAfter(attempts, isServers ? "server" : "email");
      await db.asUser(userId, (tx) => putOff(tx, id, pauseMs));
      await tellFailure(cause, isServers);
      return !isServers;
    }
    failuresInRow = 0;
    await remove(userId, id, written.accepted);
    return true;
  };

  const tellFailure = async (cause: MailFailure, isServers: boolean) => {
    const waiting = await db.asWorker(countEmails);
    if (isServers)
      log.error({ cause, waiting }, "the mail server fails; `npm run mail:test` finds the cause");
    else log.warn({ cause, waiting }, "an e-mail was refused and is tried again later");
  };

  const deliverRound = async (): Promise<boolean> => {
    const taken = await db.asWorker((tx) => takeEmails(tx, { count: atOnce, holdMs }));
    const outcomes = await Promise.allSettled(taken.map(deliver));
    for (const outcome of outcomes)
      if (outcome.status === "rejected")
        log.error({ err: outcome.reason }, "an e-mail could not be delivered");
    if (outcomes.some((outcome) => outcome.status === "fulfilled" && !outcome.value)) {
      failuresInRow += 1;
      pausedUntil = performance.now() + pauseAfter(failuresInRow, "server");
    }
    return taken.length > 0;
  };

  const deliverAll = async () => {
    do {
      isWoken = false;
      while (!closing.signal.aborted && performance.now() >= pausedUntil && (await deliverRound()));
    } while (isWoken && performance.now() >= pausedUntil);
  };

  const deliverDue = () => {
    isWoken = true;
    delivering ??= deliverAll().finally(() => {
      delivering = undefined;
    });
    return delivering;
  };

  const wake = () => {
    if (closing.signal.aborted) return;
    deliverDue().catch((error: unknown) => log.warn({ err: error }, "e-mails could not be looked for"));
  };

  const toKeep = ({ secret, ...email }: EmailToAdd): NewEmail => ({
    ...email,
    sealed: secret === undefined ? undefined : seal.close(secret),
  });

  return {
    define: (kind, how) => writers.set(kind, how),
    add: (tx, email) => addEmail(tx, toKeep(email)),
    addOnce: (tx, email) => addEmailOnce(tx, toKeep(email)),
    waiting: (limit) => db.asWorker((tx) => findWaiting(tx, limit)),
    wake,
    deliverDue,
    start: async (isAlone) => {
      if (isAlone) await db.asWorker(releaseEmails);
      timer = setInterval(wake, lookMs).unref();
      wake();
    },
    close: async () => {
      closing.abort();
      clearInterval(timer);
      const patience = setTimeout(() => ending.abort(), handOverMs);
      await delivering?.catch(() => {}); // whoever asked for it was told
      clearTimeout(patience);
    },
  };
}
