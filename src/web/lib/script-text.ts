const pauseMark = /[ \t]*\[\s*pause\b[^\]\n]{0,40}\]/gi;

/** A meditation script for reading: without the marks that tell the voice how long to be silent. */
export function readableScript(script: string): string {
  return script.replace(pauseMark, "").trim();
}

/** A script's words in one line, without headings and marks, for an excerpt. */
export function scriptExcerpt(script: string): string {
  return readableScript(script)
    .replace(/^\s*#+ .*$/gm, "")
    .replace(/[*_`>]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
