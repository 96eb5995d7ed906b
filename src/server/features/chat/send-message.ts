import { AppError } from "#server/app-error.ts";
import type { ReplyStyle } from "#server/coach/coach.ts";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import type { Services } from "#server/services.ts";
import type { ChatConfig } from "#shared/chat/chat-config.ts";
import { isAboutFigures } from "#shared/chat/is-about-figures.ts";
import type { TurnEvent } from "#shared/chat/turn.ts";
import { limits } from "#shared/limits/limits.ts";
import { type AskedAgain, beginAgain, readAgain } from "./begin-again.ts";
import { describeMessage, describeSession } from "./describe.ts";
import { writeReply } from "./reply/write-reply.ts";
import { type BegunTurn, beginTurn, type OutgoingMessage, readOutgoing } from "./turns/begin-turn.ts";

/** What sending a message needs. */
type Needs = Pick<
  Services,
  | "db"
  | "usage"
  | "care"
  | "memory"
  | "turns"
  | "jobs"
  | "spokenMessages"
  | "coach"
  | "metering"
  | "knowledge"
  | "webPages"
  | "log"
>;

/**
 * One turn of the chat: counts and saves the message in one transaction, then lets the reply be written whether or
 * not anybody listens. Throws `MESSAGE_EMPTY`, `MESSAGE_TOO_LONG`, `NOT_FOUND`, `TURN_RUNNING`,
 * `MESSAGE_ID_TAKEN` or `DAILY_LIMIT_REACHED`, and has then written nothing.
 */
export async function sendMessage(
  needs: Needs,
  outgoing: OutgoingMessage,
  signal?: AbortSignal,
): Promise<AsyncGenerator<TurnEvent, void, void>> {
  const { db, turns } = needs;
  const { userId } = outgoing;
  const text = outgoing.text.replaceAll("\u0000", ""); // no text of a database can hold it
  if (!text.trim() && !outgoing.file) throw new AppError("MESSAGE_EMPTY");
  if (text.length > limits.message.maxChars) {
    throw new AppError("MESSAGE_TOO_LONG", { limit: limits.message.maxChars });
  }
  const message = { ...outgoing, text };
  const heard = await readOutgoing(needs, message);
  const begin = () => db.asUser(userId, (tx) => beginTurn(tx, needs, message, heard));
  // The same message posted twice at one moment: the second finds the turn of the first. An id under which no turn of
  // this person's is found belongs to something else; whose and what that is, nobody is told.
  const begun = await begin().catch((error: unknown) => {
    if (isUniqueViolation(error)) return begin().catch(refuseTaken);
    throw error;
  });
  if (!("isRepeated" in begun)) {
    if (begun.replaces) needs.spokenMessages.forget({ userId, sessionId: begun.session.id });
    startReply(needs, begun, outgoing.config);
  }
  return turns.follow(userId, begun.turnId, -1, signal);
}

/**
 * Has the last reply of a chat written again in other words, or gone on with where it broke off; what comes takes its place. Throws
 * `REPLY_WHOLE`, `NOT_FOUND`, `TURN_RUNNING` or `DAILY_LIMIT_REACHED`, and has then written nothing.
 */
export async function answerAgain(
  needs: Needs,
  asked: AskedAgain,
  signal?: AbortSignal,
): Promise<AsyncGenerator<TurnEvent, void, void>> {
  const heard = await readAgain(needs, asked);
  const begun = await needs.db.asUser(asked.userId, (tx) => beginAgain(tx, needs, asked, heard));
  startReply(needs, begun, asked.config);
  return needs.turns.follow(asked.userId, begun.turnId, -1, signal);
}

function startReply(needs: Needs, begun: BegunTurn, config: ChatConfig): void {
  const { turnId, session, message, rewrites } = begun;
  const turn = { id: turnId, userId: message.userId, chatSessionId: session.id };
  needs.turns.start(turn, async (running) => {
    running.tell({
      type: "started",
      turnId,
      kind: "reply",
      session: describeSession(session),
      message: describeMessage(message),
      usage: begun.usage ?? null,
      ...(rewrites ? { rewrites: rewrites.messageId } : {}),
      ...(begun.replaces ? { replaces: begun.replaces } : {}),
    });
    const { file, content } = message;
    const style = replyStyle(config, file ? [file.text, file.query].filter(Boolean).join("\n") : content);
    // While a danger stands nothing goes to a search, whatever the message itself speaks of.
    const mode = begun.care.isStanding ? "none" : style.mode;
    await writeReply(needs, running, { ...begun, style: { ...style, mode } });
  });
}

function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError("MESSAGE_ID_TAKEN", {}, error) : error;
}

/** Which way a message is answered, from the person's choices and, for figures, from the message itself. */
export function replyStyle(config: ChatConfig, text: string): ReplyStyle {
  const { verbosity, reasoning, codeInterpreter, mode, counselMode } = config;
  if (counselMode) return { mode: "counsel", verbosity, reasoning };
  if (codeInterpreter && isAboutFigures(text)) return { mode: "hrv", verbosity, reasoning };
  return { mode, verbosity, reasoning };
}
