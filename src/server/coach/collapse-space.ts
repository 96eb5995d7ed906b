/**
 * White space as everything that reads a person's words expects it: each run becomes one line break, two (the end of a
 * paragraph), one tab or one space. No rule then meets a run, whatever was pasted; what is stored and shown stays as
 * written.
 */
export function collapseSpace(text: string): string {
  return text.replace(/\s+/g, (run) => {
    if (run === " ") return run;
    const breaks = run.match(/\r\n?|[\n\u2028\u2029]/g)?.length ?? 0;
    if (breaks > 0) return breaks > 1 ? "\n\n" : "\n";
    return run.includes("\t") ? "\t" : " ";
  });
}
