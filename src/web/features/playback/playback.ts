/** Something that can be heard. */
export interface Track {
  id: string;
  title: string;
  url: string;
}

/** What the one player of the app is doing. */
export interface PlaybackState {
  track: Track | null;
  status: "idle" | "loading" | "playing" | "paused";
  positionMs: number;
  /** Unknown (null) while a narration is still being made. */
  durationMs: number | null;
}

/** Why a track could not be heard: the browser wants a tap first, or the sound itself failed. */
export type PlaybackProblem = "blocked" | "failed";

/** The one player of the app: whatever starts stops what was playing. */
export interface Playback {
  state: () => PlaybackState;
  subscribe: (listener: () => void) => () => void;
  /** Readies the sound inside a tap, so that it may start later without one. */
  unlock: () => void;
  play: (track: Track) => Promise<PlaybackProblem | null>;
  pause: () => void;
  resume: () => Promise<PlaybackProblem | null>;
  seek: (positionMs: number) => void;
  stop: () => void;
}

const idle: PlaybackState = { track: null, status: "idle", positionMs: 0, durationMs: null };

/** Builds the player around one audio element that lives as long as the app. */
export function createPlayback(audio: HTMLAudioElement): Playback {
  let state = idle;
  const listeners = new Set<() => void>();
  const change = (next: Partial<PlaybackState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const stop = () => {
    audio.pause();
    audio.removeAttribute("src");
    audio.load();
    change(idle);
  };
  const start = async (): Promise<PlaybackProblem | null> => {
    const track = state.track;
    try {
      await audio.play();
      return null;
    } catch (error) {
      if (state.track !== track || (error instanceof DOMException && error.name === "AbortError"))
        return null;
      const isBlocked = error instanceof DOMException && error.name === "NotAllowedError";
      if (isBlocked) change({ status: "paused" });
      else stop();
      return isBlocked ? "blocked" : "failed";
    }
  };

  audio.preload = "none";
  audio.addEventListener("playing", () => change({ status: "playing" }));
  audio.addEventListener("pause", () => state.track && !audio.ended && change({ status: "paused" }));
  audio.addEventListener("ended", stop);
  audio.addEventListener("timeupdate", () => change({ positionMs: audio.currentTime * 1000 }));
  audio.addEventListener("durationchange", () =>
    change({ durationMs: Number.isFinite(audio.duration) ? audio.duration * 1000 : null }),
  );

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    unlock: () => {
      if (!state.track) audio.load();
    },
    play: (track) => {
      change({ ...idle, track, status: "loading" });
      audio.src = track.url;
      return start();
    },
    pause: () => audio.pause(),
    resume: start,
    seek: (positionMs) => {
      audio.currentTime = positionMs / 1000;
    },
    stop,
  };
}
