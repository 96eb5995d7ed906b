import { AppError } from "#server/app-error.ts";
import { CoachUnavailable, emptyReply, type ReplyChunk, type ReplyStyle } from "#server/coach/coach.ts";
import { fitConversation } from "#server/coach/fit-conversation.ts";
import type { FunctionCall } from "#server/http/functions/server-function.ts";
import { isAboutFigures } from "#shared/chat/is-about-figures.ts";
import type { GptChatBody } from "#shared/contract/functions.ts";
import type { PostedConversation } from "./read-messages.ts";
import { runTask } from "./run-task.ts";

/**
 * The reply to a posted conversation, which passes the same gate as a turn of the chat: where safety comes first it is
 * our own words, uncounted, and no model hears of it. Anything else counts as a conversation before the coach is asked.
 * Throws `DAILY_LIMIT_REACHED`, or what a reply of the chat fails with.
 */
export async function* askCoach(
  call: FunctionCall,
  body: GptChatBody,
  { conversation, note }: PostedConversation,
): AsyncGenerator<ReplyChunk, void, void> {
  const { services, userId, countries, signal } = call;
  const { db, usage, care, chats, webPages, log } = services;
  const place = { countries, seed: userId };
  const met = await care.meet(userId, conversation, place);
  if (met.reply !== undefined) {
    yield { type: "text", text: met.reply };
    return;
  }
  try {
    await db.asUser(userId, (tx) => usage.takeConversation(tx, userId, undefined));
  } catch (error) {
    if (met.ifUnable === undefined) throw error;
    yield { type: "text", text: met.ifUnable };
    return;
  }
  const coach = services.coach.for(userId, { isUncapped: met.isStanding });
  const text = conversation.at(-1)?.text ?? "";
  const asked = styleOf(body, text);
  // While a danger stands nothing goes to a search, whatever the message itself speaks of.
  const style: ReplyStyle = met.isStanding ? { ...asked, mode: "none" } : asked;
  let hasText = false;
  let isRaised = false;
  try {
    if (body.task !== "reply") {
      yield { type: "text", text: await runTask(body.task, { ...call, coach }, { conversation, note }) };
      return;
    }
    const passages = style.mode === "web" ? await webPages.find({ text, coach, signal }) : [];
    const isAskedBeside = met.beside !== undefined;
    const request = { conversation: fitConversation(conversation), style, note, passages, isAskedBeside };
    for await (const chunk of coach.reply({ ...request, seed: userId, signal })) {
      if (chunk.type === "raised") {
        const raised = await db.asUser(userId, (tx) => care.raise(tx, userId, met.heard, place));
        hasText = true;
        isRaised = true;
        yield { type: "text", text: raised };
      } else {
        if (chunk.type === "text" && chunk.text.trim()) hasText = true;
        yield chunk;
      }
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (!(error instanceof CoachUnavailable && error.reason === "empty")) {
      const code = chats.replyFailure(error, { style, hasText });
      if (!signal.aborted) log.warn({ userId, code, err: error }, "a reply of a function failed");
      throw new AppError(code, {}, error);
    }
  }
  if (!hasText && !signal.aborted) yield { type: "text", text: emptyReply };
  if (met.beside !== undefined && !isRaised && !signal.aborted)
    yield { type: "text", text: `\n\n${met.beside}` };
}

function styleOf(
  { verbosity, reasoning, webSearch, codeInterpreter }: GptChatBody,
  text: string,
): ReplyStyle {
  const isFigures = codeInterpreter && isAboutFigures(text);
  return { mode: webSearch ? "web" : isFigures ? "hrv" : "none", verbosity, reasoning };
}
