import type { Utterance } from "#server/coach/coach.ts";
import { guideReply } from "#server/coach/guide/guide-reply.ts";

/** A conversation with the built-in guide as it goes when somebody says this, whatever they are answered. */
export function heldTalk(...says: string[]): Utterance[] {
  const conversation: Utterance[] = [];
  for (const text of says) {
    conversation.push({ role: "person", text });
    conversation.push({ role: "coach", text: guideReply(conversation, "seed") });
  }
  return conversation;
}
