import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";
import { type Api, useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { showFailure } from "#web/lib/notices/show-error.ts";
import { createVideoJob, type VideoJob, type VideoState } from "./video-job.ts";

/** Hands the job to everything below; `VideoProvider` builds it. */
export const VideoContext = createContext<VideoJob | null>(null);

/** Holds the one video that is made, so that it goes on across screens; a page that is left meanwhile is asked about. */
export function VideoProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [job] = useState(() => openJob(api, queryClient));
  useEffect(() => {
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      if (job.state().status === "making") event.preventDefault();
    };
    window.addEventListener("beforeunload", askBeforeLeaving);
    return () => {
      window.removeEventListener("beforeunload", askBeforeLeaving);
      job.cancel();
    };
  }, [job]);
  return <VideoContext value={job}>{children}</VideoContext>;
}

function openJob({ queries, transfers }: Api, queryClient: ReturnType<typeof useQueryClient>): VideoJob {
  return createVideoJob({
    plan: (sessionId) =>
      queryClient.fetchQuery(queries.video.plan.queryOptions({ input: { sessionId }, staleTime: 0 })),
    make: async (choice, listening) =>
      (await import("./rendering/make-video.ts")).makeVideo(choice, { ...listening, transfers }),
    onKept: () => {
      notify.arrived("Video Ready!");
      void queryClient.invalidateQueries({ queryKey: queries.playlist.list.queryOptions().queryKey });
    },
    onFailed: showFailure,
  });
}

/** The app's one video job; throws outside of a `VideoProvider`. */
export function useVideoJob(): VideoJob {
  const job = use(VideoContext);
  if (!job) throw new Error("useVideoJob needs a VideoProvider above it");
  return job;
}

/** Where the app's one video stands. */
export function useVideoState(): VideoState {
  const job = useVideoJob();
  return useSyncExternalStore(job.subscribe, job.state);
}
