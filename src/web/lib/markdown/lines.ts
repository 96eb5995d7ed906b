/** What a line of Markdown begins or goes on with. */
export type Line =
  | { kind: "blank" | "rule" | "quote" | "text" }
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  | { kind: "fence"; fence: string; language: string }
  | { kind: "item"; isOrdered: boolean; number: number; width: number; text: string };

const heading = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/;
const item = /^[ \t]{0,400}(?:([-*+•])|(\d{1,9})[.)])(?:[ \t]+|$)/;
const rule = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const fence = /^ {0,3}(`{3,}|~{3,}(?!~))([^`]*)$/;
const delimiters = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;

/** Reads one line by itself; in time linear in its length. */
export function readLine(line: string): Line {
  if (line.trim() === "") return { kind: "blank" };
  const opened = fence.exec(line);
  if (opened) return { kind: "fence", fence: opened[1] ?? "", language: (opened[2] ?? "").trim() };
  const title = heading.exec(line);
  if (title) return { kind: "heading", level: levelOf(title[1] ?? ""), text: titleText(title[2] ?? "") };
  if (rule.test(line)) return { kind: "rule" };
  const entry = item.exec(line);
  if (entry) return itemLine(line, entry[0], entry[2]);
  return { kind: /^ {0,3}>/.test(line) ? "quote" : "text" };
}

function itemLine(line: string, mark: string, number: string | undefined): Line {
  const width = indentOf(line) + mark.trimStart().length;
  return {
    kind: "item",
    isOrdered: number !== undefined,
    number: Number(number ?? 1),
    width,
    text: line.slice(mark.length),
  };
}

function titleText(text: string): string {
  const trimmed = text.trim();
  const withoutMarks = trimmed.replace(/#{1,20}$/, "");
  return withoutMarks === "" || /\s$/.test(withoutMarks) ? withoutMarks.trim() : trimmed;
}

function levelOf(marks: string): 1 | 2 | 3 {
  return marks.length === 1 ? 1 : marks.length === 2 ? 2 : 3;
}

/** How far a line is moved in, in columns; a tab counts four. */
export function indentOf(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === " ") columns += 1;
    else if (character === "\t") columns += 4;
    else break;
  }
  return columns;
}

/** A line without up to so many columns of its indentation. */
export function dedent(line: string, columns: number): string {
  let place = 0;
  for (let rest = columns; rest > 0 && place < line.length; place++) {
    if (line[place] === " ") rest -= 1;
    else if (line[place] === "\t") rest -= 4;
    else break;
  }
  return line.slice(place);
}

/** Whether a fence ends the code that another began. */
export function closesFence(line: Line, opened: string): boolean {
  return line.kind === "fence" && line.language === "" && line.fence.startsWith(opened);
}

/** Whether two lines are the beginning of a table: cells, and under them as many delimiters. */
export function startsTable(head: string, line: string): boolean {
  if (!head.includes("|") || !line.includes("-") || !delimiters.test(line)) return false;
  return cellsOf(head).length === cellsOf(line).length;
}

/** The cells of a table's row. */
export function cellsOf(line: string): string[] {
  const trimmed = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return trimmed.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}
