import { wholeSentences } from "./care/said/whole-sentences.ts";
import type { ReplyChunk } from "./coach.ts";

const sentenceEnd = /[.!?…。！？]["”’')\]*_]*\s*$/;
/** So many of the last sentences may be said again before what is new. */
const repeated = 40;

/** A text up to the end of its last whole sentence; a sentence that was cut off is written anew. */
export function wholePart(text: string): string {
  const { sentences, rest } = wholeSentences(text);
  return sentenceEnd.test(rest) ? text : sentences.join("");
}

/**
 * A reply that goes on after what stands already: what a coach says again of it before it goes on is left out, and a
 * space parts the two where neither brings one.
 */
export async function* goOn(begun: string, chunks: AsyncIterable<ReplyChunk>): AsyncGenerator<ReplyChunk> {
  const endings = endingsOf(begun);
  let held = "";
  let isWaiting = begun !== "";
  const release = (): string => {
    isWaiting = false;
    const start = held.trimStart();
    const again = endings.find((ending) => start.startsWith(ending));
    const fresh = again === undefined ? held : start.slice(again.length);
    if (/\s$/.test(begun)) return fresh.trimStart();
    return /^\s/.test(fresh) || !fresh ? fresh : ` ${fresh}`;
  };
  for await (const chunk of chunks) {
    if (chunk.type !== "text" || !isWaiting) {
      yield chunk;
      continue;
    }
    held += chunk.text;
    const start = held.trimStart();
    if (endings.some((ending) => ending.startsWith(start))) continue;
    const text = release();
    if (text) yield { type: "text", text };
  }
  const rest = isWaiting ? held.trim() : "";
  if (rest && !endings.some((ending) => ending.startsWith(rest))) yield { type: "text", text: release() };
}

/** What may be said again: the whole text, or its last sentences from any of them on; the longest first. */
function endingsOf(text: string): string[] {
  const sentences = wholeSentences(`${text.trimEnd()}\n`).sentences;
  const from = Math.max(0, sentences.length - repeated);
  const ends = sentences.slice(from).map((_, at) =>
    sentences
      .slice(from + at)
      .join("")
      .trim(),
  );
  return [text.trim(), ...ends].filter(Boolean);
}
