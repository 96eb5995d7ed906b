import { ArrowDown } from "lucide-react";
import type { ReactNode } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import { classes } from "#web/lib/classes.ts";
import { Button } from "#web/ui/form/button.tsx";
import { NearViewProvider } from "#web/ui/markdown/near-view.tsx";
import { ScrollRegion } from "#web/ui/scroll-region.tsx";
import { Announcer } from "./announcer.tsx";
import { MessageGroups } from "./message/message-group.tsx";
import { NotHumanLine, useNotHuman } from "./not-human.tsx";
import { useAutoscroll } from "./use-autoscroll.ts";

interface ThreadProps {
  messages: ChatMessage[];
  /** Stands in place of messages when there are none. */
  welcome: ReactNode;
  /** Stands below the last message. */
  after: ReactNode;
  /** Floats over its lower right corner; the last message keeps clear of it. */
  floating?: ReactNode;
}

/** The messages of a chat with the reply on its way at their end, which stays in view until one scrolls up. */
export function Thread({ messages, welcome, after, floating }: ThreadProps) {
  const scriptCount = messages.filter(isForListening).length;
  const { scrollRef, contentRef, isAtEnd, toEnd } = useAutoscroll(messages.length > 0, scriptCount);
  const remindedBefore = useNotHuman(messages);
  const places = useConversationState((state) => state.places);
  const livePlace = useConversationState(({ turn }) => (turn && !turn.isSaved ? turn.place : null));
  return (
    <div className="relative isolate min-h-0 flex-1">
      <ScrollRegion ref={scrollRef} label="Conversation" className="h-full overscroll-contain">
        <NearViewProvider region={scrollRef}>
          <div
            ref={contentRef}
            className={classes(
              "mx-auto w-full max-w-[48rem] space-y-8 px-5 pt-6 sm:px-8",
              floating ? "pb-20" : "pb-10",
            )}
          >
            <NotHumanLine />
            {messages.length === 0 && livePlace === null && welcome}
            <MessageGroups
              messages={messages}
              remindedBefore={remindedBefore}
              places={places}
              livePlace={livePlace}
            />
            {after}
          </div>
        </NearViewProvider>
      </ScrollRegion>
      <Announcer />
      {!isAtEnd && (
        <Button
          size="small"
          onClick={toEnd}
          className="rise absolute inset-x-0 bottom-3 mx-auto w-fit bg-raised phone:ms-3 shadow-far"
        >
          <ArrowDown aria-hidden="true" />
          Jump to latest
        </Button>
      )}
      {floating && <div className="absolute end-3 bottom-3">{floating}</div>}
    </div>
  );
}
