import { parsedJson } from "#shared/contract/parsed-json.ts";

/** Longer pieces are passed on without waiting for the end of their sentence. */
const mostChars = 400;
/** A piece that comes so long after what was passed on last is not held back: who waits for a sign of life counts in seconds. */
const mostMs = 250;
/** Where a sentence may have ended, in any writing: what is shown is released sentence by sentence. */
const mayEnd = /[.!?…؟۔।。！？｡\n]/u;

/** Joins the pieces of a streamed text line by line; whatever is none passes as it came, in its place. */
export interface PieceJoiner {
  /** What is to be passed on now that a line has come. */
  line(line: string): string[];
  /** What is held back at the end. */
  rest(): string[];
}

interface Piece {
  text: string;
  /** The same event with another text. */
  withText(text: string): object;
  /** Pieces of one name belong to one text. */
  name: string;
}

/**
 * A model's text comes as an event for each token, and everything that reads an event costs more than the token does. Since
 * nothing of a sentence is shown before its end, the pieces up to there are made one event. The first one passes at once: it
 * says that the model lives.
 */
export function createPieceJoiner(now: () => number = () => performance.now()): PieceJoiner {
  let first: Piece | undefined;
  let texts: string[] = [];
  let chars = 0;
  let passedAt = Number.NEGATIVE_INFINITY;
  const release = (): string[] => {
    if (!first) return [];
    const event = first.withText(texts.join(""));
    first = undefined;
    texts = [];
    chars = 0;
    passedAt = now();
    return [`data: ${JSON.stringify(event)}`, ""];
  };
  return {
    line: (line) => {
      // The end of an event that is held back comes with it.
      if (line.trim() === "") return first ? [] : [line];
      const piece = line.startsWith("data:") ? pieceOf(parsedJson(line.slice("data:".length))) : undefined;
      if (!piece) return [...release(), line];
      const before = first && first.name !== piece.name ? release() : [];
      first ??= piece;
      texts.push(piece.text);
      chars += piece.text.length;
      const isDue = mayEnd.test(piece.text) || chars > mostChars || now() - passedAt > mostMs;
      return isDue ? [...before, ...release()] : before;
    },
    rest: release,
  };
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether every field is one that pieces have besides their text, or says nothing. */
const hasOnly = (fields: Fields, names: ReadonlySet<string>): boolean =>
  Object.entries(fields).every(([name, value]) => value === null || names.has(name));

const ofChunk = new Set([
  "id",
  "object",
  "created",
  "model",
  "choices",
  "system_fingerprint",
  "service_tier",
]);
const ofChoice = new Set(["index", "delta"]);
const ofDelta = new Set(["role", "content"]);

/** A piece of text and nothing else, as chat completions stream it; a schema for each would cost more than the rest. */
function pieceOf(event: unknown): Piece | undefined {
  if (!isObject(event) || !hasOnly(event, ofChunk)) return undefined;
  const { choices } = event;
  const choice: unknown = Array.isArray(choices) && choices.length === 1 ? choices[0] : undefined;
  if (!isObject(choice) || !hasOnly(choice, ofChoice)) return undefined;
  const { delta } = choice;
  if (!isObject(delta) || !hasOnly(delta, ofDelta)) return undefined;
  const { content } = delta;
  if (typeof content !== "string" || content === "") return undefined;
  return {
    text: content,
    name: String(choice.index),
    withText: (text) => ({ ...event, choices: [{ ...choice, delta: { ...delta, content: text } }] }),
  };
}
