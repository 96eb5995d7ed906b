import { type Conversation, isBusy } from "./conversation.ts";

/** Whether there is something to stop: a reply that is on its way, or a meditation that is being made. */
export function canStopOperation(conversation: Pick<Conversation, "turn">): boolean {
  return isBusy(conversation);
}
