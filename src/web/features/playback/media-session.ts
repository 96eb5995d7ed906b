import type { Cover } from "#shared/cover/cover.ts";
import { limits } from "#shared/limits/limits.ts";
import type { Playback } from "./playback.ts";
import type { PlaybackState } from "./track.ts";

/** The product's own, until a recording's cover is painted and where it has none. */
const ownArtwork = [{ src: "/cover.png", sizes: "512x512", type: "image/png" }];

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
    const { track } = state;
    const show = (artwork: MediaImage[]) => {
      session.metadata = track
        ? new MediaMetadata({ title: track.title, artist: "Stillpoint", album: "My Meditations", artwork })
        : null;
    };
    show(ownArtwork);
    if (track?.cover)
      void paint(track.cover).then((painted) => {
        if (painted.length > 0 && shownId === track.id) show(painted);
      });
  });
}

/** Nobody waits for a picture, and without the part of the app that paints it there is the product's own. */
async function paint(cover: Cover): Promise<MediaImage[]> {
  try {
    return (await import("./artwork.ts")).artworkOf(cover);
  } catch {
    // The part could not be fetched: the picture is decoration.
    return [];
  }
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
