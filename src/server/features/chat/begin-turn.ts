import { careReply } from "#server/coach/care/care-reply.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { collapseSpace } from "#server/coach/collapse-space.ts";
import type { Transaction } from "#server/db/database.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { id } from "#shared/api.ts";
import type { ChatConfig } from "#shared/chat-config.ts";
import type { MessageFile } from "#shared/files.ts";
import type { HeartReport } from "#shared/heart.ts";
import { limits } from "#shared/limits.ts";
import { shownWithFile } from "#shared/shown-with-file.ts";
import type { UsageToday } from "#shared/usage.ts";
import { withFile } from "./describe.ts";
import { refuseAs } from "./refuse-as.ts";
import { addMessage, addSession, findConversation, lockSession, touchSession } from "./store.ts";
import type { chatMessages, chatSessions, KeptFile } from "./tables.ts";
import { findTurnOfMessage } from "./turn-store.ts";

/** A message as the person sent it. */
export interface OutgoingMessage {
  userId: string;
  messageId: string;
  sessionId: string | null;
  text: string;
  file: MessageFile | null;
  timeZone: string;
  config: ChatConfig;
  /** ISO code of the person's country, for help lines; nothing when their locale names none. */
  country: string | undefined;
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
  /** The local reply when the person's safety comes first. */
  care: string | undefined;
}

/**
 * Saves the message and counts it, in the caller's transaction; the model is asked only after the commit. A message
 * that was posted before gives its turn's id and changes nothing. A care reply is not counted.
 */
export async function beginTurn(
  tx: Transaction,
  { usage, turns, log }: Pick<Services, "usage" | "turns" | "log">,
  outgoing: OutgoingMessage,
): Promise<BegunTurn | { turnId: string; isRepeated: true }> {
  const { userId, text, file, timeZone, country } = outgoing;
  const messageId = id.safeParse(outgoing.messageId).data ?? crypto.randomUUID();
  const before = await findTurnOfMessage(tx, userId, messageId);
  if (before) return { turnId: before.id, isRepeated: true };

  const shown = file ? shownWithFile(file, text) : text;
  const kept: KeptFile | null = file && { name: file.name, type: file.type, text: file.text, query: text };
  const session = await sessionFor(tx, { ...outgoing, text: shown }).catch(
    refuseAs("SESSION_NOT_CREATED", log),
  );
  if (await turns.findRunning(tx, session.id)) throw new Refusal("TURN_RUNNING");
  const earlier = outgoing.sessionId ? await findConversation(tx, session.id) : [];
  const said = kept ? withFile(kept) : { text: collapseSpace(text) };
  const conversation: Utterance[] = [...earlier, { role: "person", ...said }];
  const care = careReply({ conversation, country, seed: session.id });
  const counted =
    care === undefined
      ? await usage.takeConversation(tx, userId, timeZone).catch(refuseAs("USAGE_FAILED", log))
      : undefined;
  const message = await addMessage(tx, {
    id: messageId,
    chatSessionId: session.id,
    userId,
    content: shown,
    file: kept,
    isUser: true,
  }).catch(refuseAs("MESSAGE_NOT_SAVED", log));
  const turnId = await turns.begin(tx, { userId, chatSessionId: session.id, kind: "reply", messageId });
  await touchSession(tx, session.id);
  const heart = file?.heart ?? undefined;
  return { turnId, session, message, conversation, usage: counted, care, heart };
}

async function sessionFor(tx: Transaction, { userId, sessionId, text }: OutgoingMessage) {
  if (sessionId === null) return addSession(tx, userId, titleFrom(text));
  const session = await lockSession(tx, userId, sessionId);
  if (!session) throw new Refusal("NOT_FOUND");
  return session;
}

/** A chat's title: the first 50 characters of its first message, with '...' when it is longer. */
export function titleFrom(text: string): string {
  const line = text.trim();
  const cut = limits.session.titleChars;
  return line.length > cut ? `${line.slice(0, cut)}...` : line;
}
