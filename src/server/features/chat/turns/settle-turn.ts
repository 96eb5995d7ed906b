import type { Logger } from "pino";
import type { Database, Transaction } from "#server/db/database.ts";
import { together } from "#server/db/together.ts";
import { untilReachable } from "#server/db/until-reachable.ts";
import type { Care } from "#server/features/care/care.ts";
import {
  addMessage,
  findMessage,
  markCare,
  rewriteMessage,
  touchSession,
} from "#server/features/chat/store.ts";
import type { Memory } from "#server/features/memory/memory.ts";
import type { Usage } from "#server/features/usage/usage.ts";
import type { ChatMessage, Source } from "#shared/chat/chat-message.ts";
import type { ErrorCode } from "#shared/contract/errors.ts";
import type { HeartReport } from "#shared/heart.ts";
import { type EndedTurn, endedTurn, readEndedTurn } from "./ended-turn.ts";
import { endTurn, findTurn } from "./turn-store.ts";

/** How a turn ended, and what had arrived by then. */
export interface TurnEnd {
  status: "done" | "stopped" | "failed";
  text: string;
  kind: ChatMessage["kind"];
  sources: Source[];
  errorCode?: ErrorCode;
  /** Care asked about safety beside the reply. */
  isCareBeside?: boolean;
  /** What the pictures of a reply about the heart are drawn from. */
  heart?: HeartReport;
}

/** What ending a turn touches besides the chat. */
export interface SettlingNeeds {
  care: Pick<Care, "isStanding">;
  usage: Pick<Usage, "giveBackConversation">;
  memory: Pick<Memory, "forgetChat">;
}

/**
 * Saves what arrived, if anything did, and ends the turn; a turn that failed is not counted against its day, and of a chat
 * in which care speaks nothing stays remembered. A reply that
 * is written again takes the place of the earlier one, unless it broke off where that was whole or had more. Returns how it
 * ended: that is how somebody else ended it when they came first, or this same call before its answer was lost. Nothing
 * when the turn was deleted with its chat.
 */
export async function settleTurn(
  tx: Transaction,
  { care, usage, memory }: SettlingNeeds,
  turnId: string,
  { status, text, kind, sources, errorCode, isCareBeside, heart }: TurnEnd,
): Promise<EndedTurn | undefined> {
  const rewritten = await findRewritten(tx, turnId);
  const isLess =
    status !== "done" &&
    (rewritten?.status === "complete" || text.length <= (rewritten?.content.length ?? 0));
  const replyMessageId = text.trim() && !isLess ? (rewritten?.id ?? crypto.randomUUID()) : undefined;
  const turn = await endTurn(tx, {
    turnId,
    status,
    replyMessageId,
    ...(errorCode ? { errorCode } : {}),
  });
  if (!turn) {
    const ended = await findTurn(tx, turnId);
    return ended && readEndedTurn(tx, care, ended);
  }
  const { chatSessionId, userId } = turn;
  if (status === "failed" && turn.countedOn !== null)
    await usage.giveBackConversation(tx, userId, turn.countedOn);
  if (kind === "care" || isCareBeside) {
    await markCare(tx, chatSessionId);
    await memory.forgetChat(tx, chatSessionId);
  }
  if (!replyMessageId) return readEndedTurn(tx, care, turn);
  const reply = {
    content: text,
    kind,
    status: status === "done" ? ("complete" as const) : status,
    sources,
    heart,
  };
  const [message, isCareActive] = await together([
    rewritten
      ? rewriteMessage(tx, replyMessageId, reply)
      : addMessage(tx, { ...reply, id: replyMessageId, chatSessionId, userId, isUser: false }),
    care.isStanding(tx, userId),
    touchSession(tx, chatSessionId),
  ]);
  return endedTurn(tx, turn, { reply: message, isCareActive });
}

/** The reply that a turn writes again; nothing for a turn that answers for the first time. */
async function findRewritten(tx: Transaction, turnId: string) {
  const id = (await findTurn(tx, turnId))?.rewritesMessageId;
  return id ? findMessage(tx, id) : undefined;
}

/** What saving needs; the signal ends the waiting for a database that is away, and the text is then lost. */
interface Needs extends SettlingNeeds {
  db: Database;
  log: Logger;
  signal: AbortSignal;
}

/** The end of a turn, and how it ends when its text cannot be saved. */
interface Settling {
  end: TurnEnd;
  unsaved: ErrorCode;
}

/**
 * Saves how a turn ended, and again until the database has answered: a reply that was written while the database was
 * away is in nobody's hands but ours. A text that the database refuses ends the turn without it, or nothing more could
 * be said in its chat. Never throws.
 */
export async function keepSettling(
  { db, log, signal, ...needs }: Needs,
  turn: { id: string; userId: string },
  { end, unsaved }: Settling,
): Promise<EndedTurn | undefined> {
  const withoutText: TurnEnd = { ...end, status: "failed", text: "", errorCode: unsaved };
  const onWait = () => log.warn({ turnId: turn.id }, "a reply waits for the database to be saved");
  for (const each of [end, withoutText]) {
    const settle = () => db.asUser(turn.userId, (tx) => settleTurn(tx, needs, turn.id, each));
    try {
      return await untilReachable(settle, { signal, onWait });
    } catch (error) {
      log.error({ turnId: turn.id, err: error }, "the end of a reply could not be saved");
    }
  }
  return { status: "failed", errorCode: unsaved, message: undefined, isCareActive: false };
}
