import { type Inline, parseInline } from "./inline.ts";
import { cellsOf } from "./lines.ts";
import { readList } from "./list.ts";
import { type Part, readOn } from "./reader.ts";

/** What is nested deeper is read as the words it is. */
const deepest = 3;

/** A Markdown text as one would say it: its words without marks, a link by its words, a table row by row. */
export function plainText(markdown: string): string {
  return plainParts(markdown, 0).join("\n\n").trim();
}

function plainParts(markdown: string, depth: number): string[] {
  if (depth > deepest) return [markdown];
  return readOn(null, markdown)
    .chunks.flat()
    .map((part) => plainPart(part, depth))
    .filter((words) => words !== "");
}

function plainPart(part: Part, depth: number): string {
  switch (part.type) {
    case "rule":
      return "";
    case "code":
      return part.runs.join("\n");
    case "list":
      return plainList(part.source, depth);
    case "quote":
      return plainParts(part.source.replace(/^[ \t]{0,3}> ?/gm, ""), depth + 1).join("\n");
    case "table": {
      const [head = "", , ...rows] = part.source.split("\n");
      return [head, ...rows].map((row) => cellsOf(row).map(plainRuns).join(", ")).join("\n");
    }
    default:
      return plainRuns(part.source);
  }
}

function plainList(source: string, depth: number): string {
  const { isOrdered, start, items } = readList(source);
  const lines = items.map((item, at) => {
    const words = plainParts(item, depth + 1).join("\n");
    return isOrdered ? `${start + at}. ${words}` : words;
  });
  return lines.join("\n");
}

function plainRuns(text: string): string {
  return parseInline(text).map(plainRun).join("");
}

function plainRun(run: Inline): string {
  switch (run.type) {
    case "text":
    case "code":
      return run.text;
    case "break":
      return "\n";
    default:
      return run.children.map(plainRun).join("");
  }
}
