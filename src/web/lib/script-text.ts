/** A script as a person reads it: the pauses are for the voice and stay unseen. */
export function readableScript(script: string): string {
  return script.replace(/[ \t]*\[pause\s+\d+(?:\.\d+)?\]/gi, "");
}

/** The first words of a script in one line, without its headings. */
export function scriptExcerpt(script: string): string {
  return readableScript(script).replace(/^#.*$/gm, "").replace(/\s+/g, " ").trim();
}
