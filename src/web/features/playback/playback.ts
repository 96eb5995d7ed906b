import type { ErrorCode } from "#shared/contract/errors.ts";
import { limits } from "#shared/limits/limits.ts";
import type { BackgroundMusic } from "./music/background-music.ts";
import { type Piece, voiceGain } from "./music/piece.ts";
import { type PlaybackState, problemCode, type Track, type VoiceProblem } from "./track.ts";
import { createVoiceOutput, type VoiceEvents } from "./voice-output.ts";
import type { Volume } from "./volume.ts";

/** The one player of the app, a voice over music: whatever starts stops what was playing. */
export interface Playback {
  state: () => PlaybackState;
  subscribe: (listener: () => void) => () => void;
  music: BackgroundMusic;
  voiceVolume: Volume;
  /** Readies the sound inside a tap, so that it may start later without one. */
  unlock: () => void;
  play: (track: Track) => Promise<void>;
  pause: () => void;
  resume: () => Promise<void>;
  seek: (positionMs: number) => void;
  /** Music for its own sake: begins, pauses and goes on, and stays after a voice. */
  toggleMusic: (piece: Piece) => void;
  /** Silence: the voice, the music, what was asked for and every timer. */
  stop: () => void;
}

interface PlaybackNeeds {
  audio: HTMLAudioElement;
  music: BackgroundMusic;
  voiceVolume: Volume;
  onProblem: (code: ErrorCode) => void;
}

const idle: PlaybackState = { track: null, status: "idle", positionMs: 0, durationMs: null };

/** Builds the player around one audio element and one background that live as long as the app. */
export function createPlayback({ audio, music, voiceVolume, onProblem }: PlaybackNeeds): Playback {
  let state = idle;
  let asking: AbortController | undefined;
  let farewell: ReturnType<typeof setTimeout> | undefined;
  /** Music that came with a voice leaves some time after it; music a person started stays. */
  let cameWithVoice = false;
  const listeners = new Set<() => void>();
  const change = (next: Partial<PlaybackState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const quiet = () => {
    asking?.abort();
    clearTimeout(farewell);
    voice.stop();
  };
  const finish = () => {
    const place = state.track?.place;
    quiet();
    change(idle);
    if (place === "playlist") return music.stop();
    music.resume();
    music.moveTo("alone");
    if (cameWithVoice) farewell = setTimeout(music.stop, limits.playback.musicAfterSpeechMs);
  };
  const settle = (problem: VoiceProblem | null, track: Track) => {
    if (!problem || state.track !== track) return;
    onProblem(problemCode(problem, track.place));
    if (problem !== "blocked") return finish();
    music.pause();
    change({ status: "paused" });
  };
  const events: VoiceEvents = {
    onPlaying: () => {
      music.resume();
      change({ status: "playing" });
    },
    onPaused: () => {
      if (state.status !== "playing") return;
      music.pause();
      change({ status: "paused" });
    },
    onEnded: finish,
    onBroken: () => state.track && state.status !== "loading" && settle("broken", state.track),
    onMoved: change,
  };
  const voice = createVoiceOutput(audio, events);
  const startMusic = ({ place, music: piece }: Track) => {
    const sounding = music.state();
    if (place === "playlist") return piece ? music.play(piece, "inPlaylist") : music.stop();
    if (sounding.status === "idle") cameWithVoice = true;
    const under = sounding.piece ?? piece;
    if (under) music.play(under, "underSpeech");
  };
  const level = () => state.track && voice.setGain(voiceGain(state.track.place, voiceVolume.read()));
  voiceVolume.subscribe(level);

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    music,
    voiceVolume,
    unlock: () => {
      voice.unlock();
      music.unlock();
    },
    play: async (track) => {
      const wasInPlaylist = state.track?.place === "playlist";
      quiet();
      if (wasInPlaylist) music.stop();
      const mine = new AbortController();
      asking = mine;
      change({ ...idle, track, status: "loading" });
      voice.unlock();
      music.unlock();
      startMusic(track);
      level();
      const url = await addressOf(track, mine.signal);
      if (mine.signal.aborted) return;
      // Whoever was asked has said already why there is nothing to hear.
      if (url === null) return finish();
      settle(await voice.begin(url), track);
    },
    pause: () => {
      if (state.status === "loading") return finish();
      voice.pause();
      music.pause();
    },
    resume: async () => {
      const { track } = state;
      if (track) settle(await voice.begin(), track);
    },
    seek: (positionMs) => {
      voice.seek(positionMs);
      change({ positionMs });
    },
    toggleMusic: (piece) => {
      clearTimeout(farewell);
      cameWithVoice = false;
      const now = music.state();
      if (now.piece?.url === piece.url && now.status !== "paused" && now.status !== "idle")
        return music.pause();
      music.unlock();
      music.play(piece, state.status === "playing" ? "underSpeech" : "alone");
    },
    stop: () => {
      quiet();
      cameWithVoice = false;
      music.stop();
      change(idle);
    },
  };
}

async function addressOf({ sound }: Track, signal: AbortSignal): Promise<string | null> {
  if (typeof sound === "string") return sound;
  return sound(signal).catch(() => null);
}
