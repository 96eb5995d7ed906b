import type { z } from "zod";
import type { JobDefinition, JobSchema, SeenJob } from "./define-job.ts";
import type { Job } from "./store.ts";

const pollMs = 1000;

/** A row as a job of one kind; `here` is how far it is in this process. Nothing for another kind's row. */
export function lookAt<Input extends JobSchema, Result extends JobSchema>(
  { kind, input, result }: JobDefinition<Input, Result>,
  job: Job | undefined,
  here: Pick<Job, "progress" | "isAudible"> | undefined,
): SeenJob<z.output<Input>, z.output<Result>> | undefined {
  if (job?.kind !== kind) return undefined;
  const { id, userId, status, error } = job;
  return {
    id,
    userId,
    input: input.parse(job.input),
    result: result.safeParse(job.result).data,
    status,
    progress: progressOf(status, here?.progress ?? job.progress),
    isAudible: status === "running" && (here ?? job).isAudible,
    error,
  };
}

function progressOf(status: Job["status"], told: number): number {
  if (status === "ready") return 100;
  return isOpen(status) ? told || 10 : 0;
}

const isOpen = (status: Job["status"]) => status === "queued" || status === "running";

/** How a job is looked at again and again. */
interface Watching<State> {
  first: State;
  read(): Promise<State>;
  /** Resolves at the job's next change. */
  changed(signal: AbortSignal): Promise<void>;
  signal: AbortSignal | undefined;
}

/** A job's state now and after every change, until it has ended or nobody watches. */
export async function* watch<State extends { status: Job["status"] }>({
  first,
  read,
  changed,
  signal,
}: Watching<State>): AsyncGenerator<State, void, void> {
  let state = first;
  yield state;
  while (isOpen(state.status)) {
    await changed(AbortSignal.any([AbortSignal.timeout(pollMs), ...(signal ? [signal] : [])]));
    if (signal?.aborted) return;
    const next = await read();
    if (JSON.stringify(next) !== JSON.stringify(state)) yield next;
    state = next;
  }
}
