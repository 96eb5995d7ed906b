import { limits } from "#shared/limits/limits.ts";
import type { Playback } from "./playback.ts";
import type { PlaybackState } from "./track.ts";

const artwork = [{ src: "/cover.png", sizes: "512x512", type: "image/png" }];

type LockScreenPlayback = Pick<
  Playback,
  "state" | "subscribe" | "resume" | "pause" | "stop" | "seek" | "speed"
>;

/** Shows what is playing on the lock screen and lets its buttons work; returns how to stop. */
export function connectMediaSession(playback: LockScreenPlayback): () => void {
  const session = "mediaSession" in navigator ? navigator.mediaSession : undefined;
  if (!session) return () => {};
  const step = (direction: 1 | -1) => (details: MediaSessionActionDetails) =>
    seekTo(
      playback,
      playback.state().positionMs +
        direction * (details.seekOffset ? details.seekOffset * 1000 : limits.playback.seekStepMs),
    );
  session.setActionHandler("play", () => void playback.resume());
  session.setActionHandler("pause", playback.pause);
  session.setActionHandler("stop", playback.stop);
  session.setActionHandler("seekto", ({ seekTime }) => seekTo(playback, (seekTime ?? 0) * 1000));
  session.setActionHandler("seekforward", step(1));
  session.setActionHandler("seekbackward", step(-1));
  let shownId: string | undefined;
  return playback.subscribe(() => {
    const state = playback.state();
    session.playbackState = state.status === "playing" ? "playing" : state.track ? "paused" : "none";
    showPlace(session, state, playback.speed.read());
    if (state.track?.id === shownId) return;
    shownId = state.track?.id;
    session.metadata = state.track
      ? new MediaMetadata({
          title: state.track.title,
          artist: "Stillpoint",
          album: "My Meditations",
          artwork,
        })
      : null;
  });
}

function showPlace(
  session: MediaSession,
  { durationMs, positionMs }: PlaybackState,
  playbackRate: number,
): void {
  if (durationMs === null) session.setPositionState();
  else
    session.setPositionState({
      duration: durationMs / 1000,
      position: Math.min(positionMs, durationMs) / 1000,
      playbackRate,
    });
}

/** What is still being made cannot be moved about in. */
function seekTo(playback: LockScreenPlayback, positionMs: number): void {
  const { durationMs } = playback.state();
  if (durationMs !== null) playback.seek(Math.min(durationMs, Math.max(0, positionMs)));
}
