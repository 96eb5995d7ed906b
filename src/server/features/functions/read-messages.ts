import { AppError } from "#server/app-error.ts";
import { assessMessage } from "#server/coach/care/assessing/assess-message.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { collapseSpace } from "#server/coach/collapse-space.ts";
import type { GptChatBody } from "#shared/contract/functions.ts";
import { limits } from "#shared/limits/limits.ts";

/** A posted conversation as the coach reads it. */
export interface PostedConversation {
  /** Ends with the person's message. */
  conversation: Utterance[];
  /** What the program's system messages say, as material; one in which our rule hears a danger goes nowhere. */
  note: string;
}

/** Reads posted messages. Throws `MESSAGE_EMPTY` or `MESSAGE_TOO_LONG` for the last one, and `INVALID_INPUT` when it is nobody's. */
export function readMessages(messages: GptChatBody["messages"]): PostedConversation {
  const last = messages.at(-1);
  if (last?.role !== "user") {
    throw new AppError("INVALID_INPUT", {
      reason: "messages: the last one must be the person's (role user).",
    });
  }
  if (!last.content.trim()) throw new AppError("MESSAGE_EMPTY");
  const limit = limits.message.maxChars;
  if (last.content.length > limit) throw new AppError("MESSAGE_TOO_LONG", { limit });
  const system = messages
    .filter(({ role }) => role === "system")
    .map(({ content }) => collapseSpace(content));
  return {
    conversation: messages
      .filter(({ role, content }) => role !== "system" && content.trim())
      .map(({ role, content }) => ({
        role: role === "user" ? "person" : "coach",
        text: collapseSpace(content),
      })),
    note: system.filter((text) => assessMessage(text).tier === "none").join("\n"),
  };
}
