import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { notify } from "./notices/notify.ts";
import { showError, showFailure } from "./notices/show-error.ts";
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

/** A state that names what the playlist's entry holds once it is ready. */
interface SavedState extends JobState {
  savedAs: string | null;
}

/** How one kind of thing is made for a person, and what is said of it. */
interface JobKind<State> {
  begin: () => Promise<State>;
  watch: (id: string, signal: AbortSignal) => Promise<AsyncIterable<State>>;
  giveUp: (id: string) => Promise<unknown>;
  /** Keeps the latest state where the page finds it again. */
  keep: (state: State) => void;
  /** Where it can be heard, as soon as it can. */
  urlOf: (state: State) => string | null;
  arrived: string;
  failed: string;
  timeoutMs: number;
  /** Told each state; `isAsked` when it was asked for on this page. */
  onState?: (state: State, isAsked: boolean) => void;
  /** It is complete and stands in the playlist. */
  onReady: (state: State, isAsked: boolean) => void;
  onRefused?: (error: unknown) => void;
}

/** The protocol of everything that is made: starting it, following its progress (also after a reload), giving it up. */
export function useJob<State extends SavedState>(state: State | null, kind: JobKind<State>) {
  const askedId = useRef<string | null>(null);
  const hear = (next: State) => {
    const isAsked = askedId.current === next.id;
    kind.keep(next);
    kind.onState?.(next, isAsked);
    if (next.status === "failed") showFailure(next.error ?? kind.failed);
    if (next.status !== "ready") return;
    notify.arrived(kind.arrived);
    if (next.savedAs) notify.success(`${next.savedAs} saved to playlist`);
    kind.onReady(next, isAsked);
  };
  const start = useMutation({
    mutationFn: kind.begin,
    onSuccess: (next) => {
      askedId.current = next.id;
      hear(next);
    },
    onError: (error) => kind.onRefused?.(error),
  });
  const { mutate: giveUp } = useMutation({ mutationFn: kind.giveUp });
  useWatchJob(state, {
    watch: kind.watch,
    onState: hear,
    onLate: (id) => {
      showFailure(kind.failed);
      giveUp(id);
    },
    timeoutMs: kind.timeoutMs,
  });
  const generation = generationOf(state, state && kind.urlOf(state), kind.failed);
  return {
    state,
    ...generation,
    isGenerating: start.isPending || generation.isGenerating,
    progress: start.isPending ? 0 : generation.progress,
    start: () => start.mutate(),
    cancel: () => state && giveUp(state.id),
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
function useWatchJob<State extends JobState>(
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
