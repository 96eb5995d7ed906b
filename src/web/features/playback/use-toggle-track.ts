import type { ErrorCode } from "#shared/errors.ts";
import { showRefusal } from "#web/lib/show-error.ts";
import type { Track } from "./playback.ts";
import { usePlayback } from "./playback-context.tsx";

/** Plays a track, or pauses and resumes it when it is the one being played; says why when it stays silent. */
export function useToggleTrack(blockedCode: ErrorCode = "PLAYBACK_BLOCKED"): (track: Track) => Promise<void> {
  const playback = usePlayback();
  return async (track) => {
    const state = playback.state();
    const isCurrent = state.track?.id === track.id;
    if (isCurrent && state.status !== "paused") return playback.pause();
    const problem = isCurrent ? await playback.resume() : await playback.play(track);
    if (problem) showRefusal(problem === "blocked" ? blockedCode : "PLAYBACK_FAILED");
  };
}
