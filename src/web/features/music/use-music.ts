import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { appErrorText } from "#shared/contract/app-errors.ts";
import { limits } from "#shared/limits/limits.ts";
import type { MusicState } from "#shared/listening/music.ts";
import { useApi } from "#web/lib/api.ts";
import { generationOf, useWatchJob } from "#web/lib/job-progress.ts";
import { errorCode } from "#web/lib/notices/error-sentence.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { showErrorCode, showFailure } from "#web/lib/notices/show-error.ts";
import { latestMusicOptions } from "./queries.ts";

interface MusicListening {
  /** A piece is complete and stands in the playlist; `isAsked` when it was asked for on this page. */
  onReady: (state: MusicState, isAsked: boolean) => void;
}

/** Knows the protocol of a piece of music: starting it, following its progress (also after a reload), giving it up. */
export function useMusic(sessionId: string | null, { onReady }: MusicListening) {
  const api = useApi();
  const queryClient = useQueryClient();
  const options = latestMusicOptions(api, sessionId ?? "");
  const { data: state = null } = useQuery({ ...options, enabled: sessionId !== null });
  const askedId = useRef<string | null>(null);

  const hear = (next: MusicState) => {
    queryClient.setQueryData(options.queryKey, next);
    if (next.status === "failed") showFailure(next.error ?? appErrorText("MUSIC_FAILED"));
    if (next.status !== "ready") return;
    notify.arrived("Music generated successfully");
    if (next.savedAs) notify.success(`${next.savedAs} saved to playlist`);
    onReady(next, askedId.current === next.id);
  };
  const start = useMutation({
    ...api.queries.music.start.mutationOptions(),
    onSuccess: (next) => {
      askedId.current = next.id;
      hear(next);
    },
    onError: (error) => {
      if (errorCode(error) === "SIGNED_OUT") showErrorCode("MUSIC_SIGNED_OUT");
    },
  });
  const { mutate: cancel } = useMutation(api.queries.music.cancel.mutationOptions());
  useWatchJob(state, {
    watch: (musicId, signal) => api.client.music.watch({ musicId }, { signal }),
    onState: hear,
    onLate: (musicId) => {
      showFailure(appErrorText("MUSIC_FAILED"));
      cancel({ musicId });
    },
    timeoutMs: limits.music.timeoutMs,
  });
  const generation = generationOf(state, state?.musicUrl ?? null, appErrorText("MUSIC_FAILED"));
  return {
    state,
    ...generation,
    isGenerating: start.isPending || generation.isGenerating,
    progress: start.isPending ? 0 : generation.progress,
    start: () => start.mutate({ sessionId }),
    cancel: () => state && cancel({ musicId: state.id }),
  };
}
