import type { Logger } from "pino";
import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import { type Coach, CoachUnavailable, type Passage } from "#server/coach/coach.ts";
import type { WebSearch } from "#server/providers/web-search/web-search.ts";

/** Pages of the web that a reply may rest on. */
export interface WebPages {
  /** What searches, as shown in Settings. */
  readonly label: string;
  /**
   * Pages for a message, looked for by its keywords alone, which the coach finds: the message itself goes to no search. None when the model
   * behind the coach searches by itself. Throws `CoachUnavailable` when the web cannot be reached, or the signal's reason.
   */
  find(message: { text: string; coach: Pick<Coach, "keywords">; signal: AbortSignal }): Promise<Passage[]>;
}

/** Looks for pages by the search that was chosen; without one the coach's own model does it while it answers. */
export function createWebPages(search: WebSearch | undefined, log: Logger): WebPages {
  return {
    label: search?.label ?? "OpenAI web search",
    find: async ({ text, coach, signal }) => {
      if (!search) return [];
      try {
        const keywords = await coach.keywords({ text, signal });
        const pages = await search.search({ keywords, signal });
        return pages.filter((page) => ![page.title, page.text].some((part) => faultOf(part) === "harm"));
      } catch (error) {
        signal.throwIfAborted();
        log.warn({ cause: causeOf(error) }, "the web could not be searched");
        throw new CoachUnavailable("refused", "the web could not be searched");
      }
    },
  };
}

/** Without the message, as a parser's may quote what the service answered. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "reason" in error ? `${error.name} ${error.reason}` : error.name;
}
