import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const folder = "docs/decisions";
const head = `# Decisions

Why the house is built as it is, one page each, by number and not by date. A new one begins as a copy of
[000-template.md](000-template.md), takes a free number, and is listed here by \`node scripts/decision-index.ts\`.

| | decided |
| --- | --- |
`;

/** The page that lists every record by its first line; throws when a record does not begin with its number. */
export function decisionIndex(root: string): string {
  const paths = globSync(`${folder}/[0-9]*.md`, { cwd: root }).sort();
  const rows = paths.map((path) => {
    const [first = ""] = readFileSync(join(root, path), "utf8").split("\n");
    const [, number, title] = /^# (\d{3}|NNN) (.+)$/.exec(first) ?? [];
    const name = basename(path);
    if (!title || (number !== "NNN" && !name.startsWith(`${number}-`)))
      throw new Error(`${path} does not begin with its number and what was decided.`);
    return number === "NNN" ? "" : `| [${number}](${name}) | ${title} |\n`;
  });
  return head + rows.join("");
}

/** Where the page is kept. */
export const decisionIndexPath = `${folder}/README.md`;

if (import.meta.main) writeFileSync(decisionIndexPath, decisionIndex(process.cwd()));
