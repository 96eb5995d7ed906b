import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { loadLibrary } from "#server/features/knowledge/documents/load-library.ts";
import { rankPlainly } from "./eval/plain-bm25.ts";
import { addCollection, onThrowAwayDatabase, rankAll } from "./eval/rank-collection.ts";
import { type Grades, ndcg, recall } from "./eval/ranking-measures.ts";
import { type Collection, readCollection } from "./eval/read-collection.ts";
import { readFreshQuestions, readQuestions } from "./eval/retrieval-questions.ts";

const project = join(import.meta.dirname, "..");
/** Answers to everyday questions that no lexicon of ours was written for: what an operator's own texts are like. */
const everyday = join(project, "tests/fixtures/retrieval/everyday");
/** What it is to reach, and what it must never fall below again: a little less than it has reached. */
const libraryAims = { recall: 0.95, ndcg: 0.85 };
const sets = {
  tuning: { what: "our library, tuning half", floors: { recall: 0.95, ndcg: 0.85 } },
  locked: { what: "our library, locked half", floors: { recall: 0.95, ndcg: 0.82 } },
  fresh: { what: "our library, fresh questions", floors: { recall: 0.94, ndcg: 0.78 } },
};

interface Figures {
  recall?: number;
  ndcg?: number;
}

interface Line {
  what: string;
  questions: number;
  recall: number;
  ndcg: number;
  aims: Figures;
  floors: Figures;
}

function judge(
  { what, aims, floors }: Pick<Line, "what" | "aims" | "floors">,
  judged: { grades: Grades; ranking: string[] }[],
  grade: number,
): Line {
  const mean = (measure: (one: (typeof judged)[number]) => number) =>
    judged.reduce((sum, one) => sum + measure(one), 0) / judged.length;
  return {
    what,
    aims,
    floors,
    questions: judged.length,
    recall: mean(({ ranking, grades }) => recall(ranking, grades, 5, grade)),
    ndcg: mean(({ ranking, grades }) => ndcg(ranking, grades, 10)),
  };
}

function judgeLibrary(chosen: (keyof typeof sets)[]): Promise<Line[]> {
  return onThrowAwayDatabase(async (db) => {
    await loadLibrary(db, join(project, "knowledge"));
    const lines: Line[] = [];
    const library = await libraryAsCollection(db);
    for (const set of chosen) {
      const questions = set === "fresh" ? readFreshQuestions() : readQuestions(set);
      const rankings = await rankAll(
        db,
        questions.map(({ text }) => text),
      );
      const judgeRankings = (of: Pick<Line, "what" | "aims" | "floors">, found: string[][]) =>
        judge(
          of,
          questions.map(({ relevant }, at) => ({ grades: relevant, ranking: found[at] ?? [] })),
          2,
        );
      const texts = questions.map(({ text }) => text);
      const plain = judgeRankings(
        { what: `${sets[set].what}, plain BM25`, aims: {}, floors: {} },
        rankPlainly(library, texts, 10),
      );
      const ndcgFloor = Math.max(sets[set].floors.ndcg, timesPlain * plain.ndcg);
      const floors = { ...sets[set].floors, ndcg: ndcgFloor };
      lines.push(plain, judgeRankings({ what: sets[set].what, aims: libraryAims, floors }, rankings));
    }
    return lines;
  });
}

/** How much better than plain BM25 of the same run our own questions have to be answered. */
const timesPlain = 1.15;

/** The library's titles and texts, as plain BM25 is given them. */
async function libraryAsCollection(db: Database): Promise<Collection> {
  const rows = await db.asMigrator((tx) =>
    tx.execute(sql`select id, title, body as text from knowledge_passages`),
  );
  const documents = z
    .array(z.object({ id: z.string(), title: z.string(), text: z.string() }))
    .parse(rows.rows);
  return { name: "library", documents, questions: [] };
}

/** Our ranking of a collection beside plain BM25's, which it must not fall below, and beside itself when pruned. */
function judgeFolder(folder: string): Promise<Line[]> {
  const collection = readCollection(folder);
  return onThrowAwayDatabase(async (db) => {
    await addCollection(db, collection);
    const texts = collection.questions.map(({ text }) => text);
    const judgeRankings = (what: string, rankings: string[][], floors: Figures = {}) => {
      const judged = collection.questions.map(({ grades }, at) => ({ grades, ranking: rankings[at] ?? [] }));
      return judge({ what, aims: floors, floors }, judged, 1);
    };
    // As sparing as on a hundred thousand documents: the same share of the collection is read.
    const sparing = Math.ceil(collection.documents.length / 5);
    const plain = judgeRankings(`${collection.name}, plain BM25`, rankPlainly(collection, texts, 10));
    const atLeastPlain = { recall: plain.recall, ndcg: plain.ndcg };
    return [
      plain,
      judgeRankings(collection.name, await rankAll(db, texts), atLeastPlain),
      judgeRankings(`${collection.name}, pruned as 100,000 documents`, await rankAll(db, texts, sparing)),
    ];
  });
}

const isAtLeast = ({ recall: found, ndcg: gain }: Line, wanted: Figures): boolean =>
  found >= (wanted.recall ?? 0) && gain >= (wanted.ndcg ?? 0);

function draw(line: Line): string {
  const figure = (value: number, aim?: number) =>
    `${value.toFixed(4)}${aim === undefined ? "" : ` (aim ${Number(aim.toFixed(4))})`}`;
  const verdict =
    Object.keys(line.aims).length === 0 ? "" : isAtLeast(line, line.aims) ? "reached" : "missed";
  return `| ${[
    line.what.padEnd(44),
    String(line.questions).padStart(9),
    figure(line.recall, line.aims.recall).padEnd(19),
    figure(line.ndcg, line.aims.ndcg).padEnd(19),
    verdict.padEnd(7),
  ].join(" | ")} |`;
}

const asked = process.argv.slice(2);
const isTuning = asked.includes("--tuning");
const folders = asked.filter((argument) => !argument.startsWith("--"));
const lines =
  folders.length > 0 ? [] : await judgeLibrary(isTuning ? ["tuning"] : ["tuning", "locked", "fresh"]);
const others = folders.length > 0 || asked.includes("--library") ? folders : [everyday];
for (const folder of others) lines.push(...(await judgeFolder(folder)));

const table = [
  `| ${"collection".padEnd(44)} | questions | ${"recall@5".padEnd(19)} | ${"nDCG@10".padEnd(19)} |         |`,
  `| ${"-".repeat(44)} | --------- | ${"-".repeat(19)} | ${"-".repeat(19)} | ------- |`,
  ...lines.map(draw),
].join("\n");
console.log(table);
if (asked.includes("--write"))
  writeFileSync(
    join(project, "docs/retrieval-figures.md"),
    `# Figures of retrieval\n\nWritten by \`npm run eval:retrieval -- --write\`, without embeddings. Recall is of the passages labelled best, nDCG of all labelled ones.\n\n${table}\n`,
  );
for (const line of lines.filter((one) => !isAtLeast(one, one.floors)))
  console.error(`${line.what} fell below its floor.`);
process.exitCode = lines.every((line) => isAtLeast(line, line.floors)) ? 0 : 1;
