/** The ways in which an answer is found. */
export type Via = "form" | "phrase" | "shelf" | "intent" | "talk";

/** A prepared answer to a question. */
export interface Found {
  /** Its name: that of a fixed answer, or the intent it answers. */
  id: string;
  /** How it was found. */
  via: Via;
  /** The answer in other words each. */
  says: readonly string[];
  /** The title of the library's passage that it rests on. */
  rests?: string | undefined;
  /** The station of the hour whose question follows. */
  leadsTo?: string | undefined;
}
