import { AppError } from "#server/app-error.ts";
import type { CareAnswer } from "#server/coach/care/hear-message.ts";
import type { HeardMessage } from "#server/coach/care/read-message.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { collapseSpace } from "#server/coach/collapse-space.ts";
import type { Transaction } from "#server/db/database.ts";
import { together } from "#server/db/together.ts";
import { withFile } from "#server/features/chat/describe.ts";
import { asAppError } from "#server/features/chat/reply/as-app-error.ts";
import {
  addMessage,
  addSession,
  findConversation,
  lockSession,
  touchSession,
} from "#server/features/chat/store.ts";
import type { chatMessages, chatSessions, KeptFile } from "#server/features/chat/tables.ts";
import { takeBackFrom } from "#server/features/chat/take-back.ts";
import { titleOf } from "#server/features/chat/title-from.ts";
import type { HeldZone } from "#server/features/usage/usage.ts";
import type { Services } from "#server/services.ts";
import type { UsageToday } from "#shared/account/usage.ts";
import type { ChatConfig } from "#shared/chat/chat-config.ts";
import type { MessageFile } from "#shared/chat/files.ts";
import { shownWithFile } from "#shared/chat/shown-with-file.ts";
import { id } from "#shared/contract/api.ts";
import type { HeartReport } from "#shared/heart.ts";
import { findTurnOfMessage } from "./turn-store.ts";

/** A message as the person sent it. */
export interface OutgoingMessage {
  userId: string;
  messageId: string;
  sessionId: string | null;
  text: string;
  file: MessageFile | null;
  /** The message that it takes the place of, with all that came after it. */
  replaces: string | null;
  timeZone: string;
  config: ChatConfig;
  /** ISO codes of the countries the person may be in, for help lines. */
  countries: readonly string[];
}

/** A turn that has been saved and may now run. */
export interface BegunTurn {
  turnId: string;
  session: typeof chatSessions.$inferSelect;
  message: typeof chatMessages.$inferSelect;
  conversation: Utterance[];
  /** What the day's count says now; nothing for a turn that is not counted. */
  usage: UsageToday | undefined;
  /** What the message's file says about the person's heart. */
  heart: HeartReport | undefined;
  /** ISO codes of the countries the person may be in, for help lines. */
  countries: readonly string[];
  /** What our own rules heard in the message. */
  heard: HeardMessage;
  /** What care makes of it, and its own reply where safety comes first. */
  care: CareAnswer;
  /** The reply that is written again, and how much of it stands. */
  rewrites?: Rewritten | undefined;
  /** The message whose place this one took. */
  replaces?: string | undefined;
}

/** A reply that is written again: with the whole sentences that it keeps, or with none. */
export interface Rewritten {
  messageId: string;
  begun: string;
  /** What it says now, where that is whole and other words are wanted. */
  insteadOf?: string | undefined;
}

/** How many earlier messages a message is read with. */
export const readWith = 12;

/**
 * Reads a message in its chat, before the transaction that saves it: reading takes milliseconds of computing. One that takes
 * the place of another is read after all that was said, that one too: care hears it as what the person says next.
 */
export async function readOutgoing(
  { care }: Pick<Services, "care">,
  { userId, sessionId, text, file }: OutgoingMessage,
): Promise<HeardMessage> {
  const isOwn = sessionId !== null && id.safeParse(sessionId).success;
  return care.read(userId, saidIn(text, file).text, async (tx) =>
    isOwn ? findConversation(tx, sessionId, readWith) : [],
  );
}

/** What a message says: its words, and a short page's as if they had been typed. */
const saidIn = (text: string, file: MessageFile | null): Pick<Utterance, "text" | "file"> =>
  file ? withFile(keptFile(file, text)) : { text: collapseSpace(text) };

const keptFile = (file: MessageFile, query: string): KeptFile => ({
  name: file.name,
  type: file.type,
  text: file.text,
  query,
});

/**
 * Saves the message and counts it, in the caller's transaction; the model is asked only after the commit. A message
 * that was posted before gives its turn's id and changes nothing. A care reply is not counted, and while a danger stands
 * nobody is turned away by the day's limit: care replies then.
 */
export async function beginTurn(
  tx: Transaction,
  needs: Pick<Services, "usage" | "turns" | "care" | "memory" | "jobs" | "log">,
  outgoing: OutgoingMessage,
  heard: HeardMessage,
): Promise<BegunTurn | { turnId: string; isRepeated: true }> {
  const { usage, turns, care, log } = needs;
  const { userId, sessionId, text, file, timeZone, countries, replaces } = outgoing;
  const messageId = id.safeParse(outgoing.messageId).data ?? crypto.randomUUID();
  // Each way to the database and back is felt before the first word: what does not look at another's answer goes together.
  const [before, found, running, state, zone] = await together([
    findTurnOfMessage(tx, userId, messageId),
    sessionId === null
      ? undefined
      : lockSession(tx, userId, sessionId).catch(asAppError("SESSION_NOT_CREATED", log)),
    sessionId === null ? undefined : turns.findRunning(tx, sessionId),
    care.hold(tx, userId),
    usage.hold(tx, userId).catch(asAppError("USAGE_FAILED", log)),
  ]);
  if (before) return { turnId: before.id, isRepeated: true };
  if (!found && (sessionId !== null || replaces !== null)) throw new AppError("NOT_FOUND");
  if (running) throw new AppError("TURN_RUNNING");

  const shown = file ? shownWithFile(file, text) : text;
  const kept = file && keptFile(file, text);
  const titling = { content: shown, file: kept };
  const opened = found && replaces !== null ? await takeBackFrom(tx, needs, found, replaces, titling) : found;
  const chatId = opened?.id ?? crypto.randomUUID();
  const answer = await care.hear(tx, userId, heard, { countries, seed: chatId }, { state });
  const [session, earlier, counted] = await together([
    opened ??
      addSession(tx, { id: chatId, userId, title: titleOf(titling) }).catch(
        asAppError("SESSION_NOT_CREATED", log),
      ),
    opened ? findConversation(tx, chatId) : [],
    answer.reply === undefined ? countTurn(tx, usage, { userId, timeZone, zone }, answer, log) : undefined,
  ]);
  const conversation: Utterance[] = [...earlier, { role: "person", ...saidIn(text, file) }];
  const [message, turnId] = await together([
    addMessage(tx, {
      id: messageId,
      chatSessionId: chatId,
      userId,
      content: shown,
      file: kept,
      isUser: true,
    }).catch(asAppError("MESSAGE_NOT_SAVED", log)),
    turns.begin(tx, {
      userId,
      chatSessionId: chatId,
      kind: "reply",
      messageId,
      countedOn: counted?.day,
    }),
    touchSession(tx, chatId),
  ]);
  const heart = file?.heart ?? undefined;
  const reply = answer.reply ?? (counted ? undefined : answer.ifUnable);
  return {
    turnId,
    session,
    message,
    conversation,
    usage: counted,
    countries,
    heard,
    care: { ...answer, reply },
    heart,
    ...(replaces === null ? {} : { replaces }),
  };
}

/** Counts a conversation; nothing where the day's are used up and a danger stands. */
export async function countTurn(
  tx: Transaction,
  usage: Services["usage"],
  { userId, timeZone, zone }: Pick<OutgoingMessage, "userId" | "timeZone"> & { zone?: HeldZone },
  { ifUnable }: CareAnswer,
  log: Services["log"],
): Promise<UsageToday | undefined> {
  try {
    return await usage.takeConversation(tx, userId, timeZone, zone);
  } catch (error) {
    if (ifUnable !== undefined && error instanceof AppError && error.code === "DAILY_LIMIT_REACHED")
      return undefined;
    return asAppError("USAGE_FAILED", log)(error);
  }
}
