import type { Transaction } from "#server/db/database.ts";
import { type ErrorCode, errorText, isErrorCode } from "#shared/errors.ts";
import type { TurnEvent, UnnumberedTurnEvent } from "#shared/turn.ts";
import { describeMessage } from "./describe.ts";
import { findMessage, isCareActive } from "./store.ts";
import type { KeptTurn } from "./turn-store.ts";

/** The events of a turn that has ended, made from what was saved and numbered after the last one a listener saw. */
export async function replayEnded(
  tx: Transaction,
  turn: KeptTurn,
  after: number,
): Promise<AsyncGenerator<TurnEvent, void, void>> {
  const events: UnnumberedTurnEvent[] = [];
  const reply = turn.replyMessageId ? await findMessage(tx, turn.replyMessageId) : undefined;
  if (reply) {
    const careActive = await isCareActive(tx, turn.chatSessionId);
    events.push({ type: "saved", message: describeMessage(reply), isCareActive: careActive });
  }
  if (turn.status === "stopped") events.push({ type: "stopped" });
  if (turn.status === "failed") events.push({ type: "failed", ...reasonOf(turn) });
  events.push({ type: "done" });
  return inOrder(events.map((event, index) => ({ ...event, at: after + 1 + index })));
}

async function* inOrder(events: TurnEvent[]): AsyncGenerator<TurnEvent, void, void> {
  yield* events;
}

function reasonOf(turn: KeptTurn): { code: ErrorCode; text: string } {
  const code = isErrorCode(turn.errorCode) ? turn.errorCode : "REPLY_INTERRUPTED";
  return { code, text: errorText(code) };
}
