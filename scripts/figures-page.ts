import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

const file = "docs/figures.md";
const head =
  "# Figures\n\nEach section is written by `npm run bench`, or by `npm run bench <part of its name>` alone, and that on random requests by `npm run fuzz -- --keep`; its first line says when and on what. Every figure is a median of the measurements counted in brackets, with its middle half and its extremes; a ratio compares with a control of the same run.";

/** The page of figures with a section put in the place of its older self, or in its place by name. */
export function withSection(page: string, title: string, text: string): string {
  const sections = new Map(
    page
      .split(/^## /m)
      .slice(1)
      .map((section): [string, string] => {
        const [first = "", ...rest] = section.split("\n");
        return [first, rest.join("\n").trim()];
      }),
  );
  sections.set(title, text.trim());
  const body = [...sections].toSorted(([one], [other]) => one.localeCompare(other));
  return `${[head, ...body.map(([name, section]) => `## ${name}\n\n${section}`)].join("\n\n")}\n`;
}

/** Keeps a section's text on the page of figures, with the day and the machine it was measured on. */
export function keepSection(title: string, text: string): void {
  const when = `${new Date().toISOString().slice(0, 10)}, ${machine()}.`;
  writeFileSync(file, withSection(readFileSync(file, "utf8"), title, `${when}\n\n${text}`));
}

function machine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} x ${first?.model.trim() ?? "unknown processor"}, ${gigabytes} GB, ${process.platform}, Node ${process.version}`;
}
