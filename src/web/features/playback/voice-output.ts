import { limits } from "#shared/limits/limits.ts";
import { growingWay } from "#web/lib/browser/growing-way.ts";
import type { Transfers } from "#web/lib/transfer.ts";
import { type GrowingSound, openGrowingSound } from "./growing-sound.ts";
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

/** What a voice shall say: where it is, from which place on, and whether it is still being made. */
export interface VoiceSound {
  url: string;
  fromMs?: number;
  isGrowing?: boolean;
}

/** The one voice of the app. */
export interface VoiceOutput {
  /** Readies the element inside a tap, so that it may start later without one. */
  unlock: () => void;
  /** Begins a sound, or goes on with the present one; resolves when it is heard, or with why it is not. */
  begin: (sound?: VoiceSound) => Promise<VoiceProblem | null>;
  pause: () => void;
  /** Moves to a place that the caller knows to be within the sound, whatever the element believes of its length. */
  seek: (positionMs: number) => void;
  /** How fast it speaks; its pitch stays. */
  setSpeed: (speed: number) => void;
  setGain: (gain: number) => void;
  stop: () => void;
}

/** Speaks through an audio element of its own, which a locked phone lets go on where it silences a graph of nodes. */
export function createVoiceOutput(
  audio: HTMLAudioElement,
  events: VoiceEvents,
  fetch: Transfers["fetch"],
): VoiceOutput {
  /** What sounds, and what appends it where it grows and this browser would ask for ranges. */
  let opened: { url: string; growing: GrowingSound | undefined } | undefined;
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

  const open = ({ url, fromMs = 0, isGrowing = false }: VoiceSound) => {
    opened?.growing?.end();
    const growing = isGrowing && growingWay() === "appended" ? openGrowingSound(url, fetch) : undefined;
    opened = { url, growing };
    // What is appended cannot be handed on to a loudspeaker elsewhere, and is not played before that is said.
    audio.disableRemotePlayback = growing !== undefined;
    audio.src = growing?.address ?? url;
    if (fromMs > 0) moveOnceOpen(audio, fromMs / 1000);
  };
  const begin = async (sound?: VoiceSound): Promise<VoiceProblem | null> => {
    if (sound) open(sound);
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
    seek: (positionMs) =>
      seekTo(audio, positionMs / 1000, () => {
        if (opened?.growing) open({ url: opened.url });
        else audio.load();
      }),
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
      opened?.growing?.end();
      opened = undefined;
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
function seekTo(audio: HTMLAudioElement, seconds: number, reopen: () => void): void {
  const { seekable } = audio;
  const reachable = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0;
  if (reachable + slackS >= seconds) {
    audio.currentTime = Math.min(seconds, reachable);
    return;
  }
  const wasPlaying = !audio.paused;
  reopen();
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
