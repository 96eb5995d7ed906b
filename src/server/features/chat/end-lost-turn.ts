import type { Transaction } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";
import { settleTurn } from "./settle-turn.ts";
import { lockTurn } from "./turn-store.ts";

/**
 * Ends a turn that nobody runs any more; what its listeners had been shown becomes the reply. False when somebody else
 * is just ending it.
 */
export async function endLostTurn(
  tx: Transaction,
  care: Pick<Services["care"], "isStanding">,
  turnId: string,
): Promise<boolean> {
  const turn = await lockTurn(tx, turnId);
  if (!turn) return false;
  await settleTurn(tx, care, turnId, {
    status: "failed",
    text: turn.partialText,
    kind: turn.partialKind,
    sources: [],
    errorCode: "REPLY_INTERRUPTED",
  });
  return true;
}
