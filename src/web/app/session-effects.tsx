import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSessionEvents } from "#web/features/account/session-context.ts";
import type { SignOutReason } from "#web/features/account/session-events.ts";
import { sessionOptions } from "#web/features/account/session-query.ts";
import { isChatPath } from "#web/features/chat/chat-path.ts";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { useVideoJob } from "#web/features/video/video-context.tsx";
import { useApi } from "#web/lib/api.ts";
import { forgetPersonal } from "#web/lib/browser/storage.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { goTo } from "#web/lib/router.tsx";

/**
 * What follows when a session is over: silence, no video in the making, an empty cache, and a word about it. A person who signs out leaves
 * nothing in this browser; one whose session ended by itself finds their unsent words again after signing in.
 */
export function SessionEffects() {
  const events = useSessionEvents();
  const playback = usePlayback();
  const video = useVideoJob();
  const queryClient = useQueryClient();
  const sessionHash = hashKey(sessionOptions(useApi()).queryKey);
  useEffect(
    () =>
      events.subscribe((event) => {
        if (event.name !== "SIGNED_OUT") return;
        playback.stop();
        video.cancel();
        queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== sessionHash });
        if (wasLeft.includes(event.reason)) {
          forgetPersonal(event.userId);
          if (isChatPath(window.location.pathname)) goTo("/", { replace: true });
        }
        sayWhy(event.reason);
      }),
    [events, playback, video, queryClient, sessionHash],
  );
  return null;
}

/** The person left on purpose: nothing of theirs stays in this browser. */
const wasLeft: SignOutReason[] = ["here", "closed", "elsewhere"];

function sayWhy(reason: SignOutReason): void {
  if (reason === "here") notify.success("Signed out successfully");
  if (reason === "elsewhere") notify.notice("You signed out in another tab.");
  if (reason === "ended") showErrorCode("SIGNED_OUT");
}
