import { createContext, use, useSyncExternalStore } from "react";
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  emptyConversation,
} from "./conversation.ts";

/** Holds the conversation outside of React, so that each part of the screen listens to its own aspect only. */
export interface ConversationStore {
  state: () => Conversation;
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: ConversationAction) => void;
  /** Leaves the next frames to a key that was pressed: growing text waits until it is shown. */
  giveWay: () => void;
}

/** Text grows thirty times a second at most: faster than anyone reads, and every other frame is left to what one types. */
const textPauseMs = 28;
/** Two frames: in the first a key is handled, in the second it is seen. */
const keyMs = 40;

/** Makes a store. Listeners hear of pieces of text when the next drawing is due, of everything else at once. */
export function createConversationStore(nextFrame?: (draw: () => void) => void): ConversationStore {
  let givenWayUntil = 0;
  const draws = nextFrame ?? pacedFrames(() => givenWayUntil);
  let state = emptyConversation;
  let isFrameAsked = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    isFrameAsked = false;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action) => {
      state = conversationReducer(state, action);
      const isText = action.type === "heard" && action.event.type === "text";
      if (!isText) return tell();
      if (isFrameAsked) return;
      isFrameAsked = true;
      draws(tell);
    },
    giveWay: () => {
      givenWayUntil = performance.now() + keyMs;
    },
  };
}

/** Draws in a frame, the next one that is far enough from the last; at once where nobody looks and no frames come. */
function pacedFrames(notBefore: () => number): (draw: () => void) => void {
  let drawnAt = Number.NEGATIVE_INFINITY;
  const wait = (draw: () => void) =>
    requestAnimationFrame((now) => {
      if (now - drawnAt < textPauseMs || now < notBefore()) return void wait(draw);
      drawnAt = now;
      draw();
    });
  return (draw) => void (document.hidden ? draw() : wait(draw));
}

const StoreContext = createContext<ConversationStore | null>(null);

/** Hands the conversation to the parts of the chat screen. */
export const ConversationProvider = StoreContext.Provider;

/** The conversation of the chat screen; drawing does not follow it. */
export function useConversationStore(): ConversationStore {
  const store = use(StoreContext);
  if (!store) throw new Error("useConversationStore needs a ConversationProvider above it");
  return store;
}

/** One aspect of the conversation; only a change of that aspect draws anew. */
export function useConversationState<Aspect>(pick: (state: Conversation) => Aspect): Aspect {
  const store = useConversationStore();
  return useSyncExternalStore(store.subscribe, () => pick(store.state()));
}
