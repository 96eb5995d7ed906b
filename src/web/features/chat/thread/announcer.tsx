import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";

/** Nobody wants to hear more without having asked; the rest stands in the thread. */
const spokenChars = 1000;

/** Tells a screen reader what the eye sees: that the coach is at work, and the reply once, when it is complete. */
export function Announcer() {
  const isBusy = useConversationState(({ turn }) => turn !== null && !turn.isSaved);
  const lastReply = useConversationState(
    ({ recent }) => recent.findLast(({ isUser }) => !isUser)?.content.slice(0, spokenChars) ?? "",
  );
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {isBusy ? "The coach is answering." : lastReply}
    </div>
  );
}
