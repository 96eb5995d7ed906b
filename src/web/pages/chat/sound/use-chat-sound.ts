import { useEffect } from "react";
import type { NarrationState } from "#shared/listening/narration.ts";
import { useNarration } from "#web/features/narration/use-narration.ts";
import type { Piece } from "#web/features/playback/music/piece.ts";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import type { Track } from "#web/features/playback/track.ts";
import { useRefreshPlaylist } from "#web/features/playlist/queries.ts";
import { type ChatMusic, useChatMusic } from "./use-chat-music.ts";

/** A narration as something the player can play over music. */
export function narrationTrack(state: NarrationState, music: Piece): Track {
  return {
    id: state.id,
    title: "Your meditation",
    cover: state.cover,
    sound: state.audioUrl,
    place: "chat",
    music,
    recordingId: state.recordingId,
    knownMs: state.durationMs,
  };
}

/** The narration and the music of the open chat, and how to begin and end them. */
export interface ChatSound extends ReturnType<typeof useNarration> {
  music: ChatMusic;
}

/** Brings narration, player and playlist together: what was asked for is heard as soon as it sounds, and then kept. */
export function useChatSound(sessionId: string | null): ChatSound {
  const playback = usePlayback();
  const music = useChatMusic(sessionId);
  const narration = useNarration(sessionId, {
    onAudible: (state) => void playback.play(narrationTrack(state, music.beneath)),
    onReady: useRefreshPlaylist(),
  });
  const { id, durationMs = null, recordingId = null } = narration.state ?? {};
  useEffect(() => {
    if (id !== undefined) playback.learn(id, { durationMs, recordingId });
  }, [playback, id, durationMs, recordingId]);
  return {
    ...narration,
    music,
    start: () => {
      playback.unlock();
      narration.start();
    },
    cancel: () => {
      if (playback.state().track?.id === narration.state?.id) playback.stop();
      narration.cancel();
    },
  };
}
