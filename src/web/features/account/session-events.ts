import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { Session } from "#shared/account/account.ts";
import type { Api } from "#web/lib/api.ts";
import type { Tabs } from "#web/lib/browser/tabs.ts";
import { isRetryable, nobody, sessionOptions } from "./session-query.ts";

/** Why a session is over: the person signed out or closed the account in this tab, left in another, it ended by itself, or somebody else signed in. */
export type SignOutReason = "here" | "closed" | "elsewhere" | "ended" | "replaced";

/**
 * What can happen to a session (specification, section 4). MFA_CHALLENGE_VERIFIED belongs to a second factor and is
 * told by nothing as long as the product has none.
 */
export type SessionEvent =
  | { name: "SIGNED_OUT"; session: null; reason: SignOutReason; userId: string }
  | {
      name:
        | "INITIAL_SESSION"
        | "SIGNED_IN"
        | "TOKEN_REFRESHED"
        | "USER_UPDATED"
        | "PASSWORD_RECOVERY"
        | "MFA_CHALLENGE_VERIFIED";
      session: Session | null;
    };

/** The one source of session events, and the way to end a session in every tab. */
export interface SessionEvents {
  /** Hears every later event; returns how to stop. */
  subscribe: (listener: (event: SessionEvent) => void) => () => void;
  /** Begins to watch the answers of the server and the other tabs; returns how to stop. */
  watch: () => () => void;
  /** Forgets the session in this tab; when the person asked for it, in the others too. */
  end: (reason: SignOutReason) => void;
  /** Tells what no answer of the server shows: a recovery link was opened, a password was changed. */
  tell: (name: "PASSWORD_RECOVERY" | "USER_UPDATED") => void;
}

/** What happened between two answers of the server; undefined before the first. */
export function eventsBetween(
  before: Session | null | undefined,
  after: Session | null,
  reason: SignOutReason = "ended",
): SessionEvent[] {
  if (before === undefined) return [{ name: "INITIAL_SESSION", session: after }];
  const signedIn: SessionEvent[] = after ? [{ name: "SIGNED_IN", session: after }] : [];
  if (!before) return signedIn;
  const userId = before.user.id;
  if (!after) return [{ name: "SIGNED_OUT", session: null, reason, userId }];
  if (userId !== after.user.id)
    return [{ name: "SIGNED_OUT", session: null, reason: "replaced", userId }, ...signedIn];
  const isRefreshed = before.access_token !== after.access_token;
  const isUpdated = JSON.stringify(before.user) !== JSON.stringify(after.user);
  return [
    ...(isRefreshed ? [{ name: "TOKEN_REFRESHED" as const, session: after }] : []),
    ...(isUpdated ? [{ name: "USER_UPDATED" as const, session: after }] : []),
  ];
}

/** What the source of events needs; a sign-out is told to the other tabs of the browser. */
interface SessionEventsNeeds {
  api: Api;
  queryClient: QueryClient;
  tabs: Tabs;
}

/** Makes the source: it compares what the session call answers, so nobody else has to say what happened. */
export function createSessionEvents({ api, queryClient, tabs }: SessionEventsNeeds): SessionEvents {
  const { queryKey } = sessionOptions(api);
  const queryHash = hashKey(queryKey);
  const listeners = new Set<(event: SessionEvent) => void>();
  let known: Session | null | undefined;
  let reason: SignOutReason = "ended";

  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event);
  };
  const compare = () => {
    const answer = queryClient.getQueryData(queryKey);
    if (!answer || answer.session === known) return;
    const events = eventsBetween(known, answer.session, reason);
    known = answer.session;
    for (const event of events) emit(event);
    if (events.some(({ name }) => name === "SIGNED_IN")) tabs.tell({ type: "personChanged" });
  };
  const end = (why: SignOutReason) => {
    reason = why;
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, nobody);
    reason = "ended";
    if (why === "here" || why === "closed") tabs.tell({ type: "signedOut" });
  };
  const watch = () => {
    const stopHearing = tabs.listen(({ type }) => {
      if (type === "signedOut") end("elsewhere");
      if (type === "personChanged") void queryClient.invalidateQueries({ queryKey });
    });
    const stopWatching = queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== "updated" || query.queryHash !== queryHash) return;
      const { status, error } = query.state;
      if (status === "error" && known && !isRetryable(error)) end("ended");
      else compare();
    });
    return () => {
      stopHearing();
      stopWatching();
    };
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch,
    end,
    tell: (name) => emit({ name, session: known ?? null }),
  };
}
