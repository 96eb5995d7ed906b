import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { chatPath } from "#web/features/chat/chat-path.ts";
import { usePlayback, usePlaybackState } from "#web/features/playback/playback-context.tsx";
import type { Track } from "#web/features/playback/track.ts";
import { useToggleTrack } from "#web/features/playback/use-toggle-track.ts";
import type { ItemPlayer } from "#web/features/playlist/item-player.ts";
import { goTo } from "#web/lib/router.tsx";

/** Brings playlist and player together: one item sounds at a time, and a deleted one falls silent first. */
export function useItemPlayer(): ItemPlayer {
  const playback = usePlayback();
  const toggle = useToggleTrack();
  const playingId = usePlaybackState((state) =>
    state.status === "paused" ? null : (state.track?.id ?? null),
  );
  const isCurrent = (item: PlaylistItem) => playback.state().track?.id === item.id;
  return {
    playingId,
    // An entry that is only a video is seen on the playlist's page.
    onToggle: (item) => (item.audioUrl || item.musicUrl ? toggle(itemTrack(item)) : goTo("/playlist")),
    chatPath: ({ chatSessionId }) => (chatSessionId === null ? null : chatPath(chatSessionId)),
    onWatch: playback.stop,
    onStop: (item) => isCurrent(item) && playback.stop(),
    onDeleting: (item) => isCurrent(item) && playback.stop(),
  };
}

/** A kept meditation as a track. An entry that is only music is heard once, as it is. */
export function itemTrack({ id, name, audioUrl, musicUrl, isMusicSeamless }: PlaylistItem): Track {
  const music =
    audioUrl && musicUrl
      ? { url: musicUrl, name: "Music", kind: "made" as const, isSeamless: isMusicSeamless, isLong: false }
      : null;
  const sound = audioUrl ?? musicUrl ?? "";
  return { id, title: name, sound, place: "playlist", music };
}
