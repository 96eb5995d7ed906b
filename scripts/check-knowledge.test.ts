import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Grammar, knowledgeProblems, tables } from "./check-knowledge.ts";

const table = (lines: string[]): string => `export const rows = \`\n${lines.join("\n")}\n\`;\n`;
const problemsIn = (grammar: Grammar, ...lines: string[]) => knowledgeProblems("a.ts", table(lines), grammar);

test.each(Object.entries(tables))("every line of %s can be read as it is meant", (path, grammar) => {
  expect(knowledgeProblems(path, readFileSync(path, "utf8"), grammar)).toEqual([]);
});

test.each<[string, string]>([
  ["want to DEI", "the lexicon has no concept DEI"],
  ["want to die.", '"die." is neither a word, a phrase_of_words, a CONCEPT nor $'],
  ["want to die|", '"" is neither a word, a phrase_of_words, a CONCEPT nor $'],
  ["want ...2 die", '"...2" is no gap: .. or ..5'],
  ["want to die ..3 -film", "nothing follows the gap ..3"],
  ["want to ^ die", "^ stands for the beginning and belongs there"],
  ["want to die -if_only", '"if_only" cannot be looked for anywhere in a clause: one word or a CONCEPT can'],
  ["want to !die?", '"!die?" cannot be forbidden or asked for and optional'],
  ["..2 !film -hero", "the row asks for no word, so it would match everything"],
  ["# nofamily 4", 'no family is called "nofamily"'],
  ["# act 9", "a heading is # family points"],
])("a row that cannot be read is named by file and line: %s", (row, says) => {
  expect(problemsIn("patterns", "# act 4", "want to die", row)).toContain(`a.ts:4: ${says}`);
});

test.each<[Grammar, string, string]>([
  ["concepts", "DIE die, death", "a line is a name, a colon and what belongs to it, parted by commas"],
  ["concepts", "die: die, death", '"die" is no name of a line'],
  ["concepts", "DIE: die,, death", '"" is no word or phrase in small letters, with ~ or * for its endings'],
  ["words", "death: die, a&e", '"a&e" is no word or phrase in small letters, with ~ or * for its endings'],
  ["words", "death: die, dead, die", '"die" stands here twice'],
  ["help", "DE | crisis | TelefonSeelsorge | 116 123", "4 cells where 8 belong"],
  ["help", "DE | crysis | A | 116 | | | https://a.example |", 'no kind is called "crysis"'],
  ["help", "DE | crisis | A | | | | https://a.example |", "only what is written to has no number"],
  ["help", "DE | crisis | A | 116 | | | http://a.example |", '"http://a.example" is no page of the service'],
])("a line of %s that cannot be read is named by file and line: %s", (grammar, line, says) => {
  expect(problemsIn(grammar, line)).toContain(`a.ts:2: ${says}`);
});

test("a row that goes on in the next line is one, and a file without a table is a fault", () => {
  expect(problemsIn("help", "DE | crisis | A | 116 | | a long \\", "note | https://a.example |")).toEqual([]);
  expect(knowledgeProblems("a.ts", "export const rows = 1;\n", "words")).toEqual([
    "a.ts:1: no table stands here",
  ]);
});
