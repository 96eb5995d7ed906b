import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { NarrationState } from "#shared/narration.ts";
import { useApi } from "#web/lib/api.ts";
import { notify } from "#web/lib/notify.ts";
import { showError, showFailure } from "#web/lib/show-error.ts";
import { timeZone } from "#web/lib/time-zone.ts";
import { latestNarrationOptions } from "./queries.ts";
import { readVoice } from "./voice.ts";
import { isBeingMade, watchNarration } from "./watch-narration.ts";

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
  const options = latestNarrationOptions(api, sessionId ?? "");
  const { data: state } = useQuery({ ...options, enabled: sessionId !== null });
  const askedId = useRef<string | null>(null);

  const hear = (next: NarrationState) => {
    queryClient.setQueryData(options.queryKey, next);
    if (next.isAudible && askedId.current === next.id) {
      askedId.current = null;
      onAudible(next);
    }
    if (next.status === "failed") showFailure(next.error ?? "Voice generation failed");
    if (next.status !== "ready") return;
    notify.success("Voice generated successfully");
    notify.success("Voice saved to playlist");
    onReady();
  };
  const latestHear = useRef(hear);
  useEffect(() => {
    latestHear.current = hear;
  });

  const runningId = isBeingMade(state) ? state.id : null;
  useEffect(() => {
    if (!runningId) return;
    const controller = new AbortController();
    const { signal } = controller;
    watchNarration(api.client, runningId, { onState: (next) => latestHear.current(next), signal }).catch(
      showError,
    );
    return () => controller.abort();
  }, [api, runningId]);

  const start = useMutation({
    ...api.queries.narration.start.mutationOptions(),
    onSuccess: (next) => {
      askedId.current = next.id;
      hear(next);
    },
  });
  const cancel = useMutation(api.queries.narration.cancel.mutationOptions());
  return {
    state: state ?? null,
    isStarting: start.isPending,
    start: () => start.mutate({ sessionId, voice: readVoice(), timeZone: timeZone() }),
    cancel: () => state && cancel.mutate({ narrationId: state.id }),
  };
}
