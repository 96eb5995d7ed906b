import { useEffect, useRef } from "react";
import { isRunningJob, type JobState } from "./job-progress.ts";
import { showError } from "./notices/show-error.ts";
import { listen } from "./resumable-stream.ts";

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
