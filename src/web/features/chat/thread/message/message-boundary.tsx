import { Component, type ReactNode } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import { plainHelp } from "./plain-help.ts";

interface MessageBoundaryProps {
  /** The message inside; null for the reply that is on its way. */
  message: ChatMessage | null;
  children: ReactNode;
}

/**
 * Around each message, so that one that cannot be drawn never takes the screen, least of all one with lines of help:
 * its words stand there then, drawn with nothing that could fail.
 */
export class MessageBoundary extends Component<MessageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { message, children } = this.props;
    if (!this.state.hasFailed) return children;
    return message ? <PlainMessage text={message.content} isUser={message.isUser} /> : <PlainReplyOnItsWay />;
  }
}

function PlainReplyOnItsWay() {
  const text = useConversationState(({ turn }) => turn?.text ?? "");
  return <PlainMessage text={text} isUser={false} />;
}

function PlainMessage({ text, isUser }: { text: string; isUser: boolean }) {
  return (
    <article
      dir="auto"
      aria-label={isUser ? "You" : "Coach"}
      className="font-serif text-read whitespace-pre-wrap"
    >
      {isUser ? text : plainHelp(text)}
    </article>
  );
}
