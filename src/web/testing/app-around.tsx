import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { type Api, ApiProvider } from "#web/lib/api.ts";

interface AppAroundProps {
  api: Api;
  queryClient: QueryClient;
  children: ReactNode;
}

/** What every part of the app finds above it: the server, its cache and a place in the sitemap. */
export function AppAround({ api, queryClient, children }: AppAroundProps) {
  return (
    <MemoryRouter>
      <ApiProvider value={api}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ApiProvider>
    </MemoryRouter>
  );
}
