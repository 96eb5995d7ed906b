import { z } from "zod";
import type { Outgoing } from "#server/providers/outgoing/outgoing.ts";
import { foundPages } from "./found-pages.ts";
import { searchWords } from "./search-words.ts";
import type { WebSearch } from "./web-search.ts";

/** Wikipedia's numbers: an introduction of three articles is far below what is read. */
const service = { articles: 3, maxBytes: 500_000, timeoutMs: 8000 };

const answer = z.object({
  query: z
    .object({
      pages: z.array(
        z.object({
          title: z.string(),
          index: z.number().default(0),
          extract: z.string().default(""),
          canonicalurl: z.string(),
        }),
      ),
    })
    .optional(),
});

/**
 * Wikipedia's public search, without a key (https://www.mediawiki.org/wiki/API:Search, API:Extracts). `contact` goes into
 * the name we call with, as its rules for programs ask.
 */
export function createWikipedia(
  outgoing: Outgoing,
  { baseUrl, contact }: { baseUrl: string; contact: string },
): WebSearch {
  return {
    label: "Wikipedia",
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
        headers: { "user-agent": `Stillpoint/0.1 (${contact})` },
      });
      const pages = answer.parse(JSON.parse(text)).query?.pages ?? [];
      const inOrder = pages.toSorted((a, b) => a.index - b.index);
      return foundPages(
        inOrder.map(({ title, extract, canonicalurl: url }) => ({ title, text: extract, url })),
      );
    },
  };
}

function addressFor(baseUrl: string, words: string[]): string {
  const url = new URL("/w/api.php", baseUrl);
  const asked = words.map((word) => (word.includes(" ") ? `"${word}"` : word)).join(" OR ");
  const parameters = {
    action: "query",
    format: "json",
    formatversion: "2",
    generator: "search",
    gsrsearch: asked,
    gsrlimit: String(service.articles),
    gsrnamespace: "0",
    prop: "extracts|info",
    inprop: "url",
    exintro: "1",
    explaintext: "1",
    exlimit: "max",
  };
  url.search = new URLSearchParams(parameters).toString();
  return url.href;
}
