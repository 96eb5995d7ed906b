import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { appErrorText } from "#shared/contract/app-errors.ts";
import { limits } from "#shared/limits/limits.ts";
import type { NarrationState } from "#shared/listening/narration.ts";
import { useApi } from "#web/lib/api.ts";
import { type GrowingWay, growingWay } from "#web/lib/browser/growing-way.ts";
import { type Generation, generationOf, useJob } from "#web/lib/job-progress.ts";
import { timeZone } from "#web/lib/time-zone.ts";
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

/** A narration as a generation. */
export function narrationGeneration(state: NarrationState | null): Generation {
  return generationOf(state, state && heardAt(state), appErrorText("VOICE_FAILED"));
}

/** Where a narration can be heard: it has an address as soon as this browser can play what is there of it. */
const heardAt = (state: NarrationState): string | null => (canBeHeard(state) ? state.audioUrl : null);

/** Whether a narration can be played now: as soon as any of it can, or when it is complete where the browser needs it whole. */
export function canBeHeard(
  { isAudible, status }: Pick<NarrationState, "isAudible" | "status">,
  way: GrowingWay = growingWay(),
): boolean {
  return isAudible && (status === "ready" || way !== "whole");
}
