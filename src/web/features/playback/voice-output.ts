import { limits } from "#shared/limits/limits.ts";
import type { VoiceProblem } from "./track.ts";

/** What a voice tells while it sounds. */
export interface VoiceEvents {
  onPlaying: () => void;
  /** Paused by whomever: a person, a headset that was pulled out, a call. */
  onPaused: () => void;
  onEnded: () => void;
  onBroken: () => void;
  onMoved: (place: { positionMs: number; durationMs: number | null }) => void;
}

/** The one voice of the app. */
export interface VoiceOutput {
  /** Readies the element inside a tap, so that it may start later without one. */
  unlock: () => void;
  /** Begins a sound, or goes on with the present one; resolves when it is heard, or with why it is not. */
  begin: (url?: string, fromMs?: number) => Promise<VoiceProblem | null>;
  pause: () => void;
  /** Moves to a place that the caller knows to be within the sound, whatever the element believes of its length. */
  seek: (positionMs: number) => void;
  /** How fast it speaks; its pitch stays. */
  setSpeed: (speed: number) => void;
  setGain: (gain: number) => void;
  stop: () => void;
}

/** Speaks through an audio element of its own, which a locked phone lets go on where it silences a graph of nodes. */
export function createVoiceOutput(audio: HTMLAudioElement, events: VoiceEvents): VoiceOutput {
  let impatience: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  const moved = () =>
    isOpen &&
    events.onMoved({
      positionMs: audio.currentTime * 1000,
      durationMs: Number.isFinite(audio.duration) ? audio.duration * 1000 : null,
    });
  audio.preload = "none";
  audio.addEventListener("playing", () => isOpen && events.onPlaying());
  audio.addEventListener("pause", () => isOpen && !audio.ended && events.onPaused());
  audio.addEventListener("ended", () => isOpen && events.onEnded());
  audio.addEventListener("error", () => isOpen && events.onBroken());
  audio.addEventListener("timeupdate", moved);
  audio.addEventListener("durationchange", moved);

  const begin = async (url?: string, fromMs = 0): Promise<VoiceProblem | null> => {
    if (url !== undefined) audio.src = url;
    if (url !== undefined && fromMs > 0) moveOnceOpen(audio, fromMs / 1000);
    isOpen = true;
    clearTimeout(impatience);
    const tooLate = new Promise<VoiceProblem>((resolve) => {
      impatience = setTimeout(() => resolve("late"), limits.playback.voiceLoadMs);
    });
    const timer = impatience;
    const begun = audio.play().then(() => null, problemOf);
    const problem = await Promise.race([begun, tooLate]);
    clearTimeout(timer);
    return problem;
  };
  return {
    unlock: () => {
      if (!isOpen) audio.load();
    },
    begin,
    pause: () => audio.pause(),
    seek: (positionMs) => seekTo(audio, positionMs / 1000),
    setSpeed: (speed) => {
      // The first is what an element goes back to whenever it is opened anew.
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
    },
    setGain: (gain) => {
      audio.volume = gain;
    },
    stop: () => {
      isOpen = false;
      clearTimeout(impatience);
      audio.pause();
      audio.removeAttribute("src");
      audio.load();
    },
  };
}

/** Whoever is given up for another sound has no problem. */
function problemOf(error: unknown): VoiceProblem | null {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "AbortError") return null;
  return name === "NotAllowedError" ? "blocked" : "unplayable";
}

/** The last second of a sound lies beyond what some browsers call reachable. */
const slackS = 0.5;

/**
 * A sound that was opened while it grew cannot be moved about in: it is opened anew, now that it is whole. Firefox takes
 * what it has of it for all there is, so its length is not asked.
 */
function seekTo(audio: HTMLAudioElement, seconds: number): void {
  const { seekable } = audio;
  const reachable = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0;
  if (reachable + slackS >= seconds) {
    audio.currentTime = Math.min(seconds, reachable);
    return;
  }
  const wasPlaying = !audio.paused;
  audio.load();
  moveOnceOpen(audio, seconds);
  // A sound that will not begin again says so through its error event.
  if (wasPlaying) audio.play().catch(() => undefined);
}

function moveOnceOpen(audio: HTMLAudioElement, seconds: number): void {
  const opened = audio.src;
  const move = () => {
    if (audio.src === opened) audio.currentTime = seconds;
  };
  audio.addEventListener("loadedmetadata", move, { once: true });
}
