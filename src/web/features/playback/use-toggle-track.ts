import { usePlayback } from "./playback-context.tsx";
import type { Track } from "./track.ts";

/** Plays a track, or pauses and resumes it when it is the one being played; one still awaited is given up. */
export function useToggleTrack(): (track: Track) => void {
  const playback = usePlayback();
  return (track) => {
    const state = playback.state();
    if (state.track?.id !== track.id) void playback.play(track);
    else if (state.status === "paused") void playback.resume();
    else playback.pause();
  };
}
