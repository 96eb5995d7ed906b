import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadLibrary } from "#server/features/knowledge/load-library.ts";
import { addCollection, onThrowAwayDatabase, rankAll } from "./eval/rank-collection.ts";
import { type Grades, ndcg, recall } from "./eval/ranking-measures.ts";
import { readCollection } from "./eval/read-collection.ts";
import { type Half, readQuestions } from "./eval/retrieval-questions.ts";

const project = join(import.meta.dirname, "..");
const everydayQuestions = join(project, "../shared/data/retrieval/counselchat");
/** What plain BM25 (k1 1.2, b 0.75) reaches there. */
const plainBm25 = 0.3523;
const libraryFloors = { recall: 0.95, ndcg: 0.85 };

interface Line {
  what: string;
  questions: number;
  recall: number;
  ndcg: number;
  floors: { recall?: number; ndcg?: number };
}

function judge(
  what: string,
  judged: { grades: Grades; ranking: string[] }[],
  grade: number,
  floors: Line["floors"],
): Line {
  const mean = (measure: (one: (typeof judged)[number]) => number) =>
    judged.reduce((sum, one) => sum + measure(one), 0) / judged.length;
  return {
    ...{ what, floors, questions: judged.length },
    recall: mean(({ ranking, grades }) => recall(ranking, grades, 5, grade)),
    ndcg: mean(({ ranking, grades }) => ndcg(ranking, grades, 10)),
  };
}

function judgeLibrary(halves: Half[]): Promise<Line[]> {
  return onThrowAwayDatabase(async (db) => {
    await loadLibrary(db, join(project, "knowledge"));
    const lines: Line[] = [];
    for (const half of halves) {
      const questions = readQuestions(half);
      const rankings = await rankAll(
        db,
        questions.map(({ text }) => text),
      );
      const judged = questions.map(({ relevant }, at) => ({ grades: relevant, ranking: rankings[at] ?? [] }));
      lines.push(judge(`our library, ${half} half`, judged, 2, libraryFloors));
    }
    return lines;
  });
}

function judgeFolder(folder: string, floors: Line["floors"]): Promise<Line[]> {
  const collection = readCollection(folder);
  return onThrowAwayDatabase(async (db) => {
    await addCollection(db, collection);
    const texts = collection.questions.map(({ text }) => text);
    const judgeWith = async (what: string, postingsRead?: number) => {
      const rankings = await rankAll(db, texts, postingsRead);
      const judged = collection.questions.map(({ grades }, at) => ({ grades, ranking: rankings[at] ?? [] }));
      return judge(what, judged, 1, floors);
    };
    // As sparing as on a hundred thousand documents: the same share of the collection is read.
    const sparing = Math.ceil(collection.documents.length / 5);
    return [
      await judgeWith(collection.name),
      { ...(await judgeWith(`${collection.name}, pruned as 100,000 documents`, sparing)), floors: {} },
    ];
  });
}

const isMet = ({ recall: found, ndcg: gain, floors }: Line): boolean =>
  found >= (floors.recall ?? 0) && gain >= (floors.ndcg ?? 0);

function draw(line: Line): string {
  const figure = (value: number, floor?: number) =>
    `${value.toFixed(4)}${floor === undefined ? "" : ` (floor ${floor})`}`;
  const verdict = Object.keys(line.floors).length === 0 ? "" : isMet(line) ? "met" : "missed";
  return `| ${[
    line.what.padEnd(44),
    String(line.questions).padStart(9),
    figure(line.recall, line.floors.recall).padEnd(21),
    figure(line.ndcg, line.floors.ndcg).padEnd(21),
    verdict.padEnd(6),
  ].join(" | ")} |`;
}

const asked = process.argv.slice(2);
const isTuning = asked.includes("--tuning");
const folders = asked.filter((argument) => !argument.startsWith("--"));
const lines = folders.length > 0 ? [] : await judgeLibrary(isTuning ? ["tuning"] : ["tuning", "locked"]);
for (const folder of folders) lines.push(...(await judgeFolder(folder, {})));
if (folders.length === 0 && existsSync(everydayQuestions))
  lines.push(...(await judgeFolder(everydayQuestions, { ndcg: plainBm25 })));

console.log(
  [
    `| ${"collection".padEnd(44)} | questions | ${"recall@5".padEnd(21)} | ${"nDCG@10".padEnd(21)} |        |`,
    `| ${"-".repeat(44)} | --------- | ${"-".repeat(21)} | ${"-".repeat(21)} | ------ |`,
    ...lines.map(draw),
  ].join("\n"),
);
process.exitCode = lines.every(isMet) ? 0 : 1;
