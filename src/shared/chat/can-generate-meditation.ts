import { limits } from "#shared/limits/limits.ts";
import type { ChatMessage } from "./chat-message.ts";

/** What the decision needs to know. */
export interface MeditationGround {
  hasAgreed: boolean;
  isRunning: boolean;
  isCareActive: boolean;
  messages: Pick<ChatMessage, "isUser" | "content">[];
}

/**
 * Whether a meditation can be made now: agreed, nothing running, at least two messages of the person and one reply,
 * and nobody in danger. It alone decides whether the Meditation button shows.
 */
export function canGenerateMeditation({
  hasAgreed,
  isRunning,
  isCareActive,
  messages,
}: MeditationGround): boolean {
  const fromPerson = messages.filter((message) => message.isUser).length;
  const hasReply = messages.some((message) => !message.isUser);
  return (
    hasAgreed &&
    !isRunning &&
    !isCareActive &&
    hasReply &&
    fromPerson >= limits.meditation.personMessagesNeeded
  );
}
