import type { chatMessages } from "./tables.ts";

type MessageRow = Pick<typeof chatMessages.$inferSelect, "content" | "isUser">;

const quote = /“([^“”\n]{2,400})”/g;
/** Marks of Markdown in a quotation would end the one around it. */
const marked = /[*_`[\]\\]/;

/**
 * The quotations in a reply that are what the person wrote before it, letter for letter but for case, spaces and the stop at their
 * end. Names of practices and buttons stand between the same marks and are nobody's words.
 */
export function ownWordsIn(reply: string, before: readonly MessageRow[]): string[] {
  const quoted = [...reply.matchAll(quote)]
    .map(([, words = ""]) => words)
    .filter((words) => !marked.test(words));
  if (quoted.length === 0) return [];
  const written = before.filter(({ isUser }) => isUser).map(({ content }) => bare(content));
  const own = quoted.filter((words) => {
    const sought = bare(words);
    return sought !== "" && written.some((text) => holds(text, sought));
  });
  return [...new Set(own)];
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/(?<![.!…,;:\s-])[.!…,;:\s-]+$/, "")
    .trim();
}

/** Whole words only: "it" is not a quotation of "with". */
function holds(text: string, sought: string): boolean {
  const at = text.indexOf(sought);
  if (at < 0) return false;
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  return !isLetter(text[at - 1]) && !isLetter(text[at + sought.length]);
}
