import { answerFence, beginnings } from "./beginnings.ts";

/** So much is waited for before it is known how an answer begins: a first line or sentence, or this many characters. */
const decidedChars = 200;
/** "Sure!" alone tells nothing. */
const shortestSentence = 20;
const longestClosing = 40;

/** What is folded away says in its first lines whether it is thoughts. */
const mayBeFolded = /^<details>\s{0,4}(?:<[^\n]{0,150})?$/i;
const isKnown = (start: string): boolean =>
  !mayBeFolded.test(start) &&
  (start.includes("\n") ||
    start.length >= decidedChars ||
    /[.!?。！？]["”’]?(?:\s|$)|[。！？]/.test(start.slice(shortestSentence)));

/**
 * An answer from where it really begins: without thoughts that are announced and not marked, without a line that presents it,
 * and out of a fence that is drawn around it. It waits for the first line or sentence, and with thoughts for their end.
 */
export async function* withoutBeginnings(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  let thoughts: Thoughts | undefined;
  let isBegun = false;
  let isPresented = false;
  const fence = createFence();

  /** Takes away what stands before the answer; says whether the answer has begun. */
  const settle = (isEnd: boolean): boolean => {
    for (;;) {
      if (thoughts) {
        const after = thoughts.read(held);
        held = after ?? "";
        if (after === undefined && !isEnd) return false;
        if (after === undefined) {
          held = thoughts.all();
          return true;
        }
        thoughts = undefined;
        isPresented = true;
      }
      const start = held.trimStart();
      if (!isEnd && !isKnown(start)) return false;
      const found = beginnings.find(({ open }) => open.test(start));
      if (found?.until) {
        thoughts = readThoughts(found.until, found.isSure);
        continue;
      }
      if (found) {
        held = start.replace(found.open, "");
        isPresented = true;
        continue;
      }
      const fenced = answerFence.exec(start);
      if (fenced) {
        held = start.slice(fenced[0].length);
        fence.begin(isPresented || fenced[1] !== undefined);
      }
      return true;
    }
  };
  for await (const chunk of chunks) {
    held += chunk;
    isBegun ||= settle(false);
    if (!isBegun) continue;
    const text = fence.pass(held);
    held = "";
    if (text) yield text;
    if (fence.isOver()) return;
  }
  if (!isBegun) settle(true);
  const rest = fence.pass(held) + fence.finish();
  if (rest) yield rest;
}

/** Thoughts before an answer, as they come. */
interface Thoughts {
  /** What follows their end; nothing as long as they go on. */
  read(text: string): string | undefined;
  /** What was read, where it was the answer after all; nothing where it surely was none. */
  all(): string;
}

/** Looks for the end in what came last alone, so that long thoughts in small pieces cost no more than their length. */
function readThoughts(until: RegExp, isSure: boolean): Thoughts {
  const read: string[] = [];
  let tail = "";
  return {
    read: (text) => {
      tail += text;
      if (!isSure) read.push(text);
      const end = until.exec(tail);
      if (end) return tail.slice(end.index + end[0].length);
      tail = tail.slice(-longestClosing);
      return undefined;
    },
    all: () => read.join(""),
  };
}

/** The fence around an answer: its last line goes, and what follows where it surely held the whole answer. */
function createFence() {
  let state: "none" | "inside" | "over" = "none";
  let holdsAll = false;
  let line = "";
  const pass = (text: string): string => {
    if (state !== "inside") return state === "over" ? "" : text;
    line += text;
    let out = "";
    for (let end = line.indexOf("\n"); end >= 0 && state === "inside"; end = line.indexOf("\n")) {
      const whole = line.slice(0, end + 1);
      line = line.slice(end + 1);
      if (whole.trim() !== "```") out += whole;
      else state = holdsAll ? "over" : "none";
    }
    if (state === "over") return out;
    if (state === "inside" && line.startsWith("`")) return out;
    out += line;
    line = "";
    return out;
  };
  return {
    begin: (isWhole: boolean): void => {
      state = "inside";
      holdsAll = isWhole;
    },
    pass,
    finish: (): string => (line.trim() === "```" || state === "over" ? "" : line),
    isOver: () => state === "over",
  };
}
