import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Where the figures of the coach are published; the README points here. */
export const tableFile = "docs/evaluation.md";

const head = `# How well the coach does

Written by \`npm run eval -- --write\`; \`npm run eval\` compares, and CI fails when this page says otherwise.
The sixth, seventh and eighth sets were written by other hands than the rules and were never taught; thresholds were
chosen with the seventh at hand, so the eighth says best what to expect of messages nobody has seen.
[Decision 032](decisions/032-reading-care.md) tells how.

| figure | value |
| --- | --- |
`;

const rowOf = ([name, value]: [string, string]): string => `| ${name} | ${value} |`;

/** Writes the table, or says which of its lines no longer hold; a figure that is not at hand here is not compared. */
export function keepTable(figures: Record<string, string>, isWriting: boolean): string[] {
  const rows = Object.entries(figures).map(rowOf);
  if (isWriting) {
    writeFileSync(tableFile, `${head}${rows.join("\n")}\n`);
    return [];
  }
  const kept = new Set((existsSync(tableFile) ? readFileSync(tableFile, "utf8") : "").split("\n"));
  return rows.filter((row) => !kept.has(row));
}
