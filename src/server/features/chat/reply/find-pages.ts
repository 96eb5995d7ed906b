import type { Coach, Passage } from "#server/coach/coach.ts";
import type { RunningTurn } from "#server/features/chat/turns/turns.ts";
import type { Services } from "#server/services.ts";

/** Said in the reply's place when no search could be made. */
export const webUnreachable =
  "I cannot reach the web at the moment, so I have looked nothing up. We can go on without it, or you can try again later.";

/** Pages of the web for a message, with the search told on the way. Throws as `WebPages.find` does. */
export async function findPages(
  webPages: Services["webPages"],
  running: RunningTurn,
  { text, coach }: { text: string; coach: Coach },
): Promise<Passage[]> {
  const tell = (step: string) => running.tell({ type: "progress", value: 60, step });
  tell("Searching the web...");
  const pages = await webPages.find({ text, coach, signal: running.signal });
  if (!coach.canSearchWeb) tell(pages.length > 0 ? `Found ${pages.length} web pages` : "No web pages found");
  return pages;
}
