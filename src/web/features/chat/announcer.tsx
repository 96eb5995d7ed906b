import { useConversationState } from "./conversation-store.ts";

/** Tells a screen reader what the eye sees: that the coach is at work, and the whole reply once, when it is complete. */
export function Announcer() {
  const isBusy = useConversationState(({ turn }) => turn !== null && !turn.isSaved);
  const lastReply = useConversationState(
    ({ recent }) => recent.findLast(({ isUser }) => !isUser)?.content ?? "",
  );
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {isBusy ? "The coach is answering." : lastReply}
    </div>
  );
}
