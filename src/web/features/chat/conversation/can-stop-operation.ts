import type { Conversation } from "./conversation.ts";

/** Whether there is something to stop: a reply that is on its way, or a meditation that is being made. */
export function canStopOperation({ turn }: Pick<Conversation, "turn">): boolean {
  return turn?.kind === "reply" || turn?.kind === "meditation";
}
