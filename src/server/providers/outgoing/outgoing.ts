/** One question to another machine. What is asked for is bounded here, so that no answer can be worse than useless. */
export interface OutgoingRequest {
  /**
   * Who named the address. One from the settings may lead to an internal host that the operator allowed, and never leaves
   * its host; one from content is public whatever the operator allowed.
   */
  from: "settings" | "content";
  url: string;
  /** Posted as JSON; without it the request is a GET. A post is never redirected. */
  body?: object;
  headers?: Record<string, string>;
  /** Content types that are read, such as `application/json`. */
  accepts: readonly string[];
  /** Of the answer, once unpacked. */
  maxBytes: number;
  /** From the look-up of the name to the last byte. */
  timeoutMs: number;
  signal: AbortSignal;
}

/** A whole answer with a status of success. */
export interface OutgoingAnswer {
  text: string;
  /** Its content type, without parameters and in small letters. */
  type: string;
  /** Where it came from in the end. */
  url: string;
}

/** Why there is no answer. */
export type OutgoingReason =
  | "forbidden-address"
  | "unreachable"
  | "timeout"
  | "redirected"
  | "status"
  | "wrong-type"
  | "too-large"
  | "unreadable";

/** The other side failed, or may not be asked. The message is for the log: it holds no address and no text of theirs. */
export class OutgoingFailed extends Error {
  override readonly name = "OutgoingFailed";
  readonly reason: OutgoingReason;
  /** Of the answer, where there was one. */
  readonly status: number | undefined;
  constructor(reason: OutgoingReason, status?: number) {
    super(status === undefined ? reason : `${reason} ${status}`);
    this.reason = reason;
    this.status = status;
  }
}

/**
 * The way out for every address that comes from settings or content, guarded against being sent to machines that only
 * this server can see. Throws `OutgoingFailed`, or the signal's reason when that fired.
 */
export interface Outgoing {
  ask(request: OutgoingRequest): Promise<OutgoingAnswer>;
}
