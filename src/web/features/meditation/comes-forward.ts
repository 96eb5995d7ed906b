import type { ChatMessage } from "#shared/chat/chat-message.ts";

type Said = Pick<ChatMessage, "content" | "isUser" | "kind" | "status" | "sources" | "heart">;

/** As much as two short sentences. */
const leastLetters = 40;
const leastTold = 2;

/**
 * Whether a meditation is what one would do next: something was told that one can be made from, or the coach has just offered
 * it. Two questions of any kind, or a search that found nothing, make the button possible and are no reason for one. Whether
 * it shows at all is decided elsewhere.
 */
export function meditationComesForward(messages: readonly Said[]): boolean {
  const last = messages.at(-1);
  if (last && !last.isUser && last.content.includes("Meditation button")) return true;
  const told = messages.filter((message, at) => isTold(message, messages[at + 1]));
  return (
    told.length >= leastTold && told.reduce((sum, { content }) => sum + content.length, 0) >= leastLetters
  );
}

/** Words that are more than questions, and that were answered by listening: not by a search, a passage or figures. */
function isTold({ isUser, content }: Said, reply: Said | undefined): boolean {
  if (!isUser || !reply || reply.isUser) return false;
  if (reply.status === "failed" || reply.sources.length > 0 || reply.heart) return false;
  return (content.match(/[^.!?…。！？؟\n]+[.!?…。！？؟\n]*/g) ?? []).some(
    (sentence) => /\p{L}/u.test(sentence) && !/[?？؟]/.test(sentence),
  );
}
