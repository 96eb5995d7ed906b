import type { NarrationState } from "#shared/narration.ts";
import { useNarration } from "#web/features/narration/use-narration.ts";
import type { Track } from "#web/features/playback/playback.ts";
import { usePlayback } from "#web/features/playback/playback-context.tsx";
import { useToggleTrack } from "#web/features/playback/use-toggle-track.ts";
import { useRefreshPlaylist } from "#web/features/playlist/queries.ts";

/** A narration as something the player can play. */
export function narrationTrack(state: NarrationState): Track {
  return { id: state.id, title: "Your meditation", url: state.audioUrl };
}

/** The narration of the open chat and how to begin and end it. */
export type ChatSound = ReturnType<typeof useChatSound>;

/** Brings narration, player and playlist together: what was asked for is heard as soon as it sounds, and then kept. */
export function useChatSound(sessionId: string | null) {
  const playback = usePlayback();
  const toggle = useToggleTrack();
  const narration = useNarration(sessionId, {
    onAudible: (state) => void toggle(narrationTrack(state)),
    onReady: useRefreshPlaylist(),
  });
  const start = () => {
    playback.unlock();
    narration.start();
  };
  return { ...narration, start };
}
