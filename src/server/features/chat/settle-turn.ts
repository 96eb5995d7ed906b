import type { Transaction } from "#server/db/database.ts";
import type { ChatMessage, Source } from "#shared/chat-message.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { HeartReport } from "#shared/heart.ts";
import { describeMessage } from "./describe.ts";
import { addMessage, isCareActive, touchSession } from "./store.ts";
import { endTurn } from "./turn-store.ts";

/** How a turn ended, and what had arrived by then. */
export interface TurnEnd {
  turn: { id: string; userId: string; chatSessionId: string };
  status: "done" | "stopped" | "failed";
  text: string;
  kind: ChatMessage["kind"];
  sources: Source[];
  errorCode?: ErrorCode;
  /** What the pictures of a reply about the heart are drawn from. */
  heart?: HeartReport;
}

/** What was saved of a turn. */
export interface SettledTurn {
  message: ChatMessage;
  isCareActive: boolean;
}

/** Saves what arrived, if anything did, and ends the turn; nothing when somebody else has ended it. */
export async function settleTurn(tx: Transaction, end: TurnEnd): Promise<SettledTurn | undefined> {
  const { turn, status, text, kind, sources, errorCode, heart } = end;
  const replyMessageId = text.trim() ? crypto.randomUUID() : undefined;
  const isOurs = await endTurn(tx, {
    turnId: turn.id,
    status,
    replyMessageId,
    ...(errorCode ? { errorCode } : {}),
  });
  if (!isOurs || !replyMessageId) return undefined;
  const row = await addMessage(tx, {
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
  return { message: describeMessage(row), isCareActive: await isCareActive(tx, turn.chatSessionId) };
}
