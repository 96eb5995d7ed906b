import { createContext, type ReactNode, use } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";

/** Draws the pictures a reply brings; another feature brings them through the page. */
export type DrawPictures = (message: ChatMessage) => ReactNode;

const PicturesContext = createContext<DrawPictures | null>(null);

/** Hands the pictures to the messages below. */
export const MessagePicturesProvider = PicturesContext.Provider;

/** The pictures of a message; nothing where it has none or the page brings none. */
export function MessagePictures({ message }: { message: ChatMessage }) {
  const draw = use(PicturesContext);
  return draw && message.heart ? draw(message) : null;
}
