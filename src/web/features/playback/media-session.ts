import type { Playback } from "./playback.ts";

/** Shows what is playing on the lock screen and lets its buttons work; returns how to stop. */
export function connectMediaSession(playback: Playback): () => void {
  const session = "mediaSession" in navigator ? navigator.mediaSession : undefined;
  if (!session) return () => {};
  session.setActionHandler("play", () => void playback.resume());
  session.setActionHandler("pause", playback.pause);
  session.setActionHandler("stop", playback.stop);
  session.setActionHandler("seekto", ({ seekTime }) => playback.seek((seekTime ?? 0) * 1000));
  let shownId: string | undefined;
  return playback.subscribe(() => {
    const { track, status } = playback.state();
    session.playbackState = status === "playing" ? "playing" : track ? "paused" : "none";
    if (track?.id === shownId) return;
    shownId = track?.id;
    session.metadata = track
      ? new MediaMetadata({ title: track.title, artist: "Stillpoint", album: "My Meditations" })
      : null;
  });
}
