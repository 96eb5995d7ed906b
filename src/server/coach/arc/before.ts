import type { Given } from "#server/coach/given/given.ts";
import type { Open } from "#server/coach/hour/read-hour.ts";
import type { Story } from "#server/coach/story/story.ts";
import type { Asked } from "./asked.ts";
import type { Turn } from "./turn.ts";

/** What a message is read against. */
export interface Before {
  asked: Asked;
  open: Open | undefined;
  /** The last reply, empty where none was given. */
  reply: string;
  /** What that reply gave. */
  given: Given;
  /** They have put something into words for somebody already. */
  hasDraft: boolean;
  /** What they last wrote is said to somebody and sent to nobody. */
  isUnsent: boolean;
  hasFile: boolean;
  /** Nothing was said before: nobody takes leave with what they begin with. */
  isFirst: boolean;
  story: Story;
  isAfterScript: boolean;
  isAfterPractice: boolean;
  /** The messages before it. */
  turns: readonly Turn[];
}
