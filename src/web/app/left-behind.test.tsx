import { QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { SessionProvider } from "#web/features/account/session-context.ts";
import { createSessionEvents, type SignOutReason } from "#web/features/account/session-events.ts";
import { sessionOptions } from "#web/features/account/session-query.ts";
import { PlaybackProvider } from "#web/features/playback/playback-context.tsx";
import { VideoProvider } from "#web/features/video/video-context.tsx";
import { createApi } from "#web/lib/api.ts";
import { personalKey, readStored, writeStored } from "#web/lib/browser/storage.ts";
import { createTabs } from "#web/lib/browser/tabs.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { SessionEffects } from "./session-effects.tsx";

/** Ada is signed in with a draft and a cached chat, and her session ends. */
function endFor(reason: SignOutReason, kept = new Set<string>()) {
  vi.stubGlobal("caches", { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  const api = createApi();
  const queryClient = new QueryClient();
  const events = createSessionEvents({ api, queryClient, tabs: createTabs(crypto.randomUUID()) });
  const stop = events.watch();
  const { unmount } = render(
    <AppAround api={api} queryClient={queryClient}>
      <SessionProvider value={events}>
        <PlaybackProvider>
          <VideoProvider>
            <SessionEffects />
          </VideoProvider>
        </PlaybackProvider>
      </SessionProvider>
    </AppAround>,
  );
  const user = { id: "ada", email: "ada@example.test", full_name: "Ada", email_verified: true };
  const token = { access_token: "a", refresh_token: "" as const, token_type: "bearer" as const };
  queryClient.setQueryData(sessionOptions(api).queryKey, {
    session: { ...token, expires_at: 0, expires_in: 300, user },
    agreed: true,
  });
  writeStored(personalKey("ada", "draft"), "half a thought");
  queryClient.setQueryData(["chats"], ["a chat of Ada's"]);
  events.end(reason);
  const left = { draft: readStored(personalKey("ada", "draft")), chats: queryClient.getQueryData(["chats"]) };
  stop();
  unmount();
  return left;
}

test.each(["here", "closed", "elsewhere"] as const)(
  "a person who leaves (%s) leaves no draft and no cache in this browser",
  (reason) => {
    expect(endFor(reason)).toEqual({ draft: null, chats: undefined });
  },
);

test("a session that ends by itself takes the cache and leaves the draft to its own person", () => {
  expect(endFor("ended")).toEqual({ draft: "half a thought", chats: undefined });
});

test.each(["here", "closed", "elsewhere", "ended", "replaced"] as const)(
  "however a session is over (%s), no recording of its person stays on this device",
  async (reason) => {
    const kept = new Set(["stillpoint:ada:kept", "app-release"]);
    endFor(reason, kept);
    await vi.waitFor(() => expect([...kept]).toEqual(["app-release"]), patiently);
  },
);
