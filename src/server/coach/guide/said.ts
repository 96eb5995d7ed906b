import type { ReplyRequest } from "#server/coach/coach.ts";

/** What a reply is composed from. */
export type ReplyMaterial = Pick<ReplyRequest, "conversation" | "seed" | "passages" | "heart"> &
  Partial<Pick<ReplyRequest, "style" | "isAskedBeside" | "remembered" | "insteadOf">>;

/** What a move says before the conversation goes on. */
export interface Said {
  text: string;
  /** Nothing follows, and it may be as long as it is: a practice. */
  isWhole?: boolean;
  /** Nothing follows although it usually does after such a move. */
  isAll?: boolean;
  /** What can be done here follows, where something was told: in place of an answer, or after one that says what can be. */
  leadsOn?: true;
  /** The station of the hour whose question follows, where it was not asked yet. */
  leadsTo?: string;
}
