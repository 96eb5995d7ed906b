import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { SessionProvider } from "#web/features/account/session-context.ts";
import { createSessionEvents, type SessionEvents } from "#web/features/account/session-events.ts";
import { PlaybackProvider } from "#web/features/playback/playback-context.tsx";
import { VideoProvider } from "#web/features/video/video-context.tsx";
import { ApiProvider, createApi } from "#web/lib/api.ts";
import { createTabs, TabsProvider } from "#web/lib/browser/tabs.ts";
import { watchScrolling } from "#web/lib/browser/watch-scrolling.ts";
import { Toaster } from "#web/ui/toast/toaster.tsx";
import { ErrorBoundary } from "./error-page.tsx";
import { createQueryClient, hearFocus, knowLine } from "./query-client.ts";
import { Router } from "./router.tsx";
import { SessionEffects } from "./session-effects.tsx";

/** The whole web app. The toaster comes first, so that it listens before anything can go wrong. */
export function App() {
  const [{ api, queryClient, sessionEvents, tabs }] = useState(connect);
  useEffect(hearFocus, []);
  useEffect(knowLine, []);
  useEffect(() => watchScrolling(document), []);
  useEffect(() => sessionEvents.watch(), [sessionEvents]);
  return (
    <ErrorBoundary>
      <Toaster />
      <ApiProvider value={api}>
        <TabsProvider value={tabs}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider value={sessionEvents}>
              <PlaybackProvider>
                <VideoProvider>
                  <SessionEffects />
                  <Router />
                </VideoProvider>
              </PlaybackProvider>
            </SessionProvider>
          </QueryClientProvider>
        </TabsProvider>
      </ApiProvider>
    </ErrorBoundary>
  );
}

/** Any call that is refused for want of a session ends it here, whoever made the call. */
function connect() {
  const queryClient = createQueryClient();
  const api = createApi(() => sessionEvents.end("ended"));
  const tabs = createTabs();
  const sessionEvents: SessionEvents = createSessionEvents({ api, queryClient, tabs });
  return { api, queryClient, sessionEvents, tabs };
}
