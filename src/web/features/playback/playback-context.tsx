import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";
import { connectMediaSession } from "./media-session.ts";
import { createPlayback, type Playback, type PlaybackState } from "./playback.ts";

const PlaybackContext = createContext<Playback | null>(null);

/** Holds the one player of the app, so that sound goes on across routes. */
export function PlaybackProvider({ children }: { children: ReactNode }) {
  const [playback] = useState(() => createPlayback(new Audio()));
  useEffect(() => connectMediaSession(playback), [playback]);
  return <PlaybackContext value={playback}>{children}</PlaybackContext>;
}

/** The one player; throws outside of a `PlaybackProvider`. */
export function usePlayback(): Playback {
  const playback = use(PlaybackContext);
  if (!playback) throw new Error("usePlayback needs a PlaybackProvider above it");
  return playback;
}

/** One aspect of what is playing; only a change of that aspect draws anew. */
export function usePlaybackState<Aspect>(pick: (state: PlaybackState) => Aspect): Aspect {
  const playback = usePlayback();
  return useSyncExternalStore(playback.subscribe, () => pick(playback.state()));
}
