import type { ErrorCode } from "#shared/errors.ts";
import type { PlaylistItem } from "#shared/playlist.ts";
import { usePlayback, usePlaybackState } from "#web/features/playback/playback-context.tsx";
import { useToggleTrack } from "#web/features/playback/use-toggle-track.ts";
import type { ItemPlayer } from "#web/features/playlist/sidebar-playlist.tsx";
import { dayOf } from "#web/lib/format-time.ts";

/** Brings playlist and player together: one item sounds at a time, and a deleted one falls silent first. */
export function useItemPlayer(blockedCode: ErrorCode): ItemPlayer {
  const playback = usePlayback();
  const toggle = useToggleTrack(blockedCode);
  const playingId = usePlaybackState((state) =>
    state.status === "paused" ? null : (state.track?.id ?? null),
  );
  const trackOf = (item: PlaylistItem) => ({
    id: item.id,
    title: `Meditation, ${dayOf(item.createdAt)}`,
    url: item.audioUrl ?? item.musicUrl ?? "",
  });
  return {
    playingId,
    onToggle: (item) => void toggle(trackOf(item)),
    onDeleting: (item) => {
      if (playback.state().track?.id === item.id) playback.stop();
    },
  };
}
