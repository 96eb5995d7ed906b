import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { appErrorText } from "#shared/contract/app-errors.ts";
import { limits } from "#shared/limits/limits.ts";
import type { NarrationState } from "#shared/listening/narration.ts";
import { useApi } from "#web/lib/api.ts";
import { useJob } from "#web/lib/job-progress.ts";
import { timeZone } from "#web/lib/time-zone.ts";
import { canBeHeard, heardAt } from "./narration-generation.ts";
import { readVoice } from "./voice.ts";

interface NarrationListening {
  /** The narration asked for here can be heard, though it may still be made; told once. */
  onAudible: (state: NarrationState) => void;
  /** It is complete and stands in the playlist. */
  onReady: () => void;
}

/** The narration of a chat: how it is asked for, and what is said of it. */
export function useNarration(sessionId: string | null, { onAudible, onReady }: NarrationListening) {
  const api = useApi();
  const queryClient = useQueryClient();
  const options = queryOptions(
    api.queries.narration.latest.queryOptions({ input: { sessionId: sessionId ?? "" } }),
  );
  const { data: state = null } = useQuery({ ...options, enabled: sessionId !== null });
  const soundingId = useRef<string | null>(null);
  const { narration } = api.client;
  return useJob<NarrationState>(state, {
    begin: () => narration.start({ sessionId, voice: readVoice(), timeZone: timeZone() }),
    watch: (narrationId, signal) => narration.watch({ narrationId }, { signal }),
    giveUp: (narrationId) => narration.cancel({ narrationId }),
    keep: (next) => queryClient.setQueryData(options.queryKey, next),
    urlOf: heardAt,
    arrived: "Voice generated successfully",
    failed: appErrorText("VOICE_FAILED"),
    timeoutMs: limits.narration.timeoutMs,
    onState: (next, isAsked) => {
      if (!isAsked || !canBeHeard(next) || soundingId.current === next.id) return;
      soundingId.current = next.id;
      onAudible(next);
    },
    onReady,
  });
}
