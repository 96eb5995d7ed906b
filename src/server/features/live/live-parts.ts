import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import type { Signals } from "#server/db/signals.ts";
import { addPart, findParts, type LivePart, removeOldParts, removeRun, removeSubject } from "./store.ts";

/** What grows here, for whoever follows it from another process. */
export interface OfferedStream {
  /** Names it on every process: `turn:…`, `sound:…`. */
  subject: string;
  userId: string;
  /** All of it from the start, what is still to come included. */
  open(signal: AbortSignal): AsyncIterable<Uint8Array>;
}

/**
 * Carries what grows in one process to listeners at another, by rows. Nothing is written unless somebody elsewhere asks,
 * and nothing at all with the embedded database.
 */
export interface LiveParts {
  /** Offers a stream; returns how to take the offer back. */
  offer(stream: OfferedStream): () => void;
  /**
   * Follows a person's stream that grows elsewhere: its bytes as they come, and nothing each time some seconds passed
   * without any, for the asker to see whether it goes on. Ends with the stream.
   */
  follow(
    userId: string,
    subject: string,
    signal?: AbortSignal,
  ): AsyncGenerator<Uint8Array | undefined, void, void>;
  /** Leaves what was made of a person's thing by now to the process that makes it after this one. */
  leave(userId: string, subject: string, parts: readonly Uint8Array[]): Promise<void>;
  /** Takes what was left, which is then gone; nothing where nothing was, or not whole. */
  takeUp(userId: string, subject: string): Promise<Uint8Array[] | undefined>;
  /** Removes what processes that were killed left behind, and what nobody took up. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Between two writes: text that comes later than this is felt. */
const writeEveryMs = 200;
/** Followers that were late still find the end for so long. */
const keptAfterEndMs = 30_000;

/** Makes the carrier; `signals` says whether there can be anybody else. */
export function createLiveParts({
  db,
  signals,
  log,
}: {
  db: Database;
  signals: Signals;
  log: Logger;
}): LiveParts {
  const offered = new Map<string, OfferedStream>();
  const writing = new Map<string, Promise<void>>();
  const closing = new AbortController();

  const write = async ({ subject, userId, open }: OfferedStream) => {
    const run = crypto.randomUUID();
    let at = 0;
    let unsaved: Uint8Array[] = [];
    const save = async (isLast: boolean) => {
      const content = Buffer.concat(unsaved);
      unsaved = [];
      if (content.length === 0 && !isLast) return;
      await db.asUser(userId, (tx) => addPart(tx, { subject, run, at, userId, content, isLast }));
      at += 1;
      signals.tell(`part ${subject}`);
    };
    let saving: Promise<void> | undefined;
    try {
      for await (const chunk of open(closing.signal)) {
        unsaved.push(chunk);
        saving ??= sleep(writeEveryMs, undefined, { ref: false })
          .then(() => save(false))
          .finally(() => {
            saving = undefined;
          });
        // A failure is met below, when the next save is waited for; nobody else waits for this one.
        saving.catch(() => undefined);
      }
      await saving;
      if (!closing.signal.aborted) await save(true);
      await sleep(keptAfterEndMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    } catch (error) {
      log.warn({ subject, err: error }, "what grows here could not be passed on");
    }
    await db
      .asUser(userId, (tx) => removeRun(tx, subject, run))
      .catch((error: unknown) =>
        log.warn({ subject, err: error }, "what was passed on could not be removed"),
      );
  };

  if (signals.isShared)
    signals.hear("want ", (subject) => {
      const stream = offered.get(subject);
      if (!stream || writing.has(subject) || closing.signal.aborted) return;
      writing.set(
        subject,
        write(stream).finally(() => writing.delete(subject)),
      );
    });

  async function* follow(userId: string, subject: string, signal?: AbortSignal) {
    let last: LivePart | undefined;
    while (!signal?.aborted) {
      const woken = signals.next(`part ${subject}`, signal);
      if (!last) signals.tell(`want ${subject}`);
      await woken;
      if (signal?.aborted) return;
      const after = last;
      const parts = await db.asUser(userId, (tx) => findParts(tx, subject, after));
      if (parts.length === 0) yield undefined;
      for (const part of parts) {
        last = part;
        if (part.content.length > 0) yield part.content;
        if (part.isLast) return;
      }
    }
  }

  return {
    offer: (stream) => {
      if (!signals.isShared) return () => {};
      offered.set(stream.subject, stream);
      return () => {
        if (offered.get(stream.subject) === stream) offered.delete(stream.subject);
      };
    },
    follow,
    leave: (userId, subject, parts) =>
      db.asUser(userId, async (tx) => {
        const run = crypto.randomUUID();
        for (const [at, content] of parts.entries())
          await addPart(tx, { subject, run, at, userId, content, isLast: at === parts.length - 1 });
      }),
    takeUp: (userId, subject) =>
      db.asUser(userId, async (tx) => {
        const parts = await findParts(tx, subject, undefined);
        await removeSubject(tx, subject);
        return parts.at(-1)?.isLast ? parts.map(({ content }) => content) : undefined;
      }),
    sweep: () => db.asWorker(removeOldParts),
    close: async () => {
      closing.abort();
      await Promise.all(writing.values());
    },
  };
}
