import type { Transaction } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";
import type { ChatMessage, Source } from "#shared/chat-message.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { HeartReport } from "#shared/heart.ts";
import { type EndedTurn, readEndedTurn } from "./ended-turn.ts";
import { addMessage, touchSession } from "./store.ts";
import { endTurn, findTurn } from "./turn-store.ts";

/** How a turn ended, and what had arrived by then. */
export interface TurnEnd {
  status: "done" | "stopped" | "failed";
  text: string;
  kind: ChatMessage["kind"];
  sources: Source[];
  errorCode?: ErrorCode;
  /** What the pictures of a reply about the heart are drawn from. */
  heart?: HeartReport;
}

/**
 * Saves what arrived, if anything did, and ends the turn. Returns how it ended: that is how somebody else ended it when
 * they came first, or this same call before its answer was lost. Nothing when the turn was deleted with its chat.
 */
export async function settleTurn(
  tx: Transaction,
  care: Pick<Services["care"], "isStanding">,
  turnId: string,
  { status, text, kind, sources, errorCode, heart }: TurnEnd,
): Promise<EndedTurn | undefined> {
  const replyMessageId = text.trim() ? crypto.randomUUID() : undefined;
  const isOurs = await endTurn(tx, {
    turnId,
    status,
    replyMessageId,
    ...(errorCode ? { errorCode } : {}),
  });
  const turn = await findTurn(tx, turnId);
  if (!turn) return undefined;
  if (isOurs && replyMessageId) {
    await addMessage(tx, {
      id: replyMessageId,
      chatSessionId: turn.chatSessionId,
      userId: turn.userId,
      content: text,
      isUser: false,
      kind,
      status: status === "done" ? "complete" : status,
      sources,
      heart,
    });
    await touchSession(tx, turn.chatSessionId);
  }
  return readEndedTurn(tx, care, turn);
}
