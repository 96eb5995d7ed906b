const pollMs = 1000;

/** What of a job's state its watcher needs to know. */
interface JobState {
  status: "queued" | "running" | "ready" | "failed" | "cancelled";
}

/** The specification's progress: 10 while it waits, what its maker says, 100 when it is ready, and 0 when nothing came of it. */
export function progressOf(status: JobState["status"], live: number | undefined): number {
  if (status === "ready") return 100;
  return status === "queued" || status === "running" ? (live ?? 10) : 0;
}

/** How a job is looked at. */
export interface WatchedJob<State extends JobState> {
  first: State;
  read(): Promise<State>;
  /** Resolves at the job's next change, where it is done in this process. */
  changed(signal: AbortSignal): Promise<void> | undefined;
  signal: AbortSignal | undefined;
}

/** A job's state now and after every change, until it has ended or nobody watches. */
export async function* watchJob<State extends JobState>(job: WatchedJob<State>): AsyncGenerator<State> {
  let state = job.first;
  yield state;
  while (state.status === "queued" || state.status === "running") {
    const wait = AbortSignal.any([AbortSignal.timeout(pollMs), ...(job.signal ? [job.signal] : [])]);
    await (job.changed(wait) ?? aborted(wait));
    if (job.signal?.aborted) return;
    const next = await job.read();
    if (JSON.stringify(next) !== JSON.stringify(state)) yield next;
    state = next;
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
