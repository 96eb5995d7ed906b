import { appErrorText } from "#shared/contract/app-errors.ts";
import type { PlaylistItem } from "#shared/listening/playlist.ts";
import type { VideoPlan } from "#shared/listening/video.ts";
import { errorCode, errorSentence } from "#web/lib/notices/error-sentence.ts";
import type { Cut } from "./captions/timing.ts";
import type { Look } from "./scenes/order.ts";

/** What a person chose for their video. */
export interface VideoChoice {
  plan: VideoPlan;
  sessionId: string;
  look: Look;
  /** The whole, or a beginning of it. */
  cut: Cut;
}

/** What the progress box says, in this order. */
export const steps = [
  "Processing voice and music...",
  "Creating the pictures...",
  "Saving to your playlist...",
  "Video Ready!",
] as const;

/** One step of a video. */
export type Step = (typeof steps)[number];

/** Where the app's one video stands. A chat's own state is the one that names its session. */
export type VideoState =
  | { status: "idle" }
  | { status: "asking"; sessionId: string }
  | { status: "choosing"; sessionId: string; plan: VideoPlan }
  | { status: "making"; sessionId: string; step: Step; progress: number }
  | { status: "ready"; sessionId: string; item: PlaylistItem }
  | { status: "failed"; sessionId: string; error: string };

/** The job of making a video: one at a time, on whatever screen the person is meanwhile. */
export interface VideoJob {
  state: () => VideoState;
  subscribe: (listener: () => void) => () => void;
  /** Asks what the video of a chat would be made of, and lets the person choose. */
  ask: (sessionId: string) => void;
  /** Renders what was chosen. */
  start: (choice: VideoChoice) => void;
  /** Gives up whatever is under way; nothing of it is kept. */
  cancel: () => void;
  /** Puts away what is ready or failed. */
  clear: () => void;
}

/** What the job needs of the app; the renderer is fetched when it is needed. */
export interface VideoNeeds {
  plan: (sessionId: string, signal: AbortSignal) => Promise<VideoPlan>;
  make: (
    choice: VideoChoice,
    listening: { signal: AbortSignal; onStep: (step: Step, progress: number) => void },
  ) => Promise<PlaylistItem>;
  onKept: (item: PlaylistItem) => void;
  onFailed: (sentence: string) => void;
}

const idle: VideoState = { status: "idle" };

/** Builds the job; nothing is fetched before it is asked. */
export function createVideoJob(needs: VideoNeeds): VideoJob {
  let state: VideoState = idle;
  let running: AbortController | null = null;
  const listeners = new Set<() => void>();
  const change = (next: VideoState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const begin = () => {
    running?.abort();
    running = new AbortController();
    return running.signal;
  };
  const ask = async (sessionId: string) => {
    const signal = begin();
    change({ status: "asking", sessionId });
    try {
      const plan = await needs.plan(sessionId, signal);
      if (!signal.aborted) change({ status: "choosing", sessionId, plan });
    } catch {
      // Said by the query cache, as every question's failure is.
      if (!signal.aborted) change(idle);
    }
  };
  const start = async (choice: VideoChoice) => {
    const { sessionId } = choice;
    const signal = begin();
    change({ status: "making", sessionId, step: steps[0], progress: 0 });
    const onStep = (step: Step, progress: number) => {
      if (!signal.aborted) change({ status: "making", sessionId, step, progress });
    };
    try {
      const item = await needs.make(choice, { signal, onStep });
      if (signal.aborted) return;
      change({ status: "ready", sessionId, item });
      needs.onKept(item);
    } catch (error) {
      if (signal.aborted) return;
      const sentence = errorCode(error) ? errorSentence(error) : appErrorText("VIDEO_FAILED");
      change({ status: "failed", sessionId, error: sentence });
      needs.onFailed(sentence);
    }
  };
  const reset = () => {
    running?.abort();
    running = null;
    change(idle);
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (sessionId) => void ask(sessionId),
    start: (choice) => void start(choice),
    cancel: reset,
    clear: reset,
  };
}
