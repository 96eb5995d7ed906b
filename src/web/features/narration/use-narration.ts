import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { appErrorText } from "#shared/contract/app-errors.ts";
import { limits } from "#shared/limits/limits.ts";
import type { NarrationState } from "#shared/listening/narration.ts";
import { useApi } from "#web/lib/api.ts";
import { useWatchJob } from "#web/lib/job-progress.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { showFailure } from "#web/lib/notices/show-error.ts";
import { timeZone } from "#web/lib/time-zone.ts";
import { canBeHeard, narrationGeneration } from "./narration-generation.ts";
import { readVoice } from "./voice.ts";

interface NarrationListening {
  /** The narration asked for here can be heard, though it may still be made. */
  onAudible: (state: NarrationState) => void;
  /** It is complete and stands in the playlist. */
  onReady: () => void;
}

/** Knows the protocol of a narration: starting it, following its progress (also after a reload), giving it up. */
export function useNarration(sessionId: string | null, { onAudible, onReady }: NarrationListening) {
  const api = useApi();
  const queryClient = useQueryClient();
  const options = queryOptions(
    api.queries.narration.latest.queryOptions({ input: { sessionId: sessionId ?? "" } }),
  );
  const { data: state = null } = useQuery({ ...options, enabled: sessionId !== null });
  const askedId = useRef<string | null>(null);

  const hear = (next: NarrationState) => {
    queryClient.setQueryData(options.queryKey, next);
    if (canBeHeard(next) && askedId.current === next.id) {
      askedId.current = null;
      onAudible(next);
    }
    if (next.status === "failed") showFailure(next.error ?? appErrorText("VOICE_FAILED"));
    if (next.status !== "ready") return;
    notify.arrived("Voice generated successfully");
    if (next.savedAs) notify.success(`${next.savedAs} saved to playlist`);
    onReady();
  };
  const start = useMutation({
    ...api.queries.narration.start.mutationOptions(),
    onSuccess: (next) => {
      askedId.current = next.id;
      hear(next);
    },
  });
  const { mutate: cancel } = useMutation(api.queries.narration.cancel.mutationOptions());
  useWatchJob(state, {
    watch: (narrationId, signal) => api.client.narration.watch({ narrationId }, { signal }),
    onState: hear,
    onLate: (narrationId) => {
      showFailure(appErrorText("VOICE_FAILED"));
      cancel({ narrationId });
    },
    timeoutMs: limits.narration.timeoutMs,
  });
  const generation = narrationGeneration(state);
  return {
    state,
    ...generation,
    isGenerating: start.isPending || generation.isGenerating,
    progress: start.isPending ? 0 : generation.progress,
    start: () => start.mutate({ sessionId, voice: readVoice(), timeZone: timeZone() }),
    cancel: () => state && cancel({ narrationId: state.id }),
  };
}
