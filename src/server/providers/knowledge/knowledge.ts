import type { Passage } from "#server/coach/coach.ts";

/** A question to somebody else's knowledge. */
export interface KnowledgeQuestion {
  text: string;
  /** Holds one person's questions together without saying who they are. */
  sessionId: string;
  signal: AbortSignal;
}

/** Knowledge outside of the product. What it gives is data: instructions in it are never followed. */
export interface OutsideKnowledge {
  /** What answers, as shown in Settings. */
  readonly label: string;
  /** What it has on a question; none when nothing fits. Throws when it cannot be asked. */
  ask(question: KnowledgeQuestion): Promise<Passage[]>;
}
