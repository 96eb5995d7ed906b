import { pauseMark, withPauseMarks } from "#shared/listening/pause-marks.ts";

/** A meditation script for reading: without the marks that tell the voice how long to be silent. */
export function readableScript(script: string): string {
  return withPauseMarks(script).replace(pauseMark, "").trim();
}

/** A script's words in one line, without headings and marks, for an excerpt. */
export function scriptExcerpt(script: string): string {
  return readableScript(script)
    .replace(/^[ \t]*#+ .*$/gm, "")
    .replace(/[*_`>]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
