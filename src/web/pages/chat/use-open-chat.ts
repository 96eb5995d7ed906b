import { useQuery } from "@tanstack/react-query";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import { standingOptions } from "#web/features/care/queries.ts";
import {
  comingMessage,
  hiddenMessages,
  shownMessages,
} from "#web/features/chat/conversation/conversation.ts";
import { useConversationState } from "#web/features/chat/conversation/conversation-store.ts";
import { messagesOptions } from "#web/features/chat/queries.ts";
import { useApi } from "#web/lib/api.ts";

/** The chat on the screen. */
export interface OpenChat {
  sessionId: string | null;
  messages: ChatMessage[];
  /** What the server said of it; nothing while it is on its way. */
  fetched: ChatMessage[] | undefined;
  isCareActive: boolean;
  isOpening: boolean;
  /** Its messages could not be had; asking again is under way while `isTrying`. */
  failure: { isTrying: boolean; retry: () => void } | null;
  /** A turn runs in it, as far as the server had said when it was asked. */
  isRunning: boolean;
}

/** What is known of the open chat, fetched and heard. */
export function useOpenChat(): OpenChat {
  const sessionId = useConversationState((state) => state.sessionId);
  // Each also draws anew when the reply is saved: by then it stands in the cache, and nothing is gone in between.
  const coming = useConversationState(comingMessage);
  const hidden = useConversationState(hiddenMessages);
  const api = useApi();
  const { data, isError, isFetching, refetch } = useQuery({
    ...messagesOptions(api, sessionId ?? ""),
    enabled: sessionId !== null,
  });
  // Where a person stands belongs to them: it holds in a chat that has not begun, too.
  const { data: care } = useQuery(standingOptions(api));
  return {
    sessionId,
    messages: shownMessages(data?.messages ?? [], coming, hidden),
    fetched: data?.messages,
    isCareActive: data?.isCareActive ?? care?.isStanding ?? false,
    isOpening: sessionId !== null && data === undefined && !isError,
    failure: data === undefined && isError ? { isTrying: isFetching, retry: () => void refetch() } : null,
    isRunning: (data?.runningTurnId ?? null) !== null,
  };
}
