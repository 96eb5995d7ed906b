import type { ChatMessage } from "#shared/chat/chat-message.ts";
import type { MessageFile } from "#shared/chat/files.ts";
import { shownWithFile } from "#shared/chat/shown-with-file.ts";
import { newId } from "#web/lib/new-id.ts";

/** The person's own message before the server has it; without a chat, and replaced by the saved one. */
export function unsavedMessage(text: string, file: MessageFile | null): ChatMessage {
  return {
    id: newId(),
    chatSessionId: "",
    content: file ? shownWithFile(file, text) : text,
    ...(file ? { file: { name: file.name, type: file.type } } : {}),
    isUser: true,
    kind: "message",
    status: "complete",
    sources: [],
    createdAt: new Date().toISOString(),
  };
}
