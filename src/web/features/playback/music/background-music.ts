import type { AppErrorCode } from "#shared/contract/app-errors.ts";
import type { ErrorDetails } from "#shared/contract/catalogue-entry.ts";
import { limits } from "#shared/limits/limits.ts";
import { restTiming } from "#shared/mix/levels.ts";
import type { Volume } from "#web/features/playback/controls/volume.ts";
import { errorCode, errorStatus } from "#web/lib/notices/error-sentence.ts";
import type { Transfers } from "#web/lib/transfer.ts";
import { type MusicOutput, type MusicSound, openSound } from "./music-sound.ts";
import { isMobileAgent, type MusicPlace, musicGain, musicLift, type Piece, restGain } from "./piece.ts";

/** What the background music is doing. */
export interface MusicPlayState {
  piece: Piece | null;
  status: "idle" | "loading" | "playing" | "paused";
}

/** The one background of the app: a piece that loops, as loud as its place beside the voice asks. */
export interface BackgroundMusic {
  state: () => MusicPlayState;
  subscribe: (listener: () => void) => () => void;
  volume: Volume;
  /** Wakes the sound inside a tap, with a sample of silence. */
  unlock: () => void;
  /** Lets a piece sound in its place; the one that sounds already only moves there. */
  play: (piece: Piece, place: MusicPlace) => void;
  moveTo: (place: MusicPlace) => void;
  /** Makes everything softer by a share of its loudness, as a sleep timer does; 1 is as it was. */
  fade: (share: number) => void;
  /** Rises where the voice above it rests, and sinks again before it goes on. */
  rise: (isRest: boolean) => void;
  /** Goes on where the system has silenced the page meanwhile: after a lock, a call, another app. */
  wake: () => void;
  /** Another piece takes over, if one sounds at all. */
  swap: (piece: Piece) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

interface MusicNeeds {
  openContext: () => AudioContext;
  volume: Volume;
  fetch: Transfers["fetch"];
  onProblem: (code: AppErrorCode, details: ErrorDetails) => void;
  userAgent: string;
}

const idle: MusicPlayState = { piece: null, status: "idle" };

/** Builds the background; nothing of the browser is taken up before the first tap. */
export function createBackgroundMusic(needs: MusicNeeds): BackgroundMusic {
  const { volume } = needs;
  let state = idle;
  let place: MusicPlace = "alone";
  let faded = 1;
  let isRisen = false;
  let output: MusicOutput | null = null;
  let sound: MusicSound | null = null;
  let loading: AbortController | null = null;
  /** Asked for while the volume was at nothing: it begins when there is something to hear. */
  let awaited: Piece | null = null;
  const listeners = new Set<() => void>();
  const change = (next: MusicPlayState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** After a call the system tells that it gives the sound back, and waits to be asked for it. */
  const goOn = () => {
    const isOurs = state.status === "playing" && document.visibilityState === "visible";
    if (isOurs && output && output.context.state !== "running") void output.context.resume();
  };
  const wake = (): MusicOutput => {
    if (!output) {
      output = openOutput(needs.openContext);
      output.context.addEventListener("statechange", goOn);
    }
    void output.context.resume();
    return output;
  };
  const level = () => {
    if (!output) return;
    rampTo(output, output.gain, faded * musicGain(place, volume.read()));
    rampTo(output, output.lift, musicLift(place, state.piece));
    rampTo(output, output.rest, restGain(place, isRisen), restRampS(isRisen));
  };
  const drop = () => {
    loading?.abort();
    loading = null;
    awaited = null;
    const left = sound?.end();
    sound = null;
    return left;
  };
  const load = async (piece: Piece): Promise<void> => {
    const opened = wake();
    const mine = new AbortController();
    loading = mine;
    awaited = null;
    change({ piece, status: "loading" });
    level();
    const waitMs = isMobileAgent(needs.userAgent)
      ? limits.playback.musicLoadMobileMs
      : limits.playback.musicLoadMs;
    const timer = setTimeout(() => mine.abort(), waitMs);
    try {
      const next = await openSound(opened, piece, { signal: mine.signal, fetch: needs.fetch });
      if (loading !== mine) return void next.end();
      loading = null;
      sound = next;
      change({ piece, status: "playing" });
    } catch (error) {
      if (loading === mine) change(idle);
      if (!mine.signal.aborted && !isBlocked(error) && errorCode(error) !== "SIGNED_OUT")
        needs.onProblem(piece.kind === "default" ? "DEFAULT_MUSIC_NOT_LOADED" : "MUSIC_NOT_PLAYED", {
          reason: reasonOf(error),
        });
    } finally {
      clearTimeout(timer);
    }
  };
  const resume = () => {
    if (state.status !== "paused") return;
    wake();
    // A piece that the browser does not let go on stays silent, as the specification wants it.
    sound?.resume().catch(() => undefined);
    change({ ...state, status: "playing" });
  };
  const play = (piece: Piece, next: MusicPlace) => {
    place = next;
    level();
    if (state.piece?.url === piece.url && state.status !== "idle") return resume();
    void drop();
    if (volume.read() > 0) return void load(piece);
    change(idle);
    awaited = piece;
  };
  volume.subscribe(() => {
    level();
    if (awaited && volume.read() > 0) void load(awaited);
  });
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    volume,
    unlock: () => playSilence(wake().context),
    play,
    moveTo: (next) => {
      place = next;
      level();
    },
    fade: (share) => {
      if (share === faded) return;
      faded = share;
      level();
    },
    rise: (isRest) => {
      if (isRest === isRisen) return;
      isRisen = isRest;
      if (output) rampTo(output, output.rest, restGain(place, isRisen), restRampS(isRisen));
    },
    wake: () => {
      if (state.status === "playing" && output && output.context.state !== "running") wake();
    },
    swap: (piece) => {
      if (state.status !== "idle" || awaited) play(piece, place);
    },
    pause: () => {
      if (state.status === "loading") {
        void drop();
        change(idle);
      }
      if (state.status !== "playing") return;
      sound?.pause();
      void output?.context.suspend();
      change({ ...state, status: "paused" });
    },
    resume,
    stop: () => {
      const left = drop();
      change(idle);
      void left?.then(async () => {
        if (state === idle) await output?.context.suspend();
      });
    },
  };
}

function openOutput(openContext: () => AudioContext): MusicOutput {
  const context = openContext();
  const gain = context.createGain();
  gain.gain.value = 0;
  gain.connect(context.destination);
  const rest = context.createGain();
  rest.connect(gain);
  const lift = context.createGain();
  lift.connect(rest);
  return { context, lift, rest, gain };
}

/** Moves the gain without a step; three time constants are most of the way. */
function rampTo(
  { context }: MusicOutput,
  { gain }: GainNode,
  target: number,
  seconds = limits.playback.duckMs / 1000,
): void {
  gain.cancelScheduledValues(context.currentTime);
  gain.setTargetAtTime(target, context.currentTime, seconds / 3);
}

const restRampS = (isRisen: boolean): number => (isRisen ? restTiming.riseSeconds : restTiming.sinkSeconds);

/** A sample of silence inside a tap: what wakes the sound of a phone. */
function playSilence(context: AudioContext): void {
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, 1, 22_050);
  source.connect(context.destination);
  source.start();
}

function isBlocked(error: unknown): boolean {
  return error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException) return "it is no sound this browser knows";
  const status = errorStatus(error);
  return status === undefined ? "the server cannot be reached" : `the server answered ${status}`;
}
