import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { isForListening } from "#shared/listening/is-for-listening.ts";
import {
  useConversationState,
  useConversationStore,
} from "#web/features/chat/conversation/conversation-store.ts";
import type { ReadingPlaces } from "./reading-places.ts";
import { createReadingView, type ReadingPlace, type ReadingView } from "./reading-view.ts";

/** A thread that stays where it is read. */
export interface ThreadReading {
  scrollRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  spacerRef: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd: () => void;
}

/**
 * Opens a thread where it was left, brings one's message to the top when it is sent and a meditation's beginning when it
 * is made, and never leaves the first line of a care reply out of view.
 */
export function useReadingView(messages: ChatMessage[], memory: ReadingPlaces): ThreadReading {
  const scrollRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const spacerRef = useRef<HTMLDivElement>(null);
  const view = useRef<ReadingView | null>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const store = useConversationStore();
  const asked = useConversationState(({ turn }) => (turn && !turn.isSaved ? turn.place : null));
  const isMeditation = useConversationState(({ turn }) => turn?.kind === "meditation");
  const own = messages.findLast(({ isUser }) => isUser)?.id;
  const last = messages.at(-1);
  const care = last?.kind === "care" ? last.id : null;
  const sessionId = useConversationState((state) => state.sessionId);
  const latest = useRef({ messages, care, sessionId });
  useLayoutEffect(() => {
    latest.current = { messages, care, sessionId };
  });

  const hasMessages = messages.length > 0;
  // Before the first paint; and at the end while the elements still stand, so that it is known where they stood.
  useLayoutEffect(() => {
    const [scroller, content, spacer] = [scrollRef.current, contentRef.current, spacerRef.current];
    if (!hasMessages || !scroller || !content || !spacer) return;
    const onRest = (place: ReadingPlace | null) => {
      if (latest.current.sessionId) memory.write(latest.current.sessionId, place);
    };
    const created = createReadingView({ scroller, content, spacer }, { onEnd: setIsAtEnd, onRest });
    view.current = created;
    const open = latest.current;
    const left = open.sessionId && open.care === null ? memory.read(open.sessionId) : null;
    created.open(left, firstRead(open.messages));
    return () => {
      view.current = null;
      created.close();
    };
  }, [hasMessages, memory]);

  useEffect(() => {
    if (asked === null) return;
    if (isMeditation || own === undefined) view.current?.bringToTop(asked, false);
    else view.current?.bringToTop(own, true);
  }, [asked, isMeditation, own]);

  useEffect(() => {
    const place = care === null ? null : (store.state().places[care] ?? care);
    if (place !== null) view.current?.bringIntoView(place);
  }, [care, store]);

  return { scrollRef, contentRef, spacerRef, isAtEnd, toEnd: () => view.current?.toEnd() };
}

/** Where a chat is read first: from the beginning of its last exchange, or of what was made or said for safety at its end. */
function firstRead(messages: ChatMessage[]): string | null {
  const last = messages.at(-1);
  if (last && (isForListening(last) || last.kind === "care")) return last.id;
  return messages.findLast(({ isUser }) => isUser)?.id ?? null;
}
