import type { ChatMessage } from "#shared/chat/chat-message.ts";

/** Whether a message was written to be heard, a script or a practice: narration, music and video take the latest of these. */
export const isForListening = ({ kind }: Pick<ChatMessage, "kind">): boolean =>
  kind === "script" || kind === "practice";
