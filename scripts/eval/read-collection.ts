import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import type { Grades } from "./ranking-measures.ts";

/** Documents, questions and which document answers which question. */
export interface Collection {
  name: string;
  documents: { id: string; title: string; text: string }[];
  questions: { id: string; text: string; grades: Grades }[];
}

const id = z.union([z.string(), z.number()]).transform(String);
const entry = z.object({ _id: id, title: z.string().nullish(), text: z.string() });

/**
 * Reads a folder in the form of BEIR's collections: `corpus.jsonl`, `queries.jsonl`, and `qrels.tsv` or
 * `qrels/test.tsv` with a first line of headings. Questions that nothing answers are left out. Throws when a file or
 * line is not of the form.
 */
export function readCollection(folder: string): Collection {
  const documents = entries(join(folder, "corpus.jsonl"));
  const grades = readGrades(folder);
  return {
    name: basename(folder),
    documents: documents.map(({ _id, title, text }) => ({ id: _id, title: title ?? "", text })),
    questions: entries(join(folder, "queries.jsonl")).flatMap(({ _id, text }) => {
      const own = grades.get(_id);
      return own ? [{ id: _id, text, grades: own }] : [];
    }),
  };
}

const linesOf = (path: string): string[] => readFileSync(path, "utf8").trim().split(/\r?\n/);

const entries = (path: string) => linesOf(path).map((line) => entry.parse(JSON.parse(line)));

function readGrades(folder: string): Map<string, Grades> {
  const path = ["qrels.tsv", "qrels/test.tsv"].map((name) => join(folder, name)).find(existsSync);
  if (!path) throw new Error(`${folder} has neither qrels.tsv nor qrels/test.tsv.`);
  const grades = new Map<string, Record<string, number>>();
  for (const line of linesOf(path).slice(1)) {
    const [question = "", document = "", grade] = line.split("\t");
    if (Number(grade) > 0) grades.set(question, { ...grades.get(question), [document]: Number(grade) });
  }
  return grades;
}
