import type { AnswerFault } from "#server/providers/answers/bad-answer.ts";
import type { Voice } from "#shared/listening/voices.ts";

/** Mono sound: samples between -1 and 1. */
export interface Sound {
  samples: Float32Array;
  /** Samples a second. */
  sampleRate: number;
  /** There is nothing at all between its sounds, so that the air of a room belongs under it. */
  wantsRoomTone?: boolean;
}

/** A request to speak one sentence, already cleaned and short enough to be spoken in one breath. */
export interface SpeakRequest {
  sentence: string;
  voice: Voice;
  signal: AbortSignal;
  /** When somebody will want to hear it, by `performance.now()`: of those that wait, the earliest is spoken first. */
  dueAt?: number;
}

/** A voice that speaks one sentence at a time; pauses between sentences are ours, not the engine's. */
export interface Speech {
  /** What speaks, as Settings and `/api/health` say it. */
  readonly label: string;
  /** The languages it speaks, by their codes; any other is read as if it were English. */
  readonly languages: ReadonlySet<string>;
  /** Which of our voices a neural model of the operator's speaks on this host; none where there is none. */
  readonly neuralVoices?: readonly Voice[];
  /** Speaks one sentence. Throws `SpeechUnavailable` when the engine or the far side fails. */
  speak(request: SpeakRequest): Promise<Sound>;
}

/** What went wrong with a voice: at the service, on the way to it, in its answer, or in the engine of this process. */
export type SpeechFault = AnswerFault | "engine-failed";

/** Why nothing could be spoken; the message is for the log, never for a person. */
export class SpeechUnavailable extends Error {
  override readonly name = "SpeechUnavailable";
  /** A short name of the cause, to count by. */
  readonly fault: SpeechFault;

  constructor(message: string, fault: SpeechFault) {
    super(message);
    this.fault = fault;
  }
}
