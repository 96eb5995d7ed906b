import type { QueryClient } from "@tanstack/react-query";
import type { UsageToday } from "#shared/account/usage.ts";
import type { TurnEvent } from "#shared/chat/turn.ts";
import { limits } from "#shared/limits/limits.ts";
import { changeCachedChat } from "#web/features/chat/queries.ts";
import { usageKey } from "#web/features/chat/usage-key.ts";
import type { Api } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { showFailure } from "#web/lib/notices/show-error.ts";

interface Heard {
  api: Api;
  queryClient: QueryClient;
  sessionId: string | null;
  event: TurnEvent;
  /** Whether the turn began before this page listened: what was said then is not said again. */
  isReplay: boolean;
}

/** What an event of a turn means outside of the conversation: the caches it changes and what the person is told. */
export function hearTurnEvent({ api, queryClient, sessionId, event, isReplay }: Heard): void {
  if (!sessionId) return;
  const change = (content: Parameters<typeof changeCachedChat>[3]) =>
    changeCachedChat(api, queryClient, sessionId, content);
  switch (event.type) {
    case "started":
      change({ message: event.message, replaces: event.replaces, runningTurnId: event.turnId });
      if (event.replaces) void queryClient.invalidateQueries({ queryKey: api.queries.memory.key() });
      void queryClient.invalidateQueries({ queryKey: api.queries.chat.sessions.key() });
      void queryClient.invalidateQueries({ queryKey: api.queries.chat.expiring.key() });
      if (event.usage) hearUsage(api, queryClient, event.usage, isReplay);
      break;
    case "saved":
      change({ message: event.message, isCareActive: event.isCareActive, runningTurnId: null });
      void queryClient.invalidateQueries({ queryKey: api.queries.care.standing.key() });
      if (event.message.kind === "script" && event.message.status === "complete") {
        notify.arrived("Your personalized meditation is ready!");
      }
      break;
    case "notice":
      if (!isReplay) notify.notice(event.text);
      break;
    case "remembered":
      void queryClient.invalidateQueries({ queryKey: api.queries.memory.key() });
      break;
    case "failed":
      // A turn that failed is not counted.
      void queryClient.invalidateQueries({ queryKey: usageKey(api) });
      showFailure(event.text);
      break;
    case "stopped":
      notify.notice("Operation stopped");
      break;
    case "done":
      change({ runningTurnId: null });
      void queryClient.invalidateQueries({ queryKey: api.queries.chat.sessions.key() });
      break;
    default:
  }
}

/** Counts down the last conversations of the day: as many before the limit as the usual limit has after its warning mark. */
function hearUsage(api: Api, queryClient: QueryClient, usage: UsageToday, isReplay: boolean): void {
  const queryKey = usageKey(api);
  if (isReplay) return void queryClient.invalidateQueries({ queryKey });
  // What the operator caps is not told with a turn; it stays as it was last asked for.
  queryClient.setQueryData(queryKey, (before) => ({ ...before, ...usage }));
  const warnedLast = limits.conversation.perDay - limits.conversation.warnFromUsed;
  if (usage.used >= usage.limit) notify.warning("You have reached your daily conversation limit.");
  else if (usage.remaining <= warnedLast) notify.notice(`${usage.remaining} conversations remaining today.`);
}
