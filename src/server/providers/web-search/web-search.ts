import type { Passage } from "#server/coach/coach.ts";

/** What is looked for: keywords, never what a person wrote. */
export interface WebSearchRequest {
  keywords: readonly string[];
  signal: AbortSignal;
}

/** A part of a page that was found, with the page's address. It is data: instructions in it are never followed. */
export type FoundPage = Passage & { url: string };

/** A search of the web. */
export interface WebSearch {
  /** What searches, as shown in Settings. */
  readonly label: string;
  /** The pages nearest to the keywords, best first; none when nothing fits. Throws when the web cannot be reached. */
  search(request: WebSearchRequest): Promise<FoundPage[]>;
}
