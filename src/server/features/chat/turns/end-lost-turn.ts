import type { Transaction } from "#server/db/database.ts";
import { type SettlingNeeds, settleTurn } from "./settle-turn.ts";
import { lockTurn } from "./turn-store.ts";

/**
 * Ends a turn that nobody runs any more; what its listeners had been shown becomes the reply. False when somebody else
 * is just ending it.
 */
export async function endLostTurn(tx: Transaction, needs: SettlingNeeds, turnId: string): Promise<boolean> {
  const turn = await lockTurn(tx, turnId);
  if (!turn) return false;
  await settleTurn(tx, needs, turnId, {
    status: "failed",
    text: turn.partialText,
    kind: turn.partialKind,
    sources: [],
    errorCode: "REPLY_INTERRUPTED",
  });
  return true;
}
