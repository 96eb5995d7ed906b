import { ArrowDown } from "lucide-react";
import type { ReactNode } from "react";
import type { ChatMessage } from "#shared/chat-message.ts";
import { Button } from "#web/ui/button.tsx";
import { ScrollRegion } from "#web/ui/scroll-region.tsx";
import { Announcer } from "./announcer.tsx";
import { LiveReply } from "./live-reply.tsx";
import { Message } from "./message.tsx";
import { useAutoscroll } from "./use-autoscroll.ts";

interface ThreadProps {
  messages: ChatMessage[];
  /** Stands in place of messages when there are none. */
  welcome: ReactNode;
  /** Stands below the last message. */
  after: ReactNode;
}

/** The messages of a chat with the reply on its way at their end, which stays in view until one scrolls up. */
export function Thread({ messages, welcome, after }: ThreadProps) {
  const { scrollRef, contentRef, isAtEnd, toEnd } = useAutoscroll(messages.length > 0);
  return (
    <div className="relative min-h-0 flex-1">
      <ScrollRegion ref={scrollRef} label="Conversation" className="h-full overscroll-contain">
        <div ref={contentRef} className="mx-auto grid w-full max-w-[48rem] gap-8 px-5 pt-6 pb-10 sm:px-8">
          <p className="text-tiny text-faint">You are talking with an AI and not a person.</p>
          {messages.length === 0 ? welcome : messages.map((each) => <Message key={each.id} message={each} />)}
          <LiveReply />
          {after}
        </div>
      </ScrollRegion>
      <Announcer />
      {!isAtEnd && (
        <Button
          size="small"
          onClick={toEnd}
          className="rise absolute bottom-3 left-1/2 -translate-x-1/2 bg-raised shadow-far"
        >
          <ArrowDown aria-hidden="true" />
          Jump to latest
        </Button>
      )}
    </div>
  );
}
