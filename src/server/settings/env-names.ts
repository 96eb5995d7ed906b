// Names that begin like this are ours, so an unknown one is a misspelling.
const ownPrefixes = [
  "S3_",
  "SMTP_",
  "LLM_",
  "LEAKED_",
  "SPEECH_",
  "TRANSCRIPTION_",
  "METRICS_",
  "SIGN_UP",
  "OIDC_",
] as const;

/** Sentences for names nobody reads: any in `.env`, and any of our prefixes in the process's environment. */
export function unknownNames(names: {
  known: string[];
  fromFile: string[];
  fromProcess: string[];
}): string[] {
  const known = new Set(names.known);
  const inFile = names.fromFile.filter((name) => !known.has(name));
  const inProcess = names.fromProcess.filter(
    (name) => !known.has(name) && ownPrefixes.some((prefix) => name.startsWith(prefix)),
  );
  return [...new Set([...inFile, ...inProcess])].map((name) => {
    const near = closest(name, names.known);
    return `${name} is not a setting. ${near ? `Did you mean ${near}?` : "Remove it, or see the table in README.md."}`;
  });
}

function closest(name: string, known: string[]): string | undefined {
  const scored = known.map((candidate) => ({ candidate, distance: distance(name, candidate) }));
  scored.sort((a, b) => a.distance - b.distance);
  return scored[0] && scored[0].distance <= 4 ? scored[0].candidate : undefined;
}

/** Levenshtein's edit distance, by its usual two rows. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? a.length;
}
