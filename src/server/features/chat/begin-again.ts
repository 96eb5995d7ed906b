import { AppError } from "#server/app-error.ts";
import type { HeardMessage } from "#server/coach/care/read-message.ts";
import { wholePart } from "#server/coach/go-on.ts";
import type { Transaction } from "#server/db/database.ts";
import type { Services } from "#server/services.ts";
import type { AgainInput } from "#shared/chat/chat.ts";
import { asUtterance } from "./describe.ts";
import { findConversation, findLatest, lockSession } from "./store.ts";
import type { chatMessages } from "./tables.ts";
import { type BegunTurn, countTurn, readWith } from "./turns/begin-turn.ts";

type Row = typeof chatMessages.$inferSelect;

/** Who asks for a reply again, and where. */
export interface AskedAgain extends AgainInput {
  userId: string;
  countries: readonly string[];
}

/** The end of a chat whose reply can be written: what the person said, and the reply after it, if one began. */
interface Answerable {
  message: Row;
  reply: Row | undefined;
}

/** Reads the message that is answered, before the transaction: reading takes milliseconds of computing. */
export async function readAgain(
  { db, care }: Pick<Services, "db" | "care">,
  { userId, sessionId, how }: AskedAgain,
): Promise<HeardMessage> {
  const { message, earlier } = await db.asUser(userId, async (tx) => {
    const found = await answerableIn(tx, { userId, sessionId, how });
    const conversation = await findConversation(tx, sessionId, readWith + 2);
    return { ...found, earlier: upTo(conversation, found).slice(0, -1) };
  });
  return care.read(userId, asUtterance(message).text, async () => earlier);
}

/**
 * Begins a reply anew, or one that goes on where it broke off, and counts it like any other. A message that is answered
 * anew is heard again, as if it had been sent again. Throws `REPLY_WHOLE` when a whole reply is to be gone on with, when the
 * chat ends in a script or a reply of care, and while a danger stands; otherwise as `beginTurn` does.
 */
export async function beginAgain(
  tx: Transaction,
  { usage, turns, care, log }: Pick<Services, "usage" | "turns" | "care" | "log">,
  { userId, sessionId, how, timeZone, countries }: AskedAgain,
  heard: HeardMessage,
): Promise<BegunTurn> {
  const session = await lockSession(tx, userId, sessionId);
  if (!session) throw new AppError("NOT_FOUND");
  if (await turns.findRunning(tx, sessionId)) throw new AppError("TURN_RUNNING");
  const found = await answerableIn(tx, { userId, sessionId, how });
  const { message, reply } = found;
  const isWhole = reply?.status === "complete";
  // Hearing a calm message twice would bring the end of a danger nearer than it is.
  if (isWhole && (await care.isStanding(tx, userId))) throw new AppError("REPLY_WHOLE");
  const answer = await care.hear(tx, userId, heard, { countries, seed: session.id, isAgain: true });
  const begun = how === "goOn" && answer.reply === undefined ? wholePart(reply?.content ?? "") : "";
  const counted =
    answer.reply === undefined ? await countTurn(tx, usage, { userId, timeZone }, answer, log) : undefined;
  const turnId = await turns.begin(tx, {
    userId,
    chatSessionId: sessionId,
    kind: "reply",
    rewritesMessageId: reply?.id,
    countedOn: counted?.day,
  });
  return {
    turnId,
    session,
    message,
    conversation: upTo(await findConversation(tx, sessionId), found),
    usage: counted,
    heart: reply?.heart ?? undefined,
    countries,
    heard,
    care: { ...answer, reply: answer.reply ?? (counted ? undefined : answer.ifUnable) },
    rewrites: reply && { messageId: reply.id, begun, ...(isWhole ? { insteadOf: reply.content } : {}) },
  };
}

async function answerableIn(
  tx: Transaction,
  { userId, sessionId, how }: Pick<AskedAgain, "userId" | "sessionId" | "how">,
): Promise<Answerable> {
  if (!(await lockSession(tx, userId, sessionId))) throw new AppError("NOT_FOUND");
  const [last, before] = await findLatest(tx, sessionId, 2);
  if (last?.isUser) return { message: last, reply: undefined };
  const isReply = last?.kind === "message" || last?.kind === "practice";
  const isOpen = last?.status !== "complete" || how === "anew";
  if (!last || !before?.isUser || !isReply || !isOpen) throw new AppError("REPLY_WHOLE");
  return { message: before, reply: last };
}

/** A conversation up to the person's last message. */
const upTo = <Each>(conversation: Each[], { reply }: Answerable): Each[] =>
  reply ? conversation.slice(0, -1) : conversation;
