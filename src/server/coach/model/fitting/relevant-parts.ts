import { estimateTokens } from "#shared/chat/estimate-tokens.ts";

const charsPerToken = 4;
/** A part is a paragraph or a row of lines of about this length. */
const partChars = 600;
const gap = "[…]";

/**
 * A long text cut to so many tokens: its beginning, which says what it is, and the parts that share most words with what is
 * asked, in their order, with a mark where something is left out. A text that fits is returned as it is.
 */
export function relevantParts(text: string, asked: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const parts = partsOf(text);
  const wanted = new Set(wordsOf(asked));
  const ranked = parts
    .map((part, at) => ({ at, score: at === 0 ? Number.POSITIVE_INFINITY : shared(part, wanted) }))
    .sort((one, other) => other.score - one.score || one.at - other.at);
  let room = tokens * charsPerToken;
  const kept = new Set<number>();
  for (const { at } of ranked) {
    const length = (parts[at]?.length ?? 0) + gap.length + 2;
    if (length > room) continue;
    room -= length;
    kept.add(at);
  }
  // Where not even the beginning fits whole, as much of it as there is room for.
  if (kept.size === 0) return text.slice(0, tokens * charsPerToken).replace(/[\uD800-\uDBFF]$/, "");
  const lines: string[] = [];
  for (const [at, part] of parts.entries()) {
    if (kept.has(at)) lines.push(part);
    else if (lines.at(-1) !== gap) lines.push(gap);
  }
  return lines.join("\n");
}

/** Lines gathered into parts; a line that is longer than one is cut. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let part = "";
  for (const line of text.split("\n")) {
    for (let at = 0; at === 0 || at < line.length; at += partChars) {
      const piece = line.slice(at, at + partChars);
      if (part && part.length + piece.length > partChars) {
        parts.push(part);
        part = "";
      }
      part = part ? `${part}\n${piece}` : piece;
    }
  }
  if (part) parts.push(part);
  return parts;
}

/** Words of four letters and more, and numbers: the short ones stand in every text. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,60}|\p{N}{2,20}/gu) ?? [];

const shared = (part: string, wanted: ReadonlySet<string>): number =>
  new Set(wordsOf(part).filter((word) => wanted.has(word))).size;
