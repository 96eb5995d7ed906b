import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Lines written at once. */
const linesAtOnce = 5000;

/** Lines until so many bytes are written; `lineOf` is asked for each by its number. */
function* linesOf(heading: string, bytes: number, lineOf: (at: number) => string): Generator<string> {
  yield heading;
  let written = heading.length;
  for (let at = 0; written < bytes; at += linesAtOnce) {
    const text = Array.from({ length: linesAtOnce }, (_, beside) => lineOf(at + beside)).join("");
    written += text.length;
    yield text;
  }
}

const write = (path: string, lines: Generator<string>) =>
  pipeline(Readable.from(lines), createWriteStream(path));

/** Writes a watch's table of a heart rate every 15 seconds, of about so many bytes: 100 MB are two years. */
export function writeRates(path: string, bytes: number): Promise<void> {
  const start = Date.UTC(2024, 0, 1);
  const lineOf = (at: number) =>
    `${new Date(start + at * 15_000).toISOString().slice(0, 19)}Z,${60 + (at % 40)}\n`;
  return write(path, linesOf("timestamp,heart rate (bpm)\n", bytes, lineOf));
}

/** Writes a strap's table of intervals with their moments, of about so many bytes: 100 MB are five weeks. */
export function writeIntervals(path: string, bytes: number): Promise<void> {
  const start = Date.UTC(2026, 0, 1);
  const lineOf = (at: number) =>
    `${new Date(start + at * 850).toISOString().slice(0, 23)};${820 + ((at * 7) % 61)}\n`;
  return write(path, linesOf("Phone timestamp;RR-interval [ms]\n", bytes, lineOf));
}
