import { faultOf } from "#server/coach/care/assess-reply.ts";
import { CoachUnavailable, type Passage } from "#server/coach/coach.ts";
import type { Services } from "#server/services.ts";
import type { RunningTurn } from "./turns.ts";

/** Said in the reply's place when no search could be made. */
export const webUnreachable =
  "I cannot reach the web at the moment, so I have looked nothing up. We can go on without it, or you can try again later.";

type Needs = Pick<Services, "coach" | "webSearch" | "log">;

/**
 * Pages of the web for a message, looked for by its keywords alone: the message itself goes to no search. Throws
 * `CoachUnavailable` when the web cannot be reached; none when the model behind the coach searches by itself.
 */
export async function findPages(
  { coach, webSearch, log }: Needs,
  running: RunningTurn,
  text: string,
): Promise<Passage[]> {
  if (!webSearch) return [];
  const { signal } = running;
  running.tell({ type: "progress", value: 60, step: "Searching the web..." });
  try {
    const keywords = await coach.keywords({ text, signal });
    const pages = await webSearch.search({ keywords, signal });
    const harmless = pages.filter(
      (page) => ![page.title, page.text].some((part) => faultOf(part) === "harm"),
    );
    const found = harmless.length > 0 ? `Found ${harmless.length} web pages` : "No web pages found";
    running.tell({ type: "progress", value: 60, step: found });
    return harmless;
  } catch (error) {
    signal.throwIfAborted();
    // The message of a parser may quote what the service answered.
    const cause =
      error instanceof Error ? `${error.name} ${"reason" in error ? error.reason : ""}`.trim() : "unknown";
    log.warn({ turnId: running.id, cause }, "the web could not be searched");
    running.tell({ type: "progress", value: 60, step: "Web search failed" });
    throw new CoachUnavailable("refused", "the web could not be searched");
  }
}
