import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import type { AppErrorCode } from "#shared/contract/app-errors.ts";
import { type Api, useApi } from "#web/lib/api.ts";
import { useTabs } from "#web/lib/browser/tabs.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { forgetDraft } from "./composer/use-draft.ts";

/** The person's latest chats. */
export function sessionsOptions({ queries }: Api) {
  return queryOptions({
    ...queries.chat.sessions.queryOptions(),
    refetchOnWindowFocus: "always",
    meta: { failure: "HISTORY_NOT_LOADED" satisfies AppErrorCode },
  });
}

/** What a chat of the person's is called, while it is among the latest. */
export function useChatTitle(sessionId: string | null): string | undefined {
  const { data } = useQuery(sessionsOptions(useApi()));
  return data?.find(({ id }) => id === sessionId)?.title;
}

/** The person's chats that will expire, soonest first. */
export function expiringOptions({ queries }: Api) {
  return queryOptions(queries.chat.expiring.queryOptions());
}

/** Whether any of the person's chats will soon expire. */
export function useHasExpiring(): boolean {
  const { data } = useQuery(expiringOptions(useApi()));
  return (data?.length ?? 0) > 0;
}

/** A chat's messages, whether care comes first, and the turn that still runs in it; asked again by who comes back from another device. */
export function messagesOptions({ queries }: Api, sessionId: string) {
  return queryOptions({
    ...queries.chat.messages.queryOptions({ input: { sessionId } }),
    meta: { failure: "MESSAGES_NOT_LOADED" satisfies AppErrorCode },
    refetchOnWindowFocus: "always",
  });
}

/** What a chat's cache holds. */
export interface ChatContent {
  messages: ChatMessage[];
  isCareActive: boolean;
  runningTurnId: string | null;
}

/**
 * Changes the one home of a chat's messages by what its turn tells. An answer that is on its way was given before that, so it is
 * asked for anew; a chat whose first answer that is has nothing to be changed yet.
 */
export function changeCachedChat(
  api: Api,
  queryClient: QueryClient,
  sessionId: string,
  change: Partial<Omit<ChatContent, "messages">> & {
    message?: ChatMessage | null;
    /** The message whose place this one took: what stood from there on is gone. */
    replaces?: string | undefined;
  },
): void {
  const { message, replaces, ...rest } = change;
  const { queryKey } = messagesOptions(api, sessionId);
  const asked = { queryKey, exact: true };
  const isAsked = queryClient.isFetching(asked) > 0;
  if (isAsked) void queryClient.cancelQueries(asked);
  queryClient.setQueryData(queryKey, (chat) => {
    if (!chat && isAsked) return undefined;
    const known = chat ?? { messages: [], isCareActive: false, runningTurnId: null };
    const at = replaces ? known.messages.findIndex(({ id }) => id === replaces) : -1;
    const standing = at < 0 ? known.messages : known.messages.slice(0, at);
    return { ...known, ...rest, messages: message ? withMessage(standing, message) : standing };
  });
  if (isAsked) void queryClient.invalidateQueries(asked);
}

/** A list with a message in it once: the newer version takes the place of the older one. */
function withMessage(messages: ChatMessage[], message: ChatMessage): ChatMessage[] {
  const at = messages.findIndex(({ id }) => id === message.id);
  return at < 0 ? [...messages, message] : messages.with(at, message);
}

/** Deletes a message with the reply to it, or a script; `onRemoved` hears whether the chat went with it. */
export function useRemoveMessage(onRemoved: (isChatRemoved: boolean) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const tabs = useTabs();
  return useMutation({
    ...api.queries.chat.removeMessage.mutationOptions(),
    meta: { failure: "MESSAGE_NOT_DELETED" satisfies AppErrorCode },
    onSuccess: async ({ removed, isChatRemoved }, { sessionId }) => {
      const { queryKey } = messagesOptions(api, sessionId);
      onRemoved(isChatRemoved);
      tabs.tell({ type: isChatRemoved ? "chatRemoved" : "chatChanged", sessionId });
      if (isChatRemoved) {
        queryClient.removeQueries({ queryKey });
        forgetDraft(sessionId);
      } else
        queryClient.setQueryData(
          queryKey,
          (chat) => chat && { ...chat, messages: chat.messages.filter(({ id }) => !removed.includes(id)) },
        );
      notify.success("Message deleted");
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: sessionsOptions(api).queryKey }),
        queryClient.invalidateQueries({ queryKey: api.queries.chat.search.key() }),
        queryClient.invalidateQueries({ queryKey: api.queries.memory.key() }),
      ]);
    },
  });
}

/** Deletes a chat with its messages; what was narrated from it stays in the playlist. */
export function useDeleteChat(onDeleted: (sessionId: string) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const tabs = useTabs();
  return useMutation({
    ...api.queries.chat.remove.mutationOptions(),
    meta: { failure: "CHAT_NOT_DELETED" satisfies AppErrorCode },
    onSuccess: async (_removed, { sessionId }) => {
      onDeleted(sessionId);
      tabs.tell({ type: "chatRemoved", sessionId });
      forgetDraft(sessionId);
      queryClient.removeQueries({ queryKey: messagesOptions(api, sessionId).queryKey });
      notify.success("Chat deleted successfully");
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: sessionsOptions(api).queryKey }),
        queryClient.invalidateQueries({ queryKey: api.queries.chat.search.key() }),
        queryClient.invalidateQueries({ queryKey: expiringOptions(api).queryKey }),
      ]);
    },
  });
}
