import { Pencil, RefreshCw, Trash2 } from "lucide-react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { isBusy } from "#web/features/chat/conversation/conversation.ts";
import {
  useConversationState,
  useConversationStore,
} from "#web/features/chat/conversation/conversation-store.ts";
import { IconButton } from "#web/ui/form/icon-button.tsx";

interface MessageChangesProps {
  message: ChatMessage;
  /** Whether it ends the chat. */
  isLast: boolean;
  isCareActive: boolean;
  onAgain: () => void;
  onDelete: () => void;
}

/**
 * What can be changed about a message: one's own is edited or deleted with its reply, a script deleted, the last reply
 * written again; while our care speaks no reply is. Nothing while a reply is on its way.
 */
export function MessageChanges({ message, isLast, isCareActive, onAgain, onDelete }: MessageChangesProps) {
  const { dispatch } = useConversationStore();
  const isFree = useConversationState((state) => !isBusy(state));
  if (!isFree) return null;
  const { isUser, kind, status } = message;
  const canRewrite =
    isLast && !isCareActive && status === "complete" && (kind === "message" || kind === "practice");
  return (
    <>
      {isUser && !message.file && (
        <IconButton label="Edit message" size="small" onClick={() => dispatch({ type: "editing", message })}>
          <Pencil />
        </IconButton>
      )}
      {!isUser && canRewrite && (
        <IconButton label="Write another reply" size="small" onClick={onAgain}>
          <RefreshCw />
        </IconButton>
      )}
      {(isUser || kind === "script") && (
        <IconButton label={isUser ? "Delete message" : "Delete this text"} size="small" onClick={onDelete}>
          <Trash2 />
        </IconButton>
      )}
    </>
  );
}
