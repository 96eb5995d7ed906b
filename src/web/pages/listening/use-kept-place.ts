import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { limits } from "#shared/limits/limits.ts";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import type { PlaybackState } from "#web/features/playback/track.ts";
import { playlistOptions } from "#web/features/playlist/queries.ts";
import { useApi } from "#web/lib/api.ts";

/** Where to go on in a recording: nowhere near its beginning or its end. */
export function placeToKeep({
  positionMs,
  durationMs,
}: Pick<PlaybackState, "positionMs" | "durationMs">): number {
  const { pickUpEdgeMs } = limits.playlist;
  const isAtAnEnd =
    positionMs < pickUpEdgeMs || (durationMs !== null && positionMs > durationMs - pickUpEdgeMs);
  return isAtAnEnd ? 0 : Math.round(positionMs);
}

/** Keeps where a recording was left: every now and then, when it pauses, and when something else or nothing sounds. */
export function useKeptPlace(): void {
  const playback = usePlayback();
  const { client, ...api } = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = playlistOptions({ client, ...api });
  useEffect(() => {
    let last = playback.state();
    let kept: { id: string; heardMs: number } | undefined;
    const keep = ({ recordingId: id, positionMs, durationMs }: PlaybackState) => {
      if (id === null) return;
      const heardMs = placeToKeep({ positionMs, durationMs });
      if (kept?.id === id && kept.heardMs === heardMs) return;
      kept = { id, heardMs };
      queryClient.setQueryData(queryKey, (items) =>
        items?.map((item) => (item.id === id ? { ...item, heardMs } : item)),
      );
      // A place that could not be kept is kept at the next pause.
      client.playlist.heard({ id, heardMs }).catch(() => {
        kept = undefined;
      });
    };
    const hear = () => {
      const next = playback.state();
      const isOther = next.recordingId !== last.recordingId && last.recordingId !== null;
      if (isOther) keep(last);
      else if (last.status === "playing" && next.status === "paused") keep(next);
      else if (Math.abs(next.positionMs - (kept?.heardMs ?? 0)) > limits.playback.keepPlaceMs) {
        if (next.status === "playing" && next.recordingId !== null) keep(next);
      }
      last = next;
    };
    const stop = playback.subscribe(hear);
    return () => {
      stop();
      keep(last);
    };
  }, [playback, client, queryClient, queryKey]);
}
