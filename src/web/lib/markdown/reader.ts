import { closesFence, indentOf, type Line, readLine, startsTable } from "./lines.ts";

/** A piece of a Markdown text that is drawn by itself. `runs` are a code's lines in bundles that never change again. */
export type Part =
  | { type: "paragraph" | "quote" | "list" | "table"; source: string }
  | { type: "heading"; level: 1 | 2 | 3; source: string }
  | { type: "rule" }
  | { type: "code"; language: string; runs: readonly string[] };

/** About a screenful of parts. */
export type Chunk = readonly Part[];

/** A text as far as it was read; what is finished keeps its identity while more is read. */
export interface Reading {
  text: string;
  chunks: readonly Chunk[];
  /** Everything before the line that may still grow. */
  settled: Settled;
}

interface Open {
  type: "paragraph" | "quote" | "list" | "table" | "code";
  lines: string[];
  chars: number;
  /** Of the code that is open, or of code inside the list that is open. */
  fence: string;
  isOrdered: boolean;
  language: string;
  runs: string[];
}

interface Settled {
  at: number;
  chunks: Chunk[];
  parts: readonly Part[];
  chars: number;
  open: Open | null;
}

const limits = { lineChars: 8000, partChars: 4000, fencedChars: 16_000, items: 50, codeLines: 40 };
const chunkSize = { chars: 2500, parts: 16 };
const beginning: Settled = { at: 0, chunks: [], parts: [], chars: 0, open: null };

/**
 * Reads a text, going on from an earlier reading where the text has only grown. Reading all of a growing text costs
 * time linear in its length: no part, and so nothing that is read again, is longer than a few screens.
 */
export function readOn(earlier: Reading | null, text: string): Reading {
  if (earlier?.text === text) return earlier;
  let state = copyOf(earlier && text.startsWith(earlier.text) ? earlier.settled : beginning);
  let settled: Settled | null = null;
  while (state.at < text.length) {
    const end = endOfLine(text, state.at);
    if (end === text.length) settled = copyOf(state);
    const line = text.slice(state.at, end);
    state = { ...addLine(state, line), at: end + (text[end] === "\n" ? 1 : 0) };
  }
  settled ??= copyOf(state);
  const { chunks, parts } = finished(state);
  return { text, settled, chunks: parts.length > 0 ? [...chunks, parts] : chunks };
}

/** One reading adds to its own lists; those of an earlier reading stay what they were. */
function copyOf(state: Settled): Settled {
  const { open } = state;
  return {
    ...state,
    chunks: [...state.chunks],
    open: open && { ...open, lines: [...open.lines], runs: [...open.runs] },
  };
}

/**
 * A line ends at its break; an endless one at a space, so that nothing grows beyond measure. It is looked for no further
 * than a line may be long: to the end of the text and back to its beginning, for each line, the time would be a square.
 */
function endOfLine(text: string, from: number): number {
  const near = text.slice(from, from + limits.lineChars + 1);
  const found = near.indexOf("\n");
  if (found >= 0) return from + found;
  if (near.length <= limits.lineChars) return text.length;
  const space = near.lastIndexOf(" ");
  return from + (space > limits.lineChars / 2 ? space : limits.lineChars);
}

function addLine(state: Settled, source: string): Settled {
  const { open } = state;
  if (open?.type === "code") return addCodeLine(state, open, source);
  const line = readLine(source);
  if (open?.type === "list" && belongsToList(open, line, source)) {
    return isFull(open) ? opened(finished(state), "list", source, open) : pushed(state, open, source, line);
  }
  switch (line.kind) {
    case "blank":
      return finished(state);
    case "rule":
      return added(finished(state), { type: "rule" }, 3);
    case "heading":
      return added(
        finished(state),
        { type: "heading", level: line.level, source: line.text },
        line.text.length,
      );
    case "fence":
      return { ...finished(state), open: { ...newOpen("code"), fence: line.fence, language: line.language } };
    case "item":
      if (open?.type === "paragraph" && line.isOrdered && line.number !== 1) return addText(state, source);
      return opened(finished(state), "list", source, { isOrdered: line.isOrdered });
    case "quote":
      return open?.type === "quote" && !isFull(open)
        ? pushed(state, open, source)
        : opened(finished(state), "quote", source);
    case "text":
      return addText(state, source);
  }
}

function addCodeLine(state: Settled, open: Open, source: string): Settled {
  if (closesFence(readLine(source), open.fence)) return finished(state);
  const { open: grown, ...rest } = pushed(state, open, source);
  if (!grown || grown.lines.length < limits.codeLines) return { ...rest, open: grown };
  grown.runs.push(grown.lines.join("\n"));
  return { ...rest, open: { ...grown, lines: [] } };
}

function belongsToList(open: Open, line: Line, source: string): boolean {
  if (open.fence || line.kind === "blank" || indentOf(source) >= 2) return true;
  if (line.kind === "item") return line.isOrdered === open.isOrdered;
  return line.kind === "text" && open.lines.at(-1)?.trim() !== "";
}

function isFull({ type, lines, chars, fence }: Open): boolean {
  if (type === "list" && fence) return chars > limits.fencedChars;
  return chars > limits.partChars || (type === "list" && lines.length >= limits.items);
}

function addText(state: Settled, source: string): Settled {
  const { open } = state;
  if (open?.type === "table" && source.includes("|")) {
    if (!isFull(open)) return pushed(state, open, source);
    const [head = "", delimiters = ""] = open.lines;
    return { ...finished(state), open: { ...newOpen("table"), lines: [head, delimiters, source] } };
  }
  if (open?.type === "quote" && !isFull(open)) return pushed(state, open, source);
  if (open?.type !== "paragraph" || isFull(open)) return opened(finished(state), "paragraph", source);
  const head = open.lines.at(-1) ?? "";
  if (!startsTable(head, source)) return pushed(state, open, source);
  const above = open.lines.slice(0, -1);
  const rest = above.length > 0 ? finished({ ...state, open: { ...open, lines: above } }) : state;
  return { ...rest, open: { ...newOpen("table"), lines: [head, source] } };
}

function newOpen(type: Open["type"]): Open {
  return { type, lines: [], chars: 0, fence: "", isOrdered: false, language: "", runs: [] };
}

function opened(
  state: Settled,
  type: Open["type"],
  source: string,
  { isOrdered }: { isOrdered: boolean } = { isOrdered: false },
): Settled {
  return { ...state, open: { ...newOpen(type), isOrdered, lines: [source], chars: source.length } };
}

function pushed(state: Settled, open: Open, source: string, line?: Line): Settled {
  open.lines.push(source);
  const inner = line && open.type === "list" ? readLine(source.trimStart()) : undefined;
  const fence = inner?.kind !== "fence" ? open.fence : open.fence ? closed(inner, open.fence) : inner.fence;
  return { ...state, open: { ...open, fence, chars: open.chars + source.length } };
}

function closed(line: Line, fence: string): string {
  return closesFence(line, fence) ? "" : fence;
}

function finished(state: Settled): Settled {
  const { open } = state;
  if (!open) return state;
  const source = open.lines.join("\n").trimEnd();
  const part: Part =
    open.type === "code"
      ? {
          type: "code",
          language: open.language,
          runs: open.lines.length > 0 ? [...open.runs, open.lines.join("\n")] : open.runs,
        }
      : { type: open.type, source };
  return added({ ...state, open: null }, part, open.chars);
}

function added(state: Settled, part: Part, chars: number): Settled {
  const parts = [...state.parts, part];
  const grown = state.chars + chars;
  if (grown < chunkSize.chars && parts.length < chunkSize.parts) return { ...state, parts, chars: grown };
  state.chunks.push(parts);
  return { ...state, parts: [], chars: 0 };
}
