/** What was wrong with an answer, or with the way to it. */
export type AnswerFault =
  | "key-refused"
  | "quota"
  | "wrong-path"
  | "call-refused"
  | "server-failed"
  | "unreachable"
  | "too-slow"
  | "bad-answer";

/** Why a service's answer cannot be used; the message is for the log, never for a person. */
export class BadAnswer extends Error {
  override readonly name = "BadAnswer";
  /** A short name of the cause, to count by. */
  readonly fault: AnswerFault;

  constructor(message: string, fault: AnswerFault) {
    super(message);
    this.fault = fault;
  }
}
