import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";
import type { AppErrorCode } from "#shared/contract/app-errors.ts";
import type { Cover } from "#shared/cover/cover.ts";
import { limits } from "#shared/limits/limits.ts";
import { useApi } from "#web/lib/api.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";
import type { Transfers } from "#web/lib/transfer.ts";
import { createSpeedChoice, type Speed } from "./controls/speed.ts";
import { createVolume, type Volume } from "./controls/volume.ts";
import { connectMediaSession } from "./media-session.ts";
import { createBackgroundMusic, type MusicPlayState } from "./music/background-music.ts";
import { createPlayback, type Playback } from "./playback.ts";
import type { PlayerViewState } from "./player-view.ts";
import { tellSounding } from "./tell-sounding.ts";
import type { PlaybackState, TrackSound } from "./track.ts";
import { soundOf } from "./track.ts";

const PlaybackContext = createContext<Playback | null>(null);

/** Holds the one player of the app, so that sound goes on across routes. */
export function PlaybackProvider({ children }: { children: ReactNode }) {
  const { transfers } = useApi();
  const [playback] = useState(() => openPlayback(transfers));
  useEffect(() => connectMediaSession(playback), [playback]);
  useEffect(() => wakeOnReturn(playback), [playback]);
  useEffect(() => tellSounding(playback), [playback]);
  useEffect(() => () => silence(playback), [playback]);
  return <PlaybackContext value={playback}>{children}</PlaybackContext>;
}

/** Where the app gives way to an error screen there is no control left: then nothing sounds. */
function silence({ state, music, stop }: Playback): void {
  if (state().track !== null || music.state().status !== "idle") stop();
}

function openPlayback(transfers: Transfers): Playback {
  const audio = new Audio();
  const onVoiceProblem = (code: AppErrorCode) => {
    showErrorCode(code);
    // An element tells that it got nothing, and not why: a session that has ended is heard of by asking.
    if (audio.src.startsWith(window.location.origin)) transfers.ask(audio.src).catch(() => undefined);
  };
  const music = createBackgroundMusic({
    openContext: () => new AudioContext({ latencyHint: "playback" }),
    volume: createVolume("backgroundMusicVolume", limits.volume.music),
    fetch: transfers.fetch,
    onProblem: showErrorCode,
    userAgent: navigator.userAgent,
  });
  const voiceVolume = createVolume("narrationVolume", limits.volume.narration);
  return createPlayback({
    audio,
    music,
    voiceVolume,
    speed: createSpeedChoice(),
    fetch: transfers.fetch,
    onProblem: onVoiceProblem,
  });
}

/** What brings a page back, and what a phone takes for a person's own wish, where it begins no sound without one. */
const wakings = ["visibilitychange", "pageshow", "pointerup", "keydown"];

/**
 * A system silences the music of a page that was locked away or interrupted by a call, and does not begin it again. Where it
 * refuses to when the page returns, the next press anywhere begins it.
 */
function wakeOnReturn({ music }: Playback): () => void {
  const wake = () => document.visibilityState === "visible" && music.wake();
  for (const name of wakings) window.addEventListener(name, wake);
  return () => {
    for (const name of wakings) window.removeEventListener(name, wake);
  };
}

/** The one player; throws outside of a `PlaybackProvider`. */
export function usePlayback(): Playback {
  const playback = use(PlaybackContext);
  if (!playback) throw new Error("usePlayback needs a PlaybackProvider above it");
  return playback;
}

/** One aspect of what is playing; only a change of that aspect draws anew. */
export function usePlaybackState<Aspect extends string | number | boolean | null>(
  pick: (state: PlaybackState) => Aspect,
): Aspect {
  const playback = usePlayback();
  return useSyncExternalStore(playback.subscribe, () => pick(playback.state()));
}

/** The cover of what is heard; nothing where nothing is, or where it has none of its own. */
export function useTrackCover(): Cover | undefined {
  const playback = usePlayback();
  return useSyncExternalStore(playback.subscribe, () => playback.state().track?.cover);
}

/** How one track stands in the player. */
export function useTrackSound(
  trackId: string | undefined,
): Omit<TrackSound, "audio"> & { isCurrent: boolean } {
  const isPlaying = usePlaybackState((state) => soundOf(state, trackId).isPlaying);
  const isLoading = usePlaybackState((state) => soundOf(state, trackId).isLoading);
  const isCurrent = usePlaybackState((state) => soundOf(state, trackId).audio !== null);
  return { isPlaying, isLoading, isCurrent };
}

/** What the background music is doing. */
export function useMusicPlayState(): MusicPlayState {
  const { music } = usePlayback();
  return useSyncExternalStore(music.subscribe, music.state);
}

/** A volume and how to change it. */
export function useVolume(volume: Volume): [number, (volume: number) => void] {
  return [useSyncExternalStore(volume.subscribe, volume.read), volume.change];
}

/** How fast voices speak, and how to change it. */
export function useSpeed(): [Speed, (speed: Speed) => void] {
  const { speed } = usePlayback();
  return [useSyncExternalStore(speed.subscribe, speed.read), speed.change];
}

/** One aspect of which players are on the screen. */
export function usePlayerView<Aspect extends string | number | boolean | null>(
  pick: (state: PlayerViewState) => Aspect,
): Aspect {
  const { view } = usePlayback();
  return useSyncExternalStore(view.subscribe, () => pick(view.state()));
}
