import { ArrowDown } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import { Button } from "#web/ui/form/button.tsx";
import { NearViewProvider } from "#web/ui/markdown/near-view.tsx";
import { ScrollRegion } from "#web/ui/scroll-region.tsx";
import type { MessageGroupsProps } from "./message/message-group.tsx";
import { NotHumanLine, useNotHuman } from "./not-human.tsx";
import type { ReadingPlaces } from "./reading-places.ts";
import { useReadingView } from "./use-reading-view.ts";

const none: ChatMessage[] = [];

interface ThreadProps {
  messages: ChatMessage[];
  /** Draws the messages; not there while what draws them is on its way. */
  groups: ComponentType<MessageGroupsProps> | null;
  /** Stands in place of messages when none are drawn. */
  welcome: ReactNode;
  /** Stands below the last message. */
  after: ReactNode;
  /** What the chat is called, on paper. */
  title?: string | undefined;
  /** Where the chats of this window were left. */
  places: ReadingPlaces;
}

/** The messages of a chat with the reply on its way at their end, kept where one reads them. */
export function Thread(props: ThreadProps) {
  const { groups: Groups, welcome, after, title, places: memory } = props;
  // What cannot be drawn yet has no place to be read at: the thread is opened when it can.
  const messages = Groups ? props.messages : none;
  const { scrollRef, contentRef, spacerRef, isAtEnd, toEnd } = useReadingView(messages, memory);
  const remindedBefore = useNotHuman(messages);
  const places = useConversationState((state) => state.places);
  const livePlace = useConversationState(({ turn }) => (turn && !turn.isSaved ? turn.place : null));
  return (
    <div className="relative isolate flex min-h-0 flex-1 flex-col short:min-h-24 short:shrink-0">
      <ScrollRegion
        ref={scrollRef}
        data-thread
        label="Conversation"
        className="min-h-0 flex-1 overscroll-contain"
      >
        <NearViewProvider region={scrollRef}>
          <div
            ref={contentRef}
            className="mx-auto w-full max-w-[48rem] space-y-8 px-5 pt-6 pb-10 sm:px-8 phone:space-y-4 phone:pt-4 phone:pb-4"
          >
            {title && <h2 className="paper-title hidden font-serif text-title">{title}</h2>}
            <NotHumanLine />
            {(!Groups || (messages.length === 0 && livePlace === null)) && welcome}
            {Groups && (
              <Groups
                messages={messages}
                remindedBefore={remindedBefore}
                places={places}
                livePlace={livePlace}
              />
            )}
            {after}
          </div>
          <div ref={spacerRef} aria-hidden="true" />
        </NearViewProvider>
      </ScrollRegion>
      {!isAtEnd && (
        // A line of its own, less high than what counts as near the end: it comes and goes without moving a word.
        <Button size="small" onClick={toEnd} className="rise my-1 self-center phone:mt-0">
          <ArrowDown aria-hidden="true" />
          Jump to latest
        </Button>
      )}
    </div>
  );
}
