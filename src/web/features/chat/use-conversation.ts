import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApi } from "#web/lib/api.ts";
import { type ConversationStore, createConversationStore } from "./conversation-store.ts";
import { openChatMemory } from "./open-chat-memory.ts";
import { messagesOptions } from "./queries.ts";
import { createTurns, type Turns } from "./turns.ts";

/** The conversation on the screen and what can be done in it. */
export interface ConversationControls extends Omit<Turns, "follow" | "leave" | "close" | "hasEnded"> {
  store: ConversationStore;
  /** Shows a chat, or an empty one; a turn that runs in the chat left goes on without us. */
  openChat: (sessionId: string | null) => void;
}

/** Knows the protocol of a conversation: sending, listening, stopping, and picking a running turn up after a reload. */
export function useConversation(userId: string): ConversationControls {
  const api = useApi();
  const queryClient = useQueryClient();
  const [memory] = useState(() => openChatMemory(userId));
  const [{ store, turns }] = useState(() => {
    const created = createConversationStore();
    created.dispatch({ type: "opened", sessionId: memory.read() });
    return { store: created, turns: createTurns({ api, queryClient, store: created }) };
  });
  useEffect(() => store.subscribe(() => memory.write(store.state().sessionId)), [store, memory]);
  useEffect(() => turns.close, [turns]);
  useRunningTurn(store, turns);
  const openChat = (sessionId: string | null) => {
    if (sessionId !== null && sessionId === store.state().sessionId) return;
    turns.leave();
    store.dispatch({ type: "opened", sessionId });
  };
  return { store, openChat, send: turns.send, makeMeditation: turns.makeMeditation, stop: turns.stop };
}

/** Follows the turn that the server says is running in the open chat, unless this page listens to one already. */
function useRunningTurn(store: ConversationStore, turns: Turns): void {
  const api = useApi();
  const [sessionId, setSessionId] = useState(() => store.state().sessionId);
  useEffect(() => store.subscribe(() => setSessionId(store.state().sessionId)), [store]);
  const { data } = useQuery({ ...messagesOptions(api, sessionId ?? ""), enabled: sessionId !== null });
  const runningTurnId = data?.runningTurnId ?? null;
  useEffect(() => {
    if (!sessionId || !runningTurnId || store.state().turn || turns.hasEnded(runningTurnId)) return;
    void turns.follow(sessionId, runningTurnId);
  }, [sessionId, runningTurnId, store, turns]);
}
