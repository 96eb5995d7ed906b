import { RotateCcw, StepForward } from "lucide-react";
import type { AgainInput } from "#shared/chat/chat.ts";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { isBusy } from "#web/features/chat/conversation/conversation.ts";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import { Button } from "#web/ui/form/button.tsx";

interface ReplyAgainProps {
  messages: ChatMessage[];
  onAgain: (how: AgainInput["how"]) => void;
}

/** Under a reply that broke off, and under a message to which none came: to have it written again, or to go on with it. */
export function ReplyAgain({ messages, onAgain }: ReplyAgainProps) {
  const isFree = useConversationState((state) => !isBusy(state));
  const last = messages.at(-1);
  if (!isFree || !last) return null;
  const isCut = !last.isUser && last.kind === "message" && last.status !== "complete";
  if (!isCut && !last.isUser) return null;
  return (
    <section aria-label="Unfinished reply" className="rise grid justify-items-start gap-2.5">
      <p className="text-small text-quiet">
        {isCut ? "This reply isn't complete." : "Your message got no reply."}
      </p>
      <div className="flex flex-wrap gap-2">
        {isCut && (
          <Button size="small" onClick={() => onAgain("goOn")}>
            <StepForward aria-hidden="true" />
            Continue
          </Button>
        )}
        <Button size="small" onClick={() => onAgain("anew")}>
          <RotateCcw aria-hidden="true" />
          Try again
        </Button>
      </div>
    </section>
  );
}
