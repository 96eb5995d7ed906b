import { createContext, use } from "react";

const kinds = ["chatChanged", "chatRemoved", "consentChanged", "personChanged", "signedOut"] as const;

/** What one tab tells the others of the same browser; of a chat only which, never what was said. */
export interface TabNews {
  type: (typeof kinds)[number];
  /** The chat it is about; absent when it is about the person. */
  sessionId?: string;
}

/** The other tabs of this browser: what happens in one is told to all others, never to itself. */
export interface Tabs {
  tell: (news: TabNews) => void;
  /** Hears the others until the returned function is called. */
  listen: (hear: (news: TabNews) => void) => () => void;
}

const alone: Tabs = { tell: () => {}, listen: () => () => {} };

/** Opens the line between tabs; a browser without one has a single tab as far as we know. */
export function createTabs(name = "stillpoint"): Tabs {
  if (typeof BroadcastChannel === "undefined") return alone;
  const channel = new BroadcastChannel(name);
  return {
    tell: (news) => channel.postMessage(news),
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const news = readNews(data);
        if (news) hear(news);
      };
      channel.addEventListener("message", onMessage);
      return () => channel.removeEventListener("message", onMessage);
    },
  };
}

/** A tab that still runs another version may say what this one does not know: that is not heard. */
function readNews(heard: unknown): TabNews | undefined {
  if (typeof heard !== "object" || heard === null || !("type" in heard)) return undefined;
  const type = kinds.find((kind) => kind === heard.type);
  if (!type) return undefined;
  return "sessionId" in heard && typeof heard.sessionId === "string"
    ? { type, sessionId: heard.sessionId }
    : { type };
}

const TabsContext = createContext<Tabs>(alone);

/** Hands the other tabs to everything below. */
export const TabsProvider = TabsContext.Provider;

/** The other tabs of this browser; nobody outside of a `TabsProvider`. */
export function useTabs(): Tabs {
  return use(TabsContext);
}
