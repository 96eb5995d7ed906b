import { z } from "zod";
import type { Outgoing } from "#server/providers/outgoing/outgoing.ts";
import { foundPages, openable } from "./found-pages.ts";
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
 * read where they allow it; of those that do not, or that fail, the service's own excerpt is used. A page inside of this
 * server's network is never offered.
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
      // What was not tried is not offered: nobody has looked where its address leads.
      const pages = await Promise.all(
        openable(results)
          .slice(0, service.pagesRead)
          .map(async ({ title, url, content }) => {
            const { text: own, isForbidden } = await readPage(url);
            return { title, url, text: isForbidden ? "" : own || content || "" };
          }),
      );
      return foundPages(pages);
    },
  };
}

function addressFor(baseUrl: string, words: string[]): string {
  const url = new URL(`${baseUrl.replace(/(?<!\/)\/+$/, "")}/search`);
  url.search = new URLSearchParams({ q: words.join(" "), format: "json", safesearch: "1" }).toString();
  return url.href;
}
