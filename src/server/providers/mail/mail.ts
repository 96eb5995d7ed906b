/** A message to one person, as text and as HTML. */
export interface MailMessage {
  /** The same for every try: who gets an e-mail twice is shown it once by most mail programs. */
  id?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Delivers mail. The log says only that a message went out, never to whom or what. */
export interface Mail {
  /** Which way mail goes, as `/api/providers` says it. */
  readonly label: string;
  /** Whether messages really reach people; without it an account is usable before it is verified. */
  readonly reachesPeople: boolean;
  /** Hands a message over, unless the signal ends it first; throws `MailFailed`. */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>;
}

/** Why a message was not handed over, as far as its mend differs. */
export type MailFailure =
  | "refused-connection"
  | "unknown-name"
  | "no-tls"
  | "untrusted-certificate"
  | "refused-sign-in"
  | "needs-sign-in"
  | "refused-sender"
  | "refused-recipient"
  | "refused-message"
  | "too-slow"
  | "broken";

/** A message that could not be handed over. */
export class MailFailed extends Error {
  override readonly name = "MailFailed";
  readonly failure: MailFailure;
  /** What the mail server said; it may repeat addresses and is for the operator's eyes, never for the log. */
  readonly answer: string | undefined;

  constructor(failure: MailFailure, answer: string | undefined, cause: unknown) {
    super(`mail: ${failure}`, { cause });
    this.failure = failure;
    this.answer = answer;
  }
}
