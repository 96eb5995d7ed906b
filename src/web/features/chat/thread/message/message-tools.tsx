import { createContext, type ReactNode, use } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";

/** Draws what else can be done with a message, such as hearing it; other features bring it through the page. */
export type DrawTools = (message: ChatMessage) => ReactNode;

const ToolsContext = createContext<DrawTools | null>(null);

/** Hands the tools to the messages below. */
export const MessageToolsProvider = ToolsContext.Provider;

/** The tools of a message that the server has; nothing where the page brings none. */
export function MessageTools({ message }: { message: ChatMessage }) {
  const draw = use(ToolsContext);
  return draw && message.chatSessionId !== "" ? draw(message) : null;
}
