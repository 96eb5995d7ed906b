import type { ReadClause } from "./lexicon.ts";

interface Part {
  /** Words (lower case) and concepts (capitals), any of which fits. */
  any: string[];
  /** Phrases of several words, any of which fits as well. */
  phrases: string[][];
  /** How many words may be passed over before it. */
  gap: number;
  isOptional: boolean;
  /** Must not stand here (within `gap` words). */
  isForbidden: boolean;
  /** The clause may end here instead. */
  isEnd: boolean;
}

/** A row of the rule, read: what must follow what, and what the clause must or must not hold besides. */
export interface Pattern {
  parts: Part[];
  startsClause: boolean;
  needs: string[][];
  bars: string[];
}

/**
 * Reads one row. Words stand for themselves (`two_words` for a phrase), CAPITALS for a concept, `a|b` for either, `?` after a part makes it
 * optional, `..` lets up to three words pass (`..5` up to five), `!x` forbids x next, `^` and `$` are the clause's ends,
 * `+x` asks for x anywhere in the clause and `-x` forbids it there.
 */
export function readPattern(row: string): Pattern {
  const pattern: Pattern = { parts: [], startsClause: false, needs: [], bars: [] };
  let gap = 0;
  for (const token of row.trim().split(/\s+/)) {
    if (token === "^") pattern.startsClause = true;
    else if (token.startsWith("..")) gap = token === ".." ? 3 : Number(token.slice(2));
    else if (token.startsWith("+")) pattern.needs.push(token.slice(1).split("|"));
    else if (token.startsWith("-")) pattern.bars.push(...token.slice(1).split("|"));
    else {
      const part = readPart(token, gap);
      pattern.parts.push(part);
      if (!part.isOptional && !part.isForbidden && !part.isEnd)
        pattern.needs.push([...part.any, ...part.phrases.map(([first = ""]) => first)]);
      gap = 0;
    }
  }
  return pattern;
}

const readPart = (token: string, gap: number): Part => {
  const isForbidden = token.startsWith("!");
  const isOptional = token.endsWith("?") && token.length > 1;
  const text = token.slice(isForbidden ? 1 : 0, isOptional ? -1 : undefined);
  const any = text.split("|").filter((name) => !name.includes("_"));
  const phrases = text
    .split("|")
    .filter((name) => name.includes("_"))
    .map((name) => name.split("_"));
  return { any, phrases, gap, isOptional, isForbidden, isEnd: any.includes("$") };
};

/** Where in the clause a pattern stands first, as [first word, word after the last]; undefined when nowhere. */
export function findPattern(pattern: Pattern, clause: ReadClause, from = 0): [number, number] | undefined {
  if (pattern.bars.some((name) => clause.holds.has(name))) return undefined;
  if (!pattern.needs.every((any) => any.some((name) => clause.holds.has(name)))) return undefined;
  const last = pattern.startsClause ? Math.min(from, 0) : clause.words.length - 1;
  for (let start = from; start <= last; start += 1) {
    const end = follow(pattern.parts, 0, start, clause);
    if (end !== undefined && end > start) return [start, end];
  }
  return undefined;
}

/** The end of the match of the parts from `index` on, when it can begin at `position`. */
function follow(parts: Part[], index: number, position: number, clause: ReadClause): number | undefined {
  const part = parts[index];
  if (!part) return position;
  const reach = index === 0 ? 0 : part.gap;
  if (part.isForbidden) {
    for (let skip = 0; skip <= reach; skip += 1)
      if (lengthsAt(part, position + skip, clause).length > 0) return undefined;
    return follow(parts, index + 1, position, clause);
  }
  for (let skip = 0; skip <= reach; skip += 1) {
    const here = position + skip;
    if (part.isEnd && (here >= clause.words.length || clause.words[here] === ","))
      return follow(parts, index + 1, here, clause);
    for (const length of lengthsAt(part, here, clause)) {
      const end = follow(parts, index + 1, here + length, clause);
      if (end !== undefined) return end;
    }
  }
  return part.isOptional ? follow(parts, index + 1, position, clause) : undefined;
}

function lengthsAt(part: Part, position: number, clause: ReadClause): number[] {
  const word = clause.words[position];
  if (word === undefined) return [];
  const lengths: number[] = [];
  for (const name of part.any) {
    if (name === word) lengths.push(1);
    const found = clause.at[position]?.get(name);
    if (found) lengths.push(...found);
  }
  for (const phrase of part.phrases)
    if (phrase.every((name, index) => clause.words[position + index] === name)) lengths.push(phrase.length);
  return lengths;
}
