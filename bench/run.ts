import { globSync } from "node:fs";
import { basename } from "node:path";
import { endOnSignals } from "#scripts/end-on-signals.ts";
import { keepSection } from "#scripts/figures-page.ts";
import { type Bench, type Figure, type Row, rowOf, table } from "./report.ts";

interface Section {
  title: string;
  rows: Row[];
  notes: string[];
}

/** The files asked for by a part of their names; all of them when none is asked for. */
const asked = process.argv.slice(2);
const files = globSync("bench/*.bench.ts")
  .sort()
  .filter((path) => asked.length === 0 || asked.some((part) => path.includes(part)));

function isBench(value: unknown): value is Bench {
  return typeof value === "function";
}

async function runFile(path: string): Promise<Section> {
  const title = basename(path, ".bench.ts").replaceAll("-", " ");
  const loaded: Record<string, unknown> = await import(`./${basename(path)}`);
  if (!isBench(loaded.default)) throw new Error(`${path} has no default export to run`);
  const section: Section = { title, rows: [], notes: [] };
  console.log(`\n${title}`);
  await loaded.default({
    figure: (figure: Figure) => section.rows.push(rowOf(figure)),
    note: (sentence: string) => section.notes.push(sentence),
  });
  console.log([table(section.rows), ...section.notes].join("\n"));
  return section;
}

endOnSignals();
const sections: Section[] = [];
for (const path of files) {
  const section = await runFile(path);
  sections.push(section);
  keepSection(section.title, [table(section.rows), ...section.notes].join("\n\n"));
}

const verdicts = sections.flatMap(({ rows }) => rows.map(({ verdict }) => verdict));
const count = (verdict: Row["verdict"]) => verdicts.filter((one) => one === verdict).length;
console.log(
  `\n${count("met")} targets met, ${count("missed")} missed, ${count("")} figures without a target`,
);
process.exitCode = count("missed") > 0 || sections.length === 0 ? 1 : 0;
