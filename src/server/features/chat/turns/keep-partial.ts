import { setImmediate } from "node:timers/promises";
import type { Services } from "#server/services.ts";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { keepPartial } from "./turn-store.ts";
import type { RunningTurn } from "./turns.ts";

/** A crash costs at most what was written in this time; a process that writes many replies saves each less often. */
const keepMs = { least: 250, perTurn: 40, most: 2000 };

/** How long a growing reply is not saved again while so many are written here: some 25 saves a second by all, and half a save by each. */
export const keepEveryMs = (turnsHere: number): number =>
  Math.min(keepMs.most, Math.max(keepMs.least, keepMs.perTurn * turnsHere));

/** Keeps the text of a reply while it is written. */
export interface PartialKeeper {
  write(text: string, kind: ChatMessage["kind"]): void;
  /** Waits for a save under way and makes no further one. */
  settle(): Promise<void>;
}

/**
 * Saves a growing reply a few times a second, one save at a time, and what came last however long nothing follows it; a save
 * that fails only costs safety against a crash. What is whole within the first of these times is not saved before its end.
 */
export function keepWhileWriting(
  { db, log }: { db: Pick<Services["db"], "asUserAtOnce">; log: Pick<Services["log"], "warn"> },
  running: Pick<RunningTurn, "id" | "userId" | "turnsHere">,
): PartialKeeper {
  let latest: { partialText: string; partialKind: ChatMessage["kind"] } | undefined;
  let saving: Promise<void> | undefined;
  let due: NodeJS.Timeout | undefined;
  let savedAt = performance.now();
  let isSettled = false;
  let hasFailed = false;
  const save = async () => {
    const partial = latest;
    latest = undefined;
    savedAt = performance.now();
    try {
      // Whoever listens hears the sentence first.
      await setImmediate();
      if (partial) await db.asUserAtOnce(running.userId, (tx) => keepPartial(tx, running.id, partial));
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn({ turnId: running.id, err: error }, "a growing reply could not be kept");
      hasFailed = true;
    } finally {
      saving = undefined;
      saveWhenDue();
    }
  };
  const saveWhenDue = () => {
    if (isSettled || !latest || saving || due) return;
    const waitMs = savedAt + keepEveryMs(running.turnsHere()) - performance.now();
    if (waitMs <= 0) saving = save();
    else
      due = setTimeout(() => {
        due = undefined;
        if (!isSettled && !saving) saving = save();
      }, waitMs);
  };
  return {
    write: (partialText, partialKind) => {
      latest = { partialText, partialKind };
      saveWhenDue();
    },
    settle: async () => {
      isSettled = true;
      clearTimeout(due);
      await saving;
    },
  };
}
