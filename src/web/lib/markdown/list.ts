import { closesFence, dedent, indentOf, readLine } from "./lines.ts";

/** A list as it is drawn: each item is Markdown itself. */
export interface List {
  isOrdered: boolean;
  start: number;
  items: string[];
}

/** The items of a list's source; what is moved in by two columns or more belongs to the item above it. */
export function readList(source: string): List {
  const lines = source.split("\n");
  const base = indentOf(lines[0] ?? "");
  const first = readLine(lines[0] ?? "");
  const items: string[][] = [];
  let width = 0;
  let fence = "";
  for (const text of lines) {
    const line = readLine(text);
    if (!fence && line.kind === "item" && indentOf(text) < base + 2) {
      items.push([line.text]);
      width = line.width;
    } else if (items.length === 0) items.push([text.trim()]);
    else items.at(-1)?.push(dedent(text, width));
    const inner = readLine(text.trimStart());
    if (inner.kind === "fence") fence = fence ? (closesFence(inner, fence) ? "" : fence) : inner.fence;
  }
  const isOrdered = first.kind === "item" && first.isOrdered;
  return {
    isOrdered,
    start: first.kind === "item" ? first.number : 1,
    items: items.map((item) => item.join("\n").trimEnd()),
  };
}
