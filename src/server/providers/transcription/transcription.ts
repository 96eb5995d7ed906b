import type { AnswerFault } from "#server/providers/answers/bad-answer.ts";

/** What turns speech into text. */
export interface Transcription {
  /** What listens, as Settings and the log say it. */
  readonly label: string;
  /**
   * What is said in a WAV file; an empty text where nothing was understood. Throws `TranscriptionUnavailable` when the far side
   * fails, or the signal's reason.
   */
  transcribe(request: { wav: Uint8Array<ArrayBuffer>; signal: AbortSignal }): Promise<string>;
}

/** Why nothing was turned into text; the message is for the log, never for a person, and holds no word that was said. */
export class TranscriptionUnavailable extends Error {
  override readonly name = "TranscriptionUnavailable";
  /** A short name of the cause, to count by. */
  readonly fault: AnswerFault;

  constructor(message: string, fault: AnswerFault) {
    super(message);
    this.fault = fault;
  }
}
