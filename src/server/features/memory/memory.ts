import { AppError } from "#server/app-error.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { linesFrom, mayBeKept, type ProposedLine } from "#server/coach/remembered/lines.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import { together } from "#server/db/together.ts";
import type { Care } from "#server/features/care/care.ts";
import type { RememberedLine } from "#shared/account/memory.ts";
import { limits } from "#shared/limits/limits.ts";
import { describeLine } from "./describe-line.ts";
import {
  addLine,
  changeLine,
  findChoice,
  findLines,
  keepChoice,
  type LineRow,
  lockMemory,
  removeLine,
  removeLines,
  removeLinesOfChat,
} from "./store.ts";

/** What is remembered of a person, and since when they have it so. */
export interface KeptMemory {
  isOn: boolean;
  /** When it was switched on or off last; nothing for who never did. */
  changedAt: Date | undefined;
  /** The newest first. */
  lines: LineRow[];
}

/** A chat at a moment at which something of it may be worth knowing next time. */
export interface ChatSoFar {
  userId: string;
  sessionId: string;
  conversation: readonly Utterance[];
}

/**
 * A few lines across a person's chats, the person's own: off until they switch it on, seen, changed and erased by them, and
 * never about safety: nothing is kept of a chat in which care spoke or while a danger stands, what was kept of a chat goes when
 * care speaks in it, and each line is read by care before it is kept, whoever wrote it.
 */
export interface Memory {
  find(userId: string): Promise<KeptMemory>;
  change(userId: string, choice: { isOn: boolean; erase: boolean }): Promise<KeptMemory>;
  /** Throws `NOT_FOUND`, or `LINE_NOT_KEPT` where care hears something in it. */
  changeLine(userId: string, lineId: string, text: string): Promise<KeptMemory>;
  /** Throws `NOT_FOUND`. */
  removeLine(userId: string, lineId: string): Promise<KeptMemory>;
  /** The lines a coach may use in a chat: those of other chats; none while it is switched off or a danger stands. */
  recall(userId: string, sessionId: string): Promise<string[]>;
  /** Keeps what is worth knowing next time, and returns what was kept anew. */
  keepFrom(chat: ChatSoFar): Promise<RememberedLine[]>;
  /** Forgets what came from a chat, because care speaks in it. */
  forgetChat(tx: Transaction, sessionId: string): Promise<void>;
}

/** What remembering needs. */
interface Needs {
  db: Database;
  clock: () => Date;
  care: Pick<Care, "isStanding">;
  /** Holds a chat of the person's for the transaction; false where it is gone, or our care spoke in it. */
  chats: { lockWithoutCare(tx: Transaction, userId: string, sessionId: string): Promise<boolean> };
}

/** Remembers in the database, by the injected clock. */
export function createMemory({ db, clock, care, chats }: Needs): Memory {
  const find = async (tx: Transaction, userId: string): Promise<KeptMemory> => {
    const choice = await findChoice(tx, userId);
    return {
      isOn: choice?.isOn ?? false,
      changedAt: choice?.changedAt,
      lines: await findLines(tx, userId),
    };
  };
  const isInUse = async (tx: Transaction, userId: string): Promise<boolean> => {
    const [choice, isStanding] = await together([findChoice(tx, userId), care.isStanding(tx, userId)]);
    return choice?.isOn === true && !isStanding;
  };
  const keep = async (
    tx: Transaction,
    { userId, sessionId }: ChatSoFar,
    proposed: ProposedLine[],
  ): Promise<LineRow[]> => {
    if (!(await chats.lockWithoutCare(tx, userId, sessionId))) return [];
    await lockMemory(tx, userId);
    if (!(await isInUse(tx, userId))) return [];
    const known = await findLines(tx, userId);
    const fresh = proposed.filter(({ text }) => known.every((line) => line.text !== text));
    const added: LineRow[] = [];
    for (const line of fresh)
      added.push(await addLine(tx, { userId, chatSessionId: sessionId, ...line, keptAt: clock() }));
    for (const { id } of [...added, ...known].slice(limits.memory.lines)) await removeLine(tx, userId, id);
    return added;
  };
  return {
    find: (userId) => db.asUser(userId, (tx) => find(tx, userId)),
    change: (userId, { isOn, erase }) =>
      db.asUser(userId, async (tx) => {
        await lockMemory(tx, userId);
        await keepChoice(tx, userId, { isOn, changedAt: clock() });
        if (erase) await removeLines(tx, userId);
        return find(tx, userId);
      }),
    changeLine: async (userId, lineId, text) => {
      if (!mayBeKept(text)) throw new AppError("LINE_NOT_KEPT");
      return db.asUser(userId, async (tx) => {
        const isOwn = await changeLine(tx, userId, lineId, { text, keptAt: clock() });
        if (!isOwn) throw new AppError("NOT_FOUND");
        return find(tx, userId);
      });
    },
    removeLine: (userId, lineId) =>
      db.asUser(userId, async (tx) => {
        if (!(await removeLine(tx, userId, lineId))) throw new AppError("NOT_FOUND");
        return find(tx, userId);
      }),
    recall: (userId, sessionId) =>
      db.asUserAtOnce(userId, async (tx) => {
        const [isUsed, lines] = await together([isInUse(tx, userId), findLines(tx, userId)]);
        if (!isUsed) return [];
        return lines.filter(({ chatSessionId }) => chatSessionId !== sessionId).map(({ text }) => text);
      }),
    keepFrom: async (chat) => {
      // Most replies have nothing to keep, and cost no transaction then.
      const proposed = linesFrom(chat.conversation);
      if (proposed.length === 0) return [];
      const kept = await db.asUser(chat.userId, (tx) => keep(tx, chat, proposed));
      return kept.map(describeLine);
    },
    forgetChat: (tx, sessionId) => removeLinesOfChat(tx, sessionId),
  };
}
