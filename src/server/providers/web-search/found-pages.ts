import { z } from "zod";
import { keepableText } from "#shared/chat/written-text.ts";
import type { FoundPage } from "./web-search.ts";

const pagesUsed = 3;
const titleChars = 200;
const textChars = 1500;
const address = z.url({ protocol: /^https?$/ }).max(2000);

/** The best pages whose address can be shown to a person, each once, with title and text cut to what is useful. */
export function foundPages(pages: readonly { title: string; text: string; url: string }[]): FoundPage[] {
  const seen = new Set<string>();
  return pages
    .map(({ title, text, url }) => ({
      // Marks that cannot be seen may turn what stands beside them around.
      title: tidy(title.replace(/\p{C}+/gu, " "), titleChars) || url,
      text: tidy(text, textChars),
      url,
    }))
    .filter(({ text, url }) => {
      const isNew = text !== "" && address.safeParse(url).success && !seen.has(url);
      seen.add(url);
      return isNew;
    })
    .slice(0, pagesUsed);
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
