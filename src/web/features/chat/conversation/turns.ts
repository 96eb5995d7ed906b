import type { QueryClient } from "@tanstack/react-query";
import type { AgainInput } from "#shared/chat/chat.ts";
import type { MessageFile } from "#shared/chat/files.ts";
import type { TurnEvent } from "#shared/chat/turn.ts";
import { limits } from "#shared/limits/limits.ts";
import { readChatConfig } from "#web/features/chat/chat-config.ts";
import { showUnsent } from "#web/features/chat/composer/show-unsent.ts";
import { messagesOptions } from "#web/features/chat/queries.ts";
import type { Api } from "#web/lib/api.ts";
import { chosenPlace } from "#web/lib/browser/place.ts";
import type { Tabs } from "#web/lib/browser/tabs.ts";
import { errorCode } from "#web/lib/notices/error-sentence.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { showError } from "#web/lib/notices/show-error.ts";
import { passNotices } from "#web/lib/notices/toast-event.ts";
import { listen as listenTo } from "#web/lib/resumable-stream.ts";
import { timeZone } from "#web/lib/time-zone.ts";
import { isBusy, unsavedMessage } from "./conversation.ts";
import type { ConversationStore } from "./conversation-store.ts";
import { hearTurnEvent } from "./hear-turn-event.ts";

/** What the turns of a conversation need. */
export interface TurnNeeds {
  api: Api;
  queryClient: QueryClient;
  store: ConversationStore;
  tabs: Tabs;
}

/** The turns of a conversation; one at a time. */
export interface Turns {
  /** Sends a message; resolves to whether the server took it, so that a refused text can be put back. */
  send: (text: string, file?: MessageFile | null) => Promise<boolean>;
  /** Has the last reply written anew, or one that broke off gone on with. */
  again: (how: AgainInput["how"]) => Promise<void>;
  makeMeditation: () => Promise<void>;
  follow: (sessionId: string, turnId: string) => Promise<void>;
  stop: () => Promise<void>;
  /** Stops listening, not the turn. */
  leave: () => void;
  /** Stops listening because the page goes: what the server has not taken yet counts as refused. */
  close: () => void;
  /** Whether a turn was heard to its end here, whatever a cache still says. */
  hasEnded: (turnId: string) => boolean;
}

/** Why listening ended for good: what the server has not taken yet counts as refused, and its text is put back. */
const givenUp = "given up";

/** Makes the turns of one conversation. */
export function createTurns({ api, queryClient, store, tabs }: TurnNeeds): Turns {
  const ended = new Set<string>();
  let listener = new AbortController();

  const refresh = (sessionId: string) =>
    queryClient.invalidateQueries({ queryKey: messagesOptions(api, sessionId).queryKey });

  const leave = (reason?: string) => {
    listener.abort(reason);
    listener = new AbortController();
  };

  const listen = (
    open: (signal: AbortSignal) => Promise<AsyncIterable<TurnEvent>>,
    { turnId, onStarted }: { turnId?: string; onStarted?: () => void } = {},
  ) => {
    leave();
    const { signal } = listener;
    const onEvent = (event: TurnEvent) => {
      const sessionId = event.type === "started" ? event.session.id : store.state().sessionId;
      const running = store.state().turn?.turnId;
      if ((event.type === "done" || event.type === "saved") && running) ended.add(running);
      if (event.type === "started") onStarted?.();
      hearTurnEvent({ api, queryClient, sessionId, event, isReplay: turnId !== undefined });
      store.dispatch({ type: "heard", event });
      if (event.type === "started" && store.state().turn?.isStopping) void stopOnServer(event.turnId);
      const isNews = turnId === undefined && (event.type === "started" || event.type === "done");
      if (isNews && sessionId) tabs.tell({ type: "chatChanged", sessionId });
    };
    const known = () => store.state().turn?.turnId ?? null;
    let isFirst = true;
    const connect = () => {
      const after = store.state().turn?.lastAt ?? -1;
      const id = known();
      if (isFirst || id === null) return open(signal);
      return api.client.chat.follow({ turnId: id, after }, { signal });
    };
    return listenTo({
      open: connect,
      onEvent,
      isLast: ({ type }) => type === "done",
      canResume: () => known() !== null,
      onLost: () => {
        isFirst = false;
        store.dispatch({ type: "connectionLost" });
      },
      signal,
    });
  };

  const messagesOf = (sessionId: string | null) =>
    (sessionId && queryClient.getQueryData(messagesOptions(api, sessionId).queryKey)?.messages) || [];

  /** The messages of the open chat from one on. */
  const idsFrom = (messageId: string): string[] => {
    const ids = messagesOf(store.state().sessionId).map(({ id }) => id);
    return ids.slice(ids.indexOf(messageId));
  };

  const send = async (text: string, file: MessageFile | null = null) => {
    if (isBusy(store.state())) return false;
    passNotices();
    const message = unsavedMessage(text, file);
    const { sessionId, editing } = store.state();
    let isTaken = false;
    let isRefused = false;
    const hides = editing ? idsFrom(editing.message.id) : [];
    store.dispatch({ type: "asked", kind: "reply", message, hides });
    try {
      const input = {
        messageId: message.id,
        sessionId,
        text,
        file,
        replaces: editing?.message.id ?? null,
        timeZone: timeZone(),
        country: chosenPlace().country,
        config: readChatConfig(),
      };
      const heard = listen((signal) => api.client.chat.send(input, { signal }), {
        onStarted: () => {
          isTaken = true;
        },
      });
      const { signal } = listener;
      await heard;
      isRefused = !isTaken && signal.reason === givenUp;
      if (isRefused) store.dispatch({ type: "ended" });
    } catch (error) {
      if (isTaken) showError(error);
      else showUnsent(error, { api, queryClient });
      isRefused = !isTaken;
      if (sessionId && errorCode(error) === "TURN_RUNNING") void refresh(sessionId);
      store.dispatch({ type: "ended" });
    }
    // Its text is put back into the field, still to be sent in the place of the message that stands there again.
    if (isRefused && editing && store.state().sessionId === sessionId)
      store.dispatch({ type: "editing", message: editing.message, text });
    return !isRefused;
  };

  const again = async (how: AgainInput["how"]) => {
    const { sessionId } = store.state();
    if (!sessionId || isBusy(store.state())) return;
    const last = messagesOf(sessionId).at(-1);
    const hides = last && !last.isUser ? [last.id] : [];
    store.dispatch({ type: "asked", kind: "reply", message: null, hides });
    try {
      const { country } = chosenPlace();
      const input = { sessionId, how, timeZone: timeZone(), country, config: readChatConfig() };
      await listen((signal) => api.client.chat.again(input, { signal }));
    } catch (error) {
      showError(error);
      store.dispatch({ type: "ended" });
      void refresh(sessionId);
    }
  };

  const makeMeditation = async () => {
    const { sessionId } = store.state();
    if (!sessionId || isBusy(store.state())) return;
    store.dispatch({ type: "asked", kind: "meditation", message: null });
    try {
      await listen((signal) => api.client.meditation.create({ sessionId }, { signal }));
    } catch (error) {
      showError(error);
      store.dispatch({ type: "ended" });
    }
  };

  const follow = async (sessionId: string, turnId: string) => {
    store.dispatch({ type: "followed", turnId });
    try {
      await listen((signal) => api.client.chat.follow({ turnId, after: -1 }, { signal }), { turnId });
    } catch {
      // The turn is no longer known: it has ended, and what it left is among the messages.
      ended.add(turnId);
      store.dispatch({ type: "ended" });
      await refresh(sessionId);
    }
  };

  /** A turn the server has not named yet is stopped as soon as it is; one it never names counts as refused. */
  const stop = async () => {
    store.dispatch({ type: "stopping" });
    const turnId = store.state().turn?.turnId;
    if (turnId) return stopOnServer(turnId);
    const { signal } = listener;
    await passed(limits.conversation.stopUnnamedMs, signal);
    if (signal.aborted || store.state().turn?.turnId !== null) return;
    leave(givenUp);
    store.dispatch({ type: "ended" });
    notify.notice("Operation stopped");
  };

  const stopOnServer = async (turnId: string) => {
    try {
      return void (await api.client.chat.stop({ turnId }));
    } catch (error) {
      showError(error);
    }
    ended.add(turnId);
    leave();
    store.dispatch({ type: "ended" });
    notify.notice("Operation stopped");
  };

  const close = () => leave(givenUp);
  return { send, again, makeMeditation, follow, stop, leave, close, hasEnded: (turnId) => ended.has(turnId) };
}

/** Resolves when the time has passed, or at once when the signal is given. */
function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}
