import { z } from "zod";
import { keepableText } from "#shared/chat/written-text.ts";
import type { FoundPage } from "./web-search.ts";

const pagesUsed = 3;
const titleChars = 200;
const textChars = 1500;
const address = z.url({ protocol: /^https?$/ }).max(2000);

/** Those whose address can be shown to a person, each once. */
export function openable<Page extends { url: string }>(pages: readonly Page[]): Page[] {
  const seen = new Set<string>();
  return pages.filter(({ url }) => {
    const isNew = address.safeParse(url).success && !seen.has(url);
    seen.add(url);
    return isNew;
  });
}

/** The best pages whose address can be shown to a person, each once, with title and text cut to what is useful. */
export function foundPages(pages: readonly { title: string; text: string; url: string }[]): FoundPage[] {
  const found = pages
    .map(({ title, text, url }) => ({
      // Marks that cannot be seen may turn what stands beside them around.
      title: tidy(title.replace(/\p{C}+/gu, " "), titleChars) || url,
      text: tidy(text, textChars),
      url,
    }))
    .filter(({ text }) => text !== "");
  return openable(found).slice(0, pagesUsed);
}

/** One line per paragraph, cut at a space. */
function tidy(text: string, chars: number): string {
  const line = keepableText(text)
    .slice(0, chars * 4)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim();
  if (line.length <= chars) return line;
  const start = line.slice(0, chars);
  return `${start.slice(0, start.lastIndexOf(" ") + 1 || chars).trimEnd()}…`;
}
