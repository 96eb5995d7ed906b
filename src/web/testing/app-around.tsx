import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { SessionProvider } from "#web/features/account/session-context.ts";
import { createSessionEvents } from "#web/features/account/session-events.ts";
import { type Api, ApiProvider } from "#web/lib/api.ts";
import { createTabs } from "#web/lib/browser/tabs.ts";

interface AppAroundProps {
  api: Api;
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every part of the app finds above it: the server, its cache and a place in the sitemap. */
export function AppAround({ api, queryClient, children }: AppAroundProps) {
  const [events] = useState(() => createSessionEvents({ api, queryClient, tabs: createTabs() }));
  return (
    <ApiProvider value={api}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={events}>{children}</SessionProvider>
      </QueryClientProvider>
    </ApiProvider>
  );
}
