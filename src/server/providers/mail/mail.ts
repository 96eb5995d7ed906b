/** A message to one person, as text and as HTML. */
export interface MailMessage {
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
  send(message: MailMessage): Promise<void>;
}
