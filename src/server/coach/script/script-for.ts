import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { CoachRequest } from "#server/coach/coach.ts";
import { writeScript } from "./write-script.ts";

/**
 * The script for a conversation, in the built-in guide's words: from what the person told in it, as they wish for it. What
 * they asked to be changed in a script they had changes that one; without such a wish the next has words of its own.
 */
export function scriptFor({ conversation, seed }: Pick<CoachRequest, "conversation" | "seed">): string {
  const { story, wishes } = readTalk(conversation);
  return writeScript(story, wishes, seed);
}
