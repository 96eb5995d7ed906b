/** A piece of a Markdown text that is drawn by itself. */
export type Block =
  | { type: "paragraph"; text: string }
  | { type: "heading"; level: 1 | 2 | 3; text: string }
  | { type: "list"; isOrdered: boolean; start: number; items: string[] }
  | { type: "quote"; text: string }
  | { type: "code"; text: string }
  | { type: "rule" };

const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const bullet = /^\s{0,12}[-*+•]\s+(.*)$/;
const numbered = /^\s{0,12}(\d{1,6})[.)]\s+(.*)$/;
const rule = /^ {0,3}([-*_])( *\1){2,}\s*$/;
const fence = /^ {0,3}(```|~~~)/;

/**
 * Cuts a text at its blank lines into sources that never change once another follows, so that while a reply streams
 * only the last one is read again. Fenced code and lists stay whole. Linear in the length of the text.
 */
export function splitSources(text: string): string[] {
  const sources: string[] = [];
  let lines: string[] = [];
  let isFenced = false;
  const close = () => {
    if (lines.length > 0) sources.push(lines.join("\n"));
    lines = [];
  };
  for (const line of text.split("\n")) {
    if (fence.test(line)) isFenced = !isFenced;
    const isBlank = line.trim() === "";
    if (!isFenced && isBlank) close();
    else {
      if (!isFenced && heading.test(line)) close();
      lines.push(line);
    }
  }
  close();
  return sources;
}

/** The blocks of one source. */
export function parseBlocks(source: string): Block[] {
  const lines = source.split("\n");
  if (fence.test(lines[0] ?? "")) return [codeBlock(lines)];
  const blocks: Block[] = [];
  for (const line of lines) addLine(blocks, line);
  return blocks;
}

function codeBlock(lines: string[]): Block {
  const last = lines.length > 1 && fence.test(lines.at(-1) ?? "") ? -1 : undefined;
  return { type: "code", text: lines.slice(1, last).join("\n") };
}

function addLine(blocks: Block[], line: string): void {
  const title = heading.exec(line);
  const item = bullet.exec(line);
  const number = numbered.exec(line);
  if (rule.test(line)) blocks.push({ type: "rule" });
  else if (title) blocks.push({ type: "heading", level: levelOf(title[1] ?? ""), text: title[2] ?? "" });
  else if (item) addItem(blocks, item[1] ?? "", null);
  else if (number) addItem(blocks, number[2] ?? "", Number(number[1]));
  else if (line.startsWith(">")) addQuote(blocks, line.replace(/^>\s?/, ""));
  else addPlain(blocks, line);
}

function levelOf(marks: string): 1 | 2 | 3 {
  return marks.length === 1 ? 1 : marks.length === 2 ? 2 : 3;
}

function addPlain(blocks: Block[], line: string): void {
  const previous = blocks.at(-1);
  if (previous?.type === "paragraph") previous.text += `\n${line}`;
  else if (previous?.type === "list") previous.items.push(`${previous.items.pop()}\n${line.trim()}`);
  else blocks.push({ type: "paragraph", text: line });
}

function addItem(blocks: Block[], text: string, number: number | null): void {
  const previous = blocks.at(-1);
  if (previous?.type === "list" && previous.isOrdered === (number !== null)) previous.items.push(text);
  else blocks.push({ type: "list", isOrdered: number !== null, start: number ?? 1, items: [text] });
}

function addQuote(blocks: Block[], text: string): void {
  const previous = blocks.at(-1);
  if (previous?.type === "quote") previous.text += `\n${text}`;
  else blocks.push({ type: "quote", text });
}
