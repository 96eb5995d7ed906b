import { z } from "zod";
import type { Outgoing } from "#server/providers/outgoing/outgoing.ts";
import { foundPages } from "./found-pages.ts";
import { createPageReader } from "./read-page.ts";
import { searchWords } from "./search-words.ts";
import type { WebSearch } from "./web-search.ts";

const service = { pagesRead: 3, maxBytes: 2_000_000, timeoutMs: 10_000 };

const answer = z.object({
  results: z.array(
    z.object({ title: z.string().default(""), url: z.string(), content: z.string().nullish() }),
  ),
});

/**
 * An operator's SearXNG, which must answer with JSON (https://docs.searxng.org/dev/search_api.html). The best pages are
 * read where they allow it; of the others the service's own excerpt is used.
 */
export function createSearxng(outgoing: Outgoing, { baseUrl }: { baseUrl: string }): WebSearch {
  return {
    label: "SearXNG",
    search: async ({ keywords, signal }) => {
      const words = searchWords(keywords);
      if (words.length === 0) return [];
      const { text } = await outgoing.ask({
        from: "settings",
        url: addressFor(baseUrl, words),
        signal,
        accepts: ["application/json"],
        maxBytes: service.maxBytes,
        timeoutMs: service.timeoutMs,
      });
      const { results } = answer.parse(JSON.parse(text));
      const readPage = createPageReader(outgoing, signal);
      const read = await Promise.all(results.slice(0, service.pagesRead).map(({ url }) => readPage(url)));
      return foundPages(
        results.map(({ title, url, content }, at) => ({ title, url, text: read[at] || content || "" })),
      );
    },
  };
}

function addressFor(baseUrl: string, words: string[]): string {
  const url = new URL(`${baseUrl.replace(/(?<!\/)\/+$/, "")}/search`);
  url.search = new URLSearchParams({ q: words.join(" "), format: "json", safesearch: "1" }).toString();
  return url.href;
}
