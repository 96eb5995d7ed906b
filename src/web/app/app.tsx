import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { sessionOptions } from "#web/features/account/queries.ts";
import { PlaybackProvider } from "#web/features/playback/playback-context.tsx";
import { ApiProvider, createApi } from "#web/lib/api.ts";
import { Toaster } from "#web/ui/toaster.tsx";
import { ErrorBoundary } from "./error-page.tsx";
import { createQueryClient } from "./query-client.ts";
import { Router } from "./router.tsx";

/** The whole web app. The toaster comes first, so that it listens before anything can go wrong. */
export function App() {
  const [api] = useState(createApi);
  const [queryClient] = useState(() => createQueryClient(sessionOptions(api).queryKey));
  return (
    <ErrorBoundary>
      <Toaster />
      <ApiProvider value={api}>
        <QueryClientProvider client={queryClient}>
          <PlaybackProvider>
            <Router />
          </PlaybackProvider>
        </QueryClientProvider>
      </ApiProvider>
    </ErrorBoundary>
  );
}
