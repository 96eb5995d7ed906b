import { useEffect } from "react";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { useApi } from "#web/lib/api.ts";
import type { ConversationStore } from "./conversation-store.ts";

/** Asks for suggestions when a chat is opened whose last word was the coach's. */
export function useOpenedFollowUps(
  store: ConversationStore,
  chat: { sessionId: string | null; messages: ChatMessage[] | undefined; isCareActive: boolean },
): void {
  const { client } = useApi();
  const { sessionId, messages, isCareActive } = chat;
  const isFit = messages?.at(-1)?.isUser === false && !isCareActive;
  useEffect(() => {
    const { turns, followUps } = store.state();
    if (!sessionId || !isFit || turns > 0 || followUps.length > 0) return;
    const controller = new AbortController();
    client.chat.followUps({ sessionId }, { signal: controller.signal }).then(
      ({ questions }) => store.dispatch({ type: "followUpsProposed", sessionId, questions }),
      () => {
        // Suggestions are never worth an error: the chat is complete without them.
      },
    );
    return () => controller.abort();
  }, [client, store, sessionId, isFit]);
}
