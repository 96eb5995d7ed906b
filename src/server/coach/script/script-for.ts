import type { MeditationRequest } from "#server/coach/coach.ts";
import { noWishes } from "#server/coach/story/story.ts";
import { toldSoFar } from "./told-so-far.ts";
import { writeScript } from "./write-script.ts";

/**
 * The script for a conversation, in the built-in guide's words. Scripts that one chat had before are not said again:
 * each `take` has words of its own.
 */
export function scriptFor({
  conversation,
  seed,
  wishes = noWishes,
  take = 0,
}: Pick<MeditationRequest, "conversation" | "seed" | "wishes" | "take">): string {
  const story = toldSoFar(conversation);
  return writeScript(story, { ...wishes, wordingTake: wishes.wordingTake + take }, seed);
}
