import { readFileSync } from "node:fs";
import { join } from "node:path";
import { doubtMark } from "#server/coach/care/assessing/weigh-words.ts";
import { families } from "#server/coach/care/words/families.ts";
import { buildLexicon } from "#server/coach/care/words/lexicon.ts";
import { helpKinds } from "#shared/care/country-help.ts";

/** How the lines of a table are written; docs/grammar.md says it of each. */
export type Grammar = "patterns" | "concepts" | "words" | "help";

const words = "src/server/coach/care/words";

/** Tables of the coach's knowledge that stand in template strings, with their grammar. Texts in files of their own are checked where they are read. */
export const tables: Readonly<Record<string, Grammar>> = {
  [`${words}/rows-broad.ts`]: "patterns",
  [`${words}/rows-farewell.ts`]: "patterns",
  [`${words}/rows-harm.ts`]: "patterns",
  [`${words}/rows-life.ts`]: "patterns",
  [`${words}/rows-low.ts`]: "patterns",
  [`${words}/rows-others.ts`]: "patterns",
  [`${words}/rows-plan.ts`]: "patterns",
  [`${words}/concepts-harm.ts`]: "concepts",
  [`${words}/concepts-life.ts`]: "concepts",
  [`${words}/concepts-people.ts`]: "concepts",
  "src/server/coach/care/classifier/senses.ts": "words",
  "src/server/coach/care/reply-classifier/word-fields.ts": "words",
  "src/server/features/knowledge/search/everyday-words.ts": "words",
  "src/server/features/knowledge/search/further-words.ts": "words",
  "src/shared/care/help-lines.ts": "help",
};

interface Line {
  text: string;
  number: number;
}

/** The lines of the tables in a source file: what stands between a line that ends in an opening backtick and one that begins with a closing one. */
function linesOf(source: string): Line[] {
  let isInside = false;
  const found: Line[] = [];
  let isGoingOn = false;
  for (const [at, line] of source.split("\n").entries()) {
    if (isInside && line.startsWith("`")) isInside = false;
    else if (isInside) {
      const text = line.replace(/\\$/, "");
      const before = found.at(-1);
      if (isGoingOn && before) before.text += text;
      else found.push({ text, number: at + 1 });
      isGoingOn = line.endsWith("\\");
    } else isInside = /= `$/.test(line);
  }
  return found.filter(({ text }) => text.trim() !== "");
}

const lexicon = buildLexicon();
const isConcept = (name: string): boolean => name === "NUMBER" || lexicon.names.has(name);

/** What is wrong with one of several that may stand in a place of a pattern; nothing where it is right. */
function wrongName(name: string): string | undefined {
  if (name === "$" || name === ",") return undefined;
  if (/^[A-Z]+$/.test(name)) return isConcept(name) ? undefined : `the lexicon has no concept ${name}`;
  const isWritten = /^[a-z0-9']+(?:_[a-z0-9']+)*$/.test(name);
  return isWritten ? undefined : `"${name}" is neither a word, a phrase_of_words, a CONCEPT nor $`;
}

/** What the whole clause is asked for, or must not hold, are words and concepts: a phrase would never be found there. */
const wrongAnywhere = (name: string): string | undefined =>
  /[_$,]/.test(name)
    ? `"${name}" cannot be looked for anywhere in a clause: one word or a CONCEPT can`
    : wrongName(name);

function tokenProblems(token: string, at: number, all: readonly string[]): string[] {
  if (token === "^") return at === 0 ? [] : ["^ stands for the beginning and belongs there"];
  if (token.startsWith("..")) {
    if (!/^\.\.(?:[1-9]\d?)?$/.test(token)) return [`"${token}" is no gap: .. or ..5`];
    const next = all[at + 1];
    const isFollowed = next !== undefined && !/^(?:[-+^]|\.\.)/.test(next);
    return isFollowed ? [] : [`nothing follows the gap ${token}`];
  }
  const [, sign = "", names = "", optional = ""] = /^([-+!]?)(.*?)(\??)$/.exec(token) ?? [];
  if (optional && sign) return [`"${token}" cannot be forbidden or asked for and optional`];
  const wrong = sign === "+" || sign === "-" ? wrongAnywhere : wrongName;
  return names.split("|").flatMap((name) => wrong(name) ?? []);
}

/** The problems of a row, doubted or not, or of a heading `# family points`. */
function patternProblems(text: string): string[] {
  if (text.startsWith("#")) {
    const [, family = "", points] = /^# (\S+) ([1-4])$/.exec(text) ?? [];
    if (!points) return ["a heading is # family points"];
    return family in families ? [] : [`no family is called "${family}"`];
  }
  const row = text.startsWith(doubtMark) ? text.slice(doubtMark.length) : text;
  const all = row.trim().split(/\s+/);
  const asks = all.some((token) => !/^(?:[-+!^]|\.\.)/.test(token) && !token.endsWith("?") && token !== "$");
  const found = all.flatMap((token, at) => tokenProblems(token, at, all));
  return asks ? found : [...found, "the row asks for no word, so it would match everything"];
}

/** The problems of a line `name: entry, entry`. */
function entryProblems(text: string, grammar: "concepts" | "words"): string[] {
  const [, name, listed] = /^(\S+): (.+)$/.exec(text) ?? [];
  if (!name || !listed) return ["a line is a name, a colon and what belongs to it, parted by commas"];
  const isNamed = grammar === "concepts" ? /^[A-Z]+$/.test(name) : /^(?:[A-Z]+|[a-z-]+)$/.test(name);
  const problems = isNamed ? [] : [`"${name}" is no name of a line`];
  const entries = listed.split(",").map((entry) => entry.trim());
  for (const entry of entries)
    if (!/^[\p{Ll}\p{N}][\p{Ll}\p{N}'/-]*[~*]?(?: [\p{Ll}\p{N}'-]+[~*]?)*$/u.test(entry))
      problems.push(`"${entry}" is no word or phrase in small letters, with ~ or * for its endings`);
  const twice = entries.find((entry, at) => entries.indexOf(entry) !== at);
  return twice === undefined ? problems : [...problems, `"${twice}" stands here twice`];
}

/** The problems of a row of the help lines. */
function helpProblems(text: string): string[] {
  const cells = text.split("|").map((cell) => cell.trim());
  if (cells.length !== 8) return [`${cells.length} cells where 8 belong`];
  const [code = "", kind = "", name = "", phone = "", , , source = "", readOn = ""] = cells;
  return [
    /^[A-Z]{2}$/.test(code) ? "" : `"${code}" is no code of a country`,
    helpKinds.some((known) => known === kind) ? "" : `no kind is called "${kind}"`,
    name ? "" : "the line has no name",
    phone || kind === "text" ? "" : "only what is written to has no number",
    source.startsWith("https://") ? "" : `"${source}" is no page of the service`,
    /^(?:\d{4}-\d{2}(?:-\d{2})?)?$/.test(readOn) ? "" : `"${readOn}" is no day or month`,
  ].filter(Boolean);
}

/** Every line of a table that cannot be read as it is meant, by file and line. */
export function knowledgeProblems(path: string, source: string, grammar: Grammar): string[] {
  const lines = linesOf(source);
  if (lines.length === 0) return [`${path}:1: no table stands here`];
  const problemsOf = (text: string): string[] => {
    if (grammar === "patterns") return patternProblems(text);
    return grammar === "help" ? helpProblems(text) : entryProblems(text, grammar);
  };
  return lines.flatMap(({ text, number }) =>
    problemsOf(text).map((problem) => `${path}:${number}: ${problem}`),
  );
}

if (import.meta.main) {
  const problems = Object.entries(tables).flatMap(([path, grammar]) =>
    knowledgeProblems(path, readFileSync(join(process.cwd(), path), "utf8"), grammar),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
