import { useEffect, useRef } from "react";
import { showError } from "./notices/show-error.ts";
import { listen } from "./resumable-stream.ts";

/** What every thing that is made tells of itself while it is made: a narration, a piece of music. */
export interface JobState {
  id: string;
  status: "queued" | "running" | "ready" | "failed" | "cancelled";
  progress: number;
  queuePosition: number | null;
  fileName: string | null;
  error: string | null;
}

/** A generation as the screen shows it. */
export interface Generation {
  isGenerating: boolean;
  /** 0 to 100; 0 again when it failed or was given up. */
  progress: number;
  /** How many are before it, itself included; nothing once its turn has come. */
  queuePosition: number | null;
  url: string | null;
  error: string | null;
  fileName: string | null;
}

/** Whether something is still being made. */
export function isRunningJob<State extends JobState>(state: State | null | undefined): state is State {
  return state?.status === "queued" || state?.status === "running";
}

/** What is made as a generation, with the address it can be heard at; nothing was asked for, or it was given up: idle. */
export function generationOf(state: JobState | null, url: string | null, failure: string): Generation {
  const isGenerating = isRunningJob(state);
  if (!state || state.status === "cancelled")
    return { isGenerating, progress: 0, queuePosition: null, url: null, error: null, fileName: null };
  const hasFailed = state.status === "failed";
  return {
    isGenerating,
    progress: hasFailed ? 0 : state.progress,
    queuePosition: isGenerating ? state.queuePosition : null,
    url: hasFailed ? null : url,
    error: hasFailed ? (state.error ?? failure) : null,
    fileName: state.fileName,
  };
}

interface Watching<State> {
  watch: (id: string, signal: AbortSignal) => Promise<AsyncIterable<State>>;
  onState: (state: State) => void;
  /** It takes longer than anybody waits. */
  onLate: (id: string) => void;
  timeoutMs: number;
}

/** Follows what is being made, also after a reload, until it is final or nobody waits any longer. */
export function useWatchJob<State extends JobState>(
  state: State | null | undefined,
  watching: Watching<State>,
): void {
  const latest = useRef(watching);
  useEffect(() => {
    latest.current = watching;
  });
  const runningId = isRunningJob(state) ? state.id : null;
  const { timeoutMs } = watching;
  useEffect(() => {
    if (!runningId) return;
    const controller = new AbortController();
    const { signal } = controller;
    const impatience = setTimeout(() => latest.current.onLate(runningId), timeoutMs);
    listen({
      open: (given) => latest.current.watch(runningId, given),
      onEvent: (next) => latest.current.onState(next),
      isLast: (next) => !isRunningJob(next),
      signal,
    }).catch(showError);
    return () => {
      clearTimeout(impatience);
      controller.abort();
    };
  }, [runningId, timeoutMs]);
}
