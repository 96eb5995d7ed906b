import { useQuery, useQueryClient } from "@tanstack/react-query";
import { appErrorText } from "#shared/contract/app-errors.ts";
import { limits } from "#shared/limits/limits.ts";
import type { MusicState } from "#shared/listening/music.ts";
import { useApi } from "#web/lib/api.ts";
import { useJob } from "#web/lib/job-progress.ts";
import { errorCode } from "#web/lib/notices/error-sentence.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import { latestMusicOptions } from "./queries.ts";

interface MusicListening {
  /** A piece is complete and stands in the playlist; `isAsked` when it was asked for on this page. */
  onReady: (state: MusicState, isAsked: boolean) => void;
}

/** The music of a chat: how it is asked for, and what is said of it. */
export function useMusic(sessionId: string | null, { onReady }: MusicListening) {
  const api = useApi();
  const queryClient = useQueryClient();
  const options = latestMusicOptions(api, sessionId ?? "");
  const { data: state = null } = useQuery({ ...options, enabled: sessionId !== null });
  const { music } = api.client;
  return useJob<MusicState>(state, {
    begin: () => music.start({ sessionId }),
    watch: (musicId, signal) => music.watch({ musicId }, { signal }),
    giveUp: (musicId) => music.cancel({ musicId }),
    keep: (next) => queryClient.setQueryData(options.queryKey, next),
    urlOf: ({ musicUrl }) => musicUrl,
    arrived: "Music generated successfully",
    failed: appErrorText("MUSIC_FAILED"),
    timeoutMs: limits.music.timeoutMs,
    onReady,
    onRefused: (error) => {
      if (errorCode(error) === "SIGNED_OUT") showErrorCode("MUSIC_SIGNED_OUT");
    },
  });
}
