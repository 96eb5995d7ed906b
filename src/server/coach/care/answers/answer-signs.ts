import { readFileSync } from "node:fs";
import { buildLexicon, readClause } from "#server/coach/care/words/lexicon.ts";
import { findPattern, type Pattern, readPattern } from "#server/coach/care/words/pattern.ts";

/**
 * What a message may hold while care asks: how it answers, what it states of its own accord, and what it asks back.
 * `hedge` takes a denial half back, `forsaken` has nobody or no hope. The last ones, from `will-you-tell` on, are
 * questions of the person's, each with its answer in `policy/questions-back.md`.
 */
export const answerSigns = [
  ...(["unknown", "refusal", "forsaken", "hedge", "denial", "safe", "alive"] as const),
  ...(["fear", "goodbye", "correction", "help", "no-help", "told", "company", "alone"] as const),
  ...([
    "somebody",
    "reached",
    "away",
    "taken",
    "hurt",
    "wounded",
    "place",
    "means",
    "doing",
    "throat",
    "injured",
    "not-me",
    "another",
    "arrived",
    "past",
    "faint",
    "child",
    "other-child",
    "adult",
    "done",
  ] as const),
  ...([
    "in-danger",
    "names-body",
    "names-harm-by",
    "names-another",
    "names-own-life",
    "names-harm-to",
  ] as const),
  ...(["young", "voices", "here-now", "gone", "better", "worse", "asks-script", "asks-grounding"] as const),
  ...(["will-you-tell", "who-can-see", "are-you-a-person", "what-happens-now", "will-they-come"] as const),
  ...(["which-number", "can-i-write", "cannot-call", "may-i-sleep", "should-i-tell", "what-to-say"] as const),
  "will-i-lose-them",
  ...(["how-delete", "can-you-call", "why-do-you-ask", "my-fault", "what-is-calling-like"] as const),
  "what-to-do",
] as const;

/** One thing that an answer may hold. */
export type AnswerSign = (typeof answerSigns)[number];

interface Row {
  sign: AnswerSign;
  pattern: Pattern;
}

const isSign = (name: string): name is AnswerSign => answerSigns.some((sign) => sign === name);
const lexicon = buildLexicon();

/** Reads a table of rows under headings `# sign`; a line it cannot read is an error that names the file and the line. */
export function readAnswerRows(table: string, file: string): Row[] {
  let sign: AnswerSign | undefined;
  return table.split("\n").flatMap((line, at): Row[] => {
    const where = `${file}:${at + 1}`;
    const text = line.trim();
    if (!text || text.startsWith(";")) return [];
    if (text.startsWith("#")) {
      const name = text.slice(1).trim();
      if (!isSign(name))
        throw new Error(`${where}: no sign is called "${name}"; known: ${answerSigns.join(", ")}.`);
      sign = name;
      return [];
    }
    if (!sign) throw new Error(`${where}: a row before the first heading belongs to no sign.`);
    const unknown = (text.match(/[A-Z]{2,}/g) ?? []).find(
      (name) => name !== "NUMBER" && !lexicon.names.has(name),
    );
    if (unknown) throw new Error(`${where}: the lexicon has no concept ${unknown}.`);
    const pattern = readPattern(text);
    if (pattern.parts.every(({ isOptional, isForbidden }) => isOptional || isForbidden))
      throw new Error(`${where}: the row asks for no word, so it would match everything.`);
    return [{ sign, pattern }];
  });
}

const file = "answers.txt";
const rows = readAnswerRows(readFileSync(new URL(file, import.meta.url), "utf8"), file);

const clauseWords = 60;
const mostClauses = 60;

/** The signs of an answer, given as plain text; of a long one only the first clauses are read. */
export function answerSignsOf(plain: string): ReadonlySet<AnswerSign> {
  const found = new Set<AnswerSign>();
  for (const clause of plain.split(/[.!?;:,\n()"…]+|\s-\s/).slice(0, mostClauses)) {
    const words = (clause.match(/[\p{L}\d']+/gu) ?? []).slice(0, clauseWords);
    if (words.length === 0) continue;
    const read = readClause(words, lexicon);
    for (const { sign, pattern } of rows)
      if (!found.has(sign) && findPattern(pattern, read) !== undefined) found.add(sign);
  }
  return found;
}
