import type { AppErrorCode } from "#shared/contract/app-errors.ts";
import { limits } from "#shared/limits/limits.ts";
import type { Transfers } from "#web/lib/transfer.ts";
import { createSleepTimer, type SleepTimer } from "./controls/sleep-timer.ts";
import type { SpeedChoice } from "./controls/speed.ts";
import type { Volume } from "./controls/volume.ts";
import type { BackgroundMusic } from "./music/background-music.ts";
import { type Piece, voiceGain } from "./music/piece.ts";
import { createPlayerView, type PlayerView } from "./player-view.ts";
import { type PlaybackState, problemCode, type Track, type VoiceProblem } from "./track.ts";
import { createVoiceOutput, type VoiceEvents } from "./voice-output.ts";
import { lengthOnceWhole, wholeAddress } from "./whole-sound.ts";

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
  /** Moves on, or back, by some milliseconds; not in what is still being made. */
  skip: (byMs: number) => void;
  /** Tells of a track that was still being made when it began how long it is, and which recording it became. */
  learn: (trackId: string, made: { durationMs: number | null; recordingId: string | null }) => void;
  speed: SpeedChoice;
  sleep: SleepTimer;
  view: PlayerView;
  /** Puts away that something was heard to its end. */
  forgetEnd: () => void;
  /** Music for its own sake: begins, pauses and goes on, and stays after a voice. */
  toggleMusic: (piece: Piece) => void;
  /** Silence: the voice, the music, what was asked for and every timer. */
  stop: () => void;
}

interface PlaybackNeeds {
  audio: HTMLAudioElement;
  music: BackgroundMusic;
  voiceVolume: Volume;
  speed: SpeedChoice;
  fetch: Transfers["fetch"];
  onProblem: (code: AppErrorCode) => void;
}

const idle: PlaybackState = {
  track: null,
  status: "idle",
  recordingId: null,
  endedId: null,
  positionMs: 0,
  durationMs: null,
};

/** Builds the player around one audio element and one background that live as long as the app. */
export function createPlayback({
  audio,
  music,
  voiceVolume,
  speed,
  fetch,
  onProblem,
}: PlaybackNeeds): Playback {
  let state = idle;
  let asking: AbortController | undefined;
  let farewell: ReturnType<typeof setTimeout> | undefined;
  /** Music that came with a voice leaves some time after it; music a person started stays. */
  let cameWithVoice = false;
  /** What is known of the length from elsewhere than the sound: nothing (undefined), or that it is not yet known (null). */
  let knownMs: number | null | undefined;
  let faded = 1;
  const view = createPlayerView();
  const listeners = new Set<() => void>();
  const change = (next: Partial<PlaybackState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const learn: Playback["learn"] = (trackId, { durationMs, recordingId }) => {
    if (state.track?.id !== trackId) return;
    if (knownMs === durationMs && state.recordingId === recordingId) return;
    knownMs = durationMs;
    change({ durationMs, recordingId });
  };
  const quiet = () => {
    asking?.abort();
    clearTimeout(farewell);
    voice.stop();
  };
  /** Nothing is left to be looked at: the next sound opens no player that was open for this one. */
  const leave = () => {
    view.closeFull();
    change(idle);
  };
  const finish = () => {
    const place = state.track?.place;
    quiet();
    leave();
    if (sleep.choice() === "end") {
      sleep.choose(null);
      return music.stop();
    }
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
    onEnded: () => {
      const { track, recordingId } = state;
      const isListening = track !== null && (recordingId !== null || track.about !== undefined);
      finish();
      if (isListening) change({ endedId: track.id });
    },
    onBroken: () => state.track && state.status !== "loading" && settle("broken", state.track),
    onMoved: ({ positionMs, durationMs }) =>
      change({ positionMs, durationMs: knownMs === undefined ? durationMs : knownMs }),
  };
  const voice = createVoiceOutput(audio, events, fetch);
  const startMusic = ({ place, music: piece }: Track) => {
    const sounding = music.state();
    if (place === "playlist") return piece ? music.play(piece, "inPlaylist") : music.stop();
    if (sounding.status === "idle") cameWithVoice = true;
    const under = sounding.piece ?? piece;
    if (under) music.play(under, "underSpeech");
  };
  const level = () => state.track && voice.setGain(faded * voiceGain(state.track.place, voiceVolume.read()));
  voiceVolume.subscribe(level);
  speed.subscribe(() => voice.setSpeed(speed.read()));
  const pause = () => {
    if (state.status === "loading") return finish();
    voice.pause();
    music.pause();
  };
  const seek = (positionMs: number) => {
    voice.seek(positionMs);
    change({ positionMs });
  };
  const sleep = createSleepTimer({
    onFade: (share) => {
      faded = share;
      level();
      music.fade(share);
    },
    onSleep: pause,
  });

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    music,
    voiceVolume,
    speed,
    sleep,
    view,
    forgetEnd: () => change({ endedId: null }),
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
      knownMs = track.isPassing ? null : track.knownMs;
      const isGrowing = knownMs === null;
      const positionMs = track.fromMs ?? 0;
      const recordingId = track.recordingId ?? null;
      change({
        track,
        status: "loading",
        recordingId,
        endedId: null,
        positionMs,
        durationMs: knownMs ?? null,
      });
      voice.unlock();
      music.unlock();
      startMusic(track);
      level();
      const url = await addressOf(track, mine.signal);
      if (mine.signal.aborted) return;
      // Whoever was asked has said already why there is nothing to hear.
      if (url === null) return finish();
      const address = isGrowing ? await wholeAddress(url, { fetch, signal: mine.signal }) : url;
      if (mine.signal.aborted) return;
      if (track.isPassing)
        void lengthOnceWhole(url, { fetch, signal: mine.signal }).then(
          (durationMs) => durationMs !== null && learn(track.id, { durationMs, recordingId: null }),
        );
      voice.setSpeed(speed.read());
      settle(await voice.begin({ url: address, fromMs: positionMs, isGrowing }), track);
    },
    pause,
    resume: async () => {
      const { track } = state;
      if (track) settle(await voice.begin(), track);
    },
    seek,
    skip: (byMs) => {
      const { positionMs, durationMs } = state;
      if (durationMs !== null) seek(Math.min(durationMs, Math.max(0, positionMs + byMs)));
    },
    learn,
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
      sleep.choose(null);
      music.stop();
      leave();
    },
  };
}

async function addressOf({ sound }: Track, signal: AbortSignal): Promise<string | null> {
  if (typeof sound === "string") return sound;
  return sound(signal).catch(() => null);
}
