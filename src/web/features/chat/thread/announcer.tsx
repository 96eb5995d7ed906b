import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import { plainText } from "#web/lib/markdown/plain-text.ts";

/** Nobody wants to hear more without having asked; the rest stands in the thread. */
const spokenChars = 1000;

/** Tells a screen reader what the eye sees: that the coach is at work, and the reply once, when it is complete. */
export function Announcer({ messages }: { messages: ChatMessage[] }) {
  const isBusy = useConversationState(({ turn }) => turn !== null && !turn.isSaved);
  const isMeditation = useConversationState(({ turn }) => turn?.kind === "meditation");
  // What was drawn while it came has a place of its own; what stood there before was not just said.
  const places = useConversationState((state) => state.places);
  const lastReply = messages.findLast(({ id }) => id in places);
  const busyWords = isMeditation ? "Your meditation is being written." : "The coach is answering.";
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {isBusy ? busyWords : lastReply && spoken(lastReply)}
    </div>
  );
}

/** A reply as it is said: its words without marks; of what is made to be heard or read at leisure, that it is there. */
function spoken(message: ChatMessage): string {
  if (isForListening(message))
    return message.kind === "practice" ? "A practice is ready." : "Your meditation is ready.";
  const words = plainText(message.content);
  // A care reply is said whole: the number may stand in its last line.
  return message.kind === "care" ? words : shortened(words);
}

/** Ends with a whole sentence, or else a whole word, and says that there is more. */
function shortened(words: string): string {
  if (words.length <= spokenChars) return words;
  const start = words.slice(0, spokenChars);
  const sentence = Math.max(...[". ", "? ", "! ", "\n"].map((end) => start.lastIndexOf(end)));
  const end = sentence > spokenChars / 2 ? sentence + 1 : start.lastIndexOf(" ");
  return `${start.slice(0, end > 0 ? end : spokenChars).trim()} The rest is in the conversation.`;
}
