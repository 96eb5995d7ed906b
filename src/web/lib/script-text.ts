import { pauseMark, withPauseMarks } from "#shared/listening/pause-marks.ts";

/** A meditation script for reading: without the marks that tell the voice how long to be silent. */
export function readableScript(script: string): string {
  return withPauseMarks(script).replace(pauseMark, "").trim();
}

/** Two lines where a line is longest: what is cut off below them by style alone is still read aloud, all of it. */
const excerptChars = 220;

/** The first of a script's words in one line, without headings and marks; cut at a word. */
export function scriptExcerpt(script: string): string {
  const words = readableScript(script)
    .replace(/^[ \t]*#+ .*$/gm, "")
    .replace(/[*_`>]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (words.length <= excerptChars) return words;
  const cut = words.slice(0, excerptChars);
  const atWord = cut.lastIndexOf(" ");
  return `${cut.slice(0, atWord > 0 ? atWord : excerptChars).replace(/[,;:.]$/, "")}…`;
}
