import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Every figure of the coach. */
const tableFile = "docs/evaluation.md";
/** The few of them that a visitor should see first; a row there bears the name it has in the table. */
const readmeFile = "README.md";
const readmeHeading = "## Figures of the coach\n";

const head = `# How well the coach does

Written by \`npm run eval -- --write\`; \`npm run eval\` and \`npm run test:full\` fail when this page or the README says otherwise.
The open reference comes with the repository, a licence in each row; the rewritten one stands in the place of messages
that may not be passed on, and was never taught. Nor were the sixth, seventh and eighth sets, written by other hands than
the rules. All of them have been looked at while bounds were chosen, and lines on medicine were written after the misread ones of the
rewritten, seventh and eighth sets had been read, so these figures flatter. What people whom nobody here had met were
given stands in [Judged conversations](judged-conversations.md).
[Decision 032](decisions/032-reading-care.md) tells how. In brackets behind a share are Wilson's 95 % intervals; how much more would be heard if
more were asked stands [below](#what-asking-more-often-would-bring-and-cost).
\`npm run eval:conversations\` replays the person's messages of [whole conversations](conversations.md), or of folders of them, and prints what is heard as danger.

| figure | value |
| --- | --- |
`;

const rowOf = ([name, value]: [string, string]): string => `| ${name} | ${value} |`;

/** Writes the figures, and a section below them, where they are published, or says which published line no longer holds. */
export function keepTable(figures: Record<string, string>, section: string, isWriting: boolean): string[] {
  const rows = Object.entries(figures).map(rowOf);
  const page = `${head}${rows.join("\n")}\n\n${section}\n`;
  const table = existsSync(tableFile) ? readFileSync(tableFile, "utf8") : "";
  const readme = readFileSync(readmeFile, "utf8");
  const renewed = renewRows(readme, figures);
  if (isWriting) {
    writeFileSync(tableFile, page);
    writeFileSync(readmeFile, renewed);
    return [];
  }
  const kept = new Set(table.split("\n"));
  const lacking = [...rows, ...section.split("\n")]
    .filter((line) => !kept.has(line))
    .map((line) => `${tableFile} lacks ${line}`);
  return [
    ...(table === page || lacking.length > 0 ? lacking : [`${tableFile} says more than was measured`]),
    ...(renewed === readme ? [] : [`${readmeFile} has older figures than these`]),
  ];
}

/** The README with today's values in the rows of its section; throws when a row there names no figure of the table. */
function renewRows(readme: string, figures: Record<string, string>): string {
  const from = readme.indexOf(readmeHeading);
  const to = readme.indexOf("\n## ", from + 1);
  if (from < 0 || to < 0) throw new Error(`${readmeFile} has no section "${readmeHeading.trim()}".`);
  const section = readme
    .slice(from, to)
    .replace(/^\| (?!figure |---)([^|]+) \| [^|]+ \|$/gm, (_, name: string) => {
      const value = figures[name];
      if (value === undefined) throw new Error(`${readmeFile}: no figure is called "${name}".`);
      return rowOf([name, value]);
    });
  return readme.slice(0, from) + section + readme.slice(to);
}
