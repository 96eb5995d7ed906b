import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { messagesOptions, sessionsOptions } from "#web/features/chat/queries.ts";
import { useApi } from "#web/lib/api.ts";
import { type Tabs, useTabs } from "#web/lib/browser/tabs.ts";
import { errorCode } from "#web/lib/notices/error-sentence.ts";
import { type ConversationStore, createConversationStore } from "./conversation-store.ts";
import { openChatMemory } from "./open-chat-memory.ts";
import { createTurns, type Turns } from "./turns.ts";

/** The conversation on the screen and what can be done in it. */
export interface ConversationControls extends Omit<Turns, "follow" | "leave" | "close" | "hasEnded"> {
  store: ConversationStore;
  /** Shows a chat, or an empty one; a turn that runs in the chat left goes on without us. */
  openChat: (sessionId: string | null) => void;
}

/**
 * Knows the protocol of a conversation: sending, listening, stopping, and picking a running turn up after a reload. It
 * begins with the chat that is given, or with the one that was open in this tab.
 */
export function useConversation(userId: string, givenId: string | null): ConversationControls {
  const api = useApi();
  const queryClient = useQueryClient();
  const tabs = useTabs();
  const [memory] = useState(() => openChatMemory(userId));
  const [{ store, turns }] = useState(() => {
    const created = createConversationStore();
    created.dispatch({ type: "opened", sessionId: givenId ?? memory.read() });
    return { store: created, turns: createTurns({ api, queryClient, tabs, store: created }) };
  });
  useEffect(() => {
    let written = memory.read();
    return store.subscribe(() => {
      const { sessionId } = store.state();
      if (sessionId === written) return;
      written = sessionId;
      memory.write(sessionId);
    });
  }, [store, memory]);
  useEffect(() => turns.close, [turns]);
  useRunningTurn(store, turns);
  const openChat = (sessionId: string | null) => {
    if (sessionId !== null && sessionId === store.state().sessionId) return;
    turns.leave();
    store.dispatch({ type: "opened", sessionId });
  };
  useOtherTabs(tabs, { store, openChat });
  useMissingChat(store, openChat);
  const { send, again, makeMeditation, stop } = turns;
  return { store, openChat, send, again, makeMeditation, stop };
}

/** Follows the turn that the server says is running in the open chat, unless this page listens to one already. */
function useRunningTurn(store: ConversationStore, turns: Turns): void {
  const api = useApi();
  const sessionId = useSyncExternalStore(store.subscribe, () => store.state().sessionId);
  const isFree = useSyncExternalStore(store.subscribe, () => store.state().turn === null);
  const { data } = useQuery({ ...messagesOptions(api, sessionId ?? ""), enabled: sessionId !== null });
  const runningTurnId = data?.runningTurnId ?? null;
  useEffect(() => {
    if (!sessionId || !runningTurnId || !isFree || turns.hasEnded(runningTurnId)) return;
    if (store.state().turn === null) void turns.follow(sessionId, runningTurnId);
  }, [sessionId, runningTurnId, isFree, store, turns]);
}

/** Leaves a chat that is not there: its address was kept longer than it, or it is somebody else's. */
function useMissingChat(store: ConversationStore, openChat: ConversationControls["openChat"]): void {
  const sessionId = useSyncExternalStore(store.subscribe, () => store.state().sessionId);
  const { error } = useQuery({ ...messagesOptions(useApi(), sessionId ?? ""), enabled: sessionId !== null });
  const isMissing = sessionId !== null && errorCode(error) === "NOT_FOUND";
  useEffect(() => {
    if (isMissing) openChat(null);
  }, [isMissing, openChat]);
}

/** Keeps step with what other tabs of this browser do: a chat that changed there is asked for again, and its turn followed. */
function useOtherTabs(tabs: Tabs, open: Pick<ConversationControls, "store" | "openChat">): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(
    () =>
      tabs.listen(({ type, sessionId }) => {
        if (!sessionId) return;
        const { queryKey } = messagesOptions(api, sessionId);
        if (type === "chatChanged") void queryClient.invalidateQueries({ queryKey });
        if (type === "chatRemoved") {
          if (latest.current.store.state().sessionId === sessionId) latest.current.openChat(null);
          queryClient.removeQueries({ queryKey });
        }
        void queryClient.invalidateQueries({ queryKey: sessionsOptions(api).queryKey });
      }),
    [api, queryClient, tabs],
  );
}
