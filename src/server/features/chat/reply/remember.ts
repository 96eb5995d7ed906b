import type { Logger } from "pino";
import type { Utterance } from "#server/coach/coach.ts";
import type { RunningTurn } from "#server/features/chat/turns/turns.ts";
import type { Memory } from "#server/features/memory/memory.ts";

type Needs = { memory: Memory; log: Logger };

/** Lines of the person's other chats that the coach may use; a reply does not wait for them where they cannot be read. */
export async function recallLines(
  { memory, log }: Needs,
  { id, userId }: RunningTurn,
  sessionId: string,
): Promise<string[]> {
  try {
    return await memory.recall(userId, sessionId);
  } catch (error) {
    log.warn({ turnId: id, err: error }, "what is remembered could not be read");
    return [];
  }
}

/** Keeps what is worth knowing next time, if the person lets it be kept, and tells them; a turn never fails for it. */
export async function tellRemembered(
  { memory, log }: Needs,
  running: RunningTurn,
  sessionId: string,
  conversation: readonly Utterance[],
): Promise<void> {
  try {
    const lines = await memory.keepFrom({ userId: running.userId, sessionId, conversation });
    if (lines.length > 0) running.tell({ type: "remembered", lines });
  } catch (error) {
    log.warn({ turnId: running.id, err: error }, "nothing could be remembered");
  }
}
