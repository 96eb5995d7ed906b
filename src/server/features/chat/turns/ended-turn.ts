import type { Transaction } from "#server/db/database.ts";
import type { Care } from "#server/features/care/care.ts";
import { describeMessage, quotes } from "#server/features/chat/describe.ts";
import { findMessage, findMessages } from "#server/features/chat/store.ts";
import type { chatMessages } from "#server/features/chat/tables.ts";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import type { TurnEvent, UnnumberedTurnEvent } from "#shared/chat/turn.ts";
import { type ErrorCode, errorText, isErrorCode } from "#shared/contract/errors.ts";
import type { KeptTurn } from "./turn-store.ts";

type MessageRow = typeof chatMessages.$inferSelect;

/** How a turn ended and what was kept of it, as anybody can read it afterwards. */
export interface EndedTurn {
  status: "done" | "stopped" | "failed";
  errorCode: ErrorCode | undefined;
  /** The reply; nothing when none had arrived. */
  message: ChatMessage | undefined;
  isCareActive: boolean;
}

/** Reads how a turn ended; nothing while it runs. */
export async function readEndedTurn(
  tx: Transaction,
  care: Pick<Care, "isStanding">,
  turn: KeptTurn,
): Promise<EndedTurn | undefined> {
  const reply = turn.replyMessageId ? await findMessage(tx, turn.replyMessageId) : undefined;
  const isCareActive = reply !== undefined && (await care.isStanding(tx, turn.userId));
  return endedTurn(tx, turn, { reply, isCareActive });
}

/** The same for whoever has its reply at hand and knows whether a danger stands. */
export async function endedTurn(
  tx: Transaction,
  { status, errorCode, userId }: KeptTurn,
  { reply, isCareActive }: { reply: MessageRow | undefined; isCareActive: boolean },
): Promise<EndedTurn | undefined> {
  if (status === "running") return undefined;
  return {
    status,
    errorCode: isErrorCode(errorCode) ? errorCode : undefined,
    message: reply && describeMessage(reply, await saidBefore(tx, userId, reply)),
    isCareActive,
  };
}

/** What was said before a reply, where something is quoted in it. */
async function saidBefore(tx: Transaction, userId: string, reply: MessageRow): Promise<MessageRow[]> {
  if (!quotes(reply)) return [];
  const messages = await findMessages(tx, userId, reply.chatSessionId);
  return messages.slice(
    0,
    messages.findIndex(({ id }) => id === reply.id),
  );
}

/** What listeners are told of the end of a turn, before `done`. */
export function eventsOfEnd({ status, errorCode, message, isCareActive }: EndedTurn): UnnumberedTurnEvent[] {
  const events: UnnumberedTurnEvent[] = [];
  if (message) events.push({ type: "saved", message, isCareActive });
  if (status === "stopped") events.push({ type: "stopped" });
  if (status === "failed") {
    const code = errorCode ?? "REPLY_INTERRUPTED";
    events.push({ type: "failed", code, text: errorText(code) });
  }
  return events;
}

/** The events of a turn that has ended, made from what was saved and numbered after the last one a listener saw. */
export async function* replayEnded(ended: EndedTurn, after: number): AsyncGenerator<TurnEvent, void, void> {
  const events = [...eventsOfEnd(ended), { type: "done" as const }];
  for (const [index, event] of events.entries()) yield { ...event, at: after + 1 + index };
}
