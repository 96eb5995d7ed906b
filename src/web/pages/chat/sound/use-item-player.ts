import { useQuery } from "@tanstack/react-query";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import { sessionOptions } from "#web/features/account/session-query.ts";
import { chatPath } from "#web/features/chat/chat-path.ts";
import { keptOptions } from "#web/features/device/queries.ts";
import type { Piece } from "#web/features/playback/music/piece.ts";
import { usePlayback, usePlaybackState } from "#web/features/playback/playback-context.tsx";
import type { Track } from "#web/features/playback/track.ts";
import { useToggleTrack } from "#web/features/playback/use-toggle-track.ts";
import type { ItemPlayer } from "#web/features/playlist/item-player.ts";
import { useApi } from "#web/lib/api.ts";
import { goTo } from "#web/lib/router.tsx";
import { keptTrack } from "#web/pages/offline/kept-track.ts";
import { useBackgroundPiece } from "./use-background-piece.ts";

/** Brings playlist and player together: one item sounds at a time, and a deleted one falls silent first. */
export function useItemPlayer(): ItemPlayer {
  const playback = usePlayback();
  const toggle = useToggleTrack();
  const playingId = usePlaybackState((state) =>
    state.status === "paused" ? null : (state.track?.id ?? null),
  );
  const background = useBackgroundPiece();
  const { data } = useQuery(sessionOptions(useApi()));
  const userId = data?.session?.user.id ?? null;
  const { data: kept } = useQuery(keptOptions(userId));
  const trackOf = (item: PlaylistItem, fromMs?: number): Track => {
    const here = kept?.find(({ id }) => id === item.id);
    const track = itemTrack(item, background, fromMs);
    if (!here || userId === null) return track;
    const onDevice = keptTrack(userId, here, fromMs);
    return { ...onDevice, music: onDevice.music ?? track.music };
  };
  const isCurrent = (item: PlaylistItem) => playback.state().track?.id === item.id;
  return {
    playingId,
    // An entry that is only a video is seen on the playlist's page.
    onToggle: (item) => (item.audioUrl || item.musicUrl ? toggle(trackOf(item)) : goTo("/playlist")),
    onPickUp: (item) => void playback.play(trackOf(item, item.heardMs)),
    chatPath: ({ chatSessionId }) => (chatSessionId === null ? null : chatPath(chatSessionId)),
    onWatch: playback.stop,
    onStop: (item) => isCurrent(item) && playback.stop(),
    onDeleting: (item) => isCurrent(item) && playback.stop(),
  };
}

/**
 * A kept meditation as a track: over the music that was made for it, else over the person's background, as in the chat it
 * was made in. An entry that is only music is heard once, as it is.
 */
export function itemTrack(item: PlaylistItem, background: Piece, fromMs = 0): Track {
  const { id, name, cover, audioUrl, musicUrl, isMusicSeamless, durationMs } = item;
  const made: Piece | null = musicUrl
    ? { url: musicUrl, name: "Music", kind: "made", isSeamless: isMusicSeamless, isLong: false }
    : null;
  const music = audioUrl ? (made ?? background) : null;
  const sound = audioUrl ?? musicUrl ?? "";
  const track: Track = { id, title: name, cover, sound, place: "playlist", music };
  return { ...track, recordingId: id, knownMs: durationMs, fromMs };
}
