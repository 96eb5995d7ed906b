import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { settleTurn } from "./settle-turn.ts";
import { findBrokenOff, findTurn } from "./turn-store.ts";

/** Ends the turns that an earlier process left running; what their listeners had been shown becomes the reply. */
export async function recoverTurns({ db, log }: { db: Database; log: Logger }): Promise<number> {
  const brokenOff = await db.asWorker(findBrokenOff);
  for (const { id, userId } of brokenOff) {
    await db.asUser(userId, async (tx) => {
      const turn = await findTurn(tx, id);
      if (!turn) return;
      await settleTurn(tx, {
        turn,
        status: "failed",
        text: turn.partialText,
        kind: "message",
        sources: [],
        errorCode: "REPLY_INTERRUPTED",
      });
    });
  }
  if (brokenOff.length > 0) log.info({ count: brokenOff.length }, "replies that had broken off were kept");
  return brokenOff.length;
}
