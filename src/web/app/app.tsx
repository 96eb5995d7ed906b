import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sessionOptions } from "#web/features/account/session-options.ts";
import { followPerson, watchPerson } from "#web/features/account/watch-person.ts";
import { PlaybackProvider } from "#web/features/playback/playback-context.tsx";
import { ApiProvider, createApi } from "#web/lib/api.ts";
import { createTabs, TabsProvider } from "#web/lib/tabs.ts";
import { Toaster } from "#web/ui/toaster.tsx";
import { ErrorBoundary } from "./error-page.tsx";
import { createQueryClient, hearFocus } from "./query-client.ts";
import { Router } from "./router.tsx";

/** The whole web app. The toaster comes first, so that it listens before anything can go wrong. */
export function App() {
  const [api] = useState(createApi);
  const [tabs] = useState(createTabs);
  const [queryClient] = useState(() => createQueryClient(sessionOptions(api).queryKey));
  useEffect(hearFocus, []);
  useEffect(() => watchPerson(api, queryClient, tabs), [api, queryClient, tabs]);
  useEffect(() => followPerson(api, queryClient, tabs), [api, queryClient, tabs]);
  return (
    <ErrorBoundary>
      <Toaster />
      <ApiProvider value={api}>
        <TabsProvider value={tabs}>
          <QueryClientProvider client={queryClient}>
            <PlaybackProvider>
              <Router />
            </PlaybackProvider>
          </QueryClientProvider>
        </TabsProvider>
      </ApiProvider>
    </ErrorBoundary>
  );
}
