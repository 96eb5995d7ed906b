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

/** Saves a growing reply a few times a second, one save at a time; a save that fails only costs safety against a crash. */
export function keepWhileWriting(
  { db, log }: { db: Pick<Services["db"], "asUserAtOnce">; log: Pick<Services["log"], "warn"> },
  running: Pick<RunningTurn, "id" | "userId" | "turnsHere">,
): PartialKeeper {
  let saving: Promise<void> | undefined;
  let savedAt = 0;
  let isSettled = false;
  let hasFailed = false;
  const save = async (partialText: string, partialKind: ChatMessage["kind"]) => {
    savedAt = performance.now();
    try {
      // Whoever listens hears the sentence first.
      await setImmediate();
      await db.asUserAtOnce(running.userId, (tx) =>
        keepPartial(tx, running.id, { partialText, partialKind }),
      );
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn({ turnId: running.id, err: error }, "a growing reply could not be kept");
      hasFailed = true;
    } finally {
      saving = undefined;
    }
  };
  return {
    write: (text, kind) => {
      if (isSettled || saving || performance.now() - savedAt < keepEveryMs(running.turnsHere())) return;
      saving = save(text, kind);
    },
    settle: async () => {
      isSettled = true;
      await saving;
    },
  };
}
