import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";
import { type Api, useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { showFailure } from "#web/lib/notices/show-error.ts";
import { createVideoMaking, type VideoMaking, type VideoState } from "./video-making.ts";

/** Hands the making to everything below; `VideoProvider` builds it. */
export const VideoContext = createContext<VideoMaking | null>(null);

/** Holds the one video that is made, so that it goes on across screens; a page that is left meanwhile is asked about. */
export function VideoProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [making] = useState(() => openMaking(api, queryClient));
  useEffect(() => {
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      if (making.state().status === "making") event.preventDefault();
    };
    window.addEventListener("beforeunload", askBeforeLeaving);
    return () => {
      window.removeEventListener("beforeunload", askBeforeLeaving);
      making.cancel();
    };
  }, [making]);
  return <VideoContext value={making}>{children}</VideoContext>;
}

function openMaking({ queries }: Api, queryClient: ReturnType<typeof useQueryClient>): VideoMaking {
  return createVideoMaking({
    plan: (sessionId) =>
      queryClient.fetchQuery(queries.video.plan.queryOptions({ input: { sessionId }, staleTime: 0 })),
    make: async (choice, listening) =>
      (await import("./rendering/make-video.ts")).makeVideo(choice, listening),
    onKept: () => {
      notify.success("Video Ready!");
      void queryClient.invalidateQueries({ queryKey: queries.playlist.list.queryOptions().queryKey });
    },
    onFailed: showFailure,
  });
}

/** The making of videos; throws outside of a `VideoProvider`. */
export function useVideoMaking(): VideoMaking {
  const making = use(VideoContext);
  if (!making) throw new Error("useVideoMaking needs a VideoProvider above it");
  return making;
}

/** Where the app's one video stands. */
export function useVideoState(): VideoState {
  const making = useVideoMaking();
  return useSyncExternalStore(making.subscribe, making.state);
}
