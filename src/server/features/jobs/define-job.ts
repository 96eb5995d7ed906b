import type { z } from "zod";
import type { Transaction } from "#server/db/database.ts";
import type { ErrorCode } from "#shared/contract/errors.ts";
import type { Job } from "./store.ts";
import type { JobInput } from "./tables.ts";

/** What reads the input or the result of a job. */
export type JobSchema = z.ZodType<JobInput, JobInput>;

/** What a kind of job is: what it takes and gives, how it is tried, and what is said of it. Its work is given to `Jobs.define`. */
export interface JobDefinition<Input extends JobSchema = JobSchema, Result extends JobSchema = JobSchema> {
  /** As rows name it. */
  kind: string;
  /** What it is made from, as its row keeps it; read by this wherever the job is done or looked at. */
  input: Input;
  /** What it made, once it is ready. */
  result: Result;
  /** So often it is taken up where its process was killed. */
  attempts: number;
  /** Longer than that nobody waits for it. */
  timeoutMs: number;
  /** The sentence kept with one that failed, unless it was refused with one of its own. */
  failure: string;
  /** What a person reads who asks for something to be made while one of these is. */
  whileRunning: ErrorCode;
}

/** What the work of a job is given. */
export interface RunningJob<Input, Result> {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly input: Input;
  /** Ends when the job is cancelled, takes too long or is handed over. */
  readonly signal: AbortSignal;
  /** Ends only when nothing of it is wanted: cancelled, or too late. */
  readonly unwanted: AbortSignal;
  /** Ends only when this process does, with `JobHandedOver`: another takes the job up, and may go on from what is left to it. */
  readonly handOver: AbortSignal;
  /** Tells whoever watches how far it is; a smaller step than the last is ignored. */
  step(progress: number): void;
  /** Tells that something of it can be heard. */
  sounds(): void;
  /** Ends the job with what it made, in the transaction that keeps it. Throws when the job has ended otherwise by now. */
  finish(tx: Transaction, result: Result): Promise<void>;
  /**
   * Whether what was stored for a job that broke off belongs to nobody: it was cancelled, failed or is gone. One that
   * somebody else does now, or of which the database cannot say so, is not given up.
   */
  isGivenUp(): Promise<boolean>;
}

/** Why the work of a job ends where its process does: another takes it up. */
export class JobHandedOver extends Error {
  override readonly name = "JobHandedOver";
}

/** How a kind of job is done. */
export interface JobWork<Input, Result> {
  /** Ends with `finish`; a throw fails the job for good. */
  work(job: RunningJob<Input, Result>): Promise<void>;
  /** So many of its kind are done at a time; the runner's own number unless said. */
  atOnce?: number;
  /** Called when it has ended here, however it did, and that was saved. */
  onEnd?(jobId: string): void;
}

/** A kind of job, and how one of it is shown to its person. */
export interface JobView<Input extends JobSchema, Result extends JobSchema, State extends WatchedState> {
  definition: JobDefinition<Input, Result>;
  describe(tx: Transaction, job: SeenJob<z.output<Input>, z.output<Result>>): Promise<State>;
}

/** A person's job as it is looked at: what it is made from, how far it is, and what it made. */
export interface SeenJob<Input, Result> {
  id: string;
  userId: string;
  input: Input;
  /** Nothing until it is ready. */
  result: Result | undefined;
  status: Job["status"];
  /** The specification's: 10 while it waits, what its maker says, 100 when it is ready, and 0 when nothing came of it. */
  progress: number;
  /** Something of it can be heard while it is made. */
  isAudible: boolean;
  error: string | null;
}

/** What of a job every state of it tells. */
export interface WatchedState {
  status: Job["status"];
  queuePosition: number | null;
}
