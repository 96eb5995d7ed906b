import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { Api } from "#web/lib/api.ts";
import { forgetPersonal } from "#web/lib/storage.ts";
import type { Tabs } from "#web/lib/tabs.ts";
import { sessionOptions } from "./session-options.ts";

/**
 * Watches who is signed in. When that changes, nothing the server said to one person stays for the next, what is
 * stored of anybody else goes once somebody signs in, and the other tabs are told. Returns how to stop watching.
 */
export function watchPerson(api: Api, queryClient: QueryClient, tabs: Tabs): () => void {
  const { queryKey } = sessionOptions(api);
  const sessionHash = hashKey(queryKey);
  let person: string | null | undefined;
  const look = () => {
    const session = queryClient.getQueryData(queryKey);
    const now = session && (session.session?.user.id ?? null);
    if (now === undefined || now === person) return;
    const isFirst = person === undefined;
    person = now;
    if (now) forgetPersonal(now);
    if (isFirst) return;
    queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== sessionHash });
    tabs.tell({ type: "personChanged" });
  };
  look();
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.queryHash === sessionHash) look();
  });
}

/** Follows other tabs: who signs out in one is signed out in all, and leaves nothing in any of them. */
export function followPerson(api: Api, queryClient: QueryClient, tabs: Tabs): () => void {
  const { queryKey } = sessionOptions(api);
  return tabs.listen(({ type }) => {
    if (type === "signedOut") leavePerson(api, queryClient);
    if (type === "personChanged") void queryClient.invalidateQueries({ queryKey });
  });
}

/** Closes the gate and forgets the person; a screen that is just going may have stored a last draft, so twice. */
export function leavePerson(api: Api, queryClient: QueryClient): void {
  queryClient.setQueryData(sessionOptions(api).queryKey, { session: null, agreed: false });
  forgetPersonal();
  setTimeout(() => forgetPersonal(), 0);
}
