import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSessionEvents } from "#web/features/account/session-context.ts";
import type { SessionEvent, SignOutReason } from "#web/features/account/session-events.ts";
import { sessionOptions } from "#web/features/account/session-query.ts";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { useVideoJob } from "#web/features/video/video-context.tsx";
import { useApi } from "#web/lib/api.ts";
import { leaveOnlyKeptOf } from "#web/lib/browser/keepers.ts";
import { knowWhosePlace } from "#web/lib/browser/place.ts";
import { forgetPersonal } from "#web/lib/browser/storage.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { goTo } from "#web/lib/router.tsx";
import { keepAppOffline } from "#web/offline/keep-app-offline.ts";

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
        knowWhosePlace(event.session?.user.id ?? null);
        if (whoIsHere.includes(event.name)) void leaveOnlyKeptOf(event.session?.user.id ?? null);
        if (event.session) keepAppOffline();
        if (event.name !== "SIGNED_OUT") return;
        playback.stop();
        video.cancel();
        queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== sessionHash });
        if (wasLeft.includes(event.reason)) {
          forgetPersonal(event.userId);
          if (!isForAnybody.test(window.location.pathname)) goTo("/", { replace: true });
        }
        sayWhy(event.reason);
      }),
    [events, playback, video, queryClient, sessionHash],
  );
  return null;
}

/** After these the server has said who is here; what others kept on this device goes, however their session ended. */
const whoIsHere: SessionEvent["name"][] = ["INITIAL_SESSION", "SIGNED_IN", "SIGNED_OUT"];

/** Pages that stand before the gate; whoever leaves any other begins at the root the next time, and so does the next person. */
const isForAnybody = /^\/(breathe|try|reset-password|[\w-]+-policy)\/?$/;

/** The person left on purpose: nothing of theirs stays in this browser. */
const wasLeft: SignOutReason[] = ["here", "closed", "elsewhere"];

function sayWhy(reason: SignOutReason): void {
  if (reason === "here") notify.success("Signed out successfully");
  if (reason === "elsewhere") notify.notice("You signed out in another tab.");
  if (reason === "ended") showErrorCode("SIGNED_OUT");
}
