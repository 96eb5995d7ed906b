import type { ErrorDetails } from "./catalogue-entry.ts";

/** A sentence of the catalogue with its `{name}` places filled, as both sides say it; a place without a value is left out. */
export function filled(sentence: string, details: ErrorDetails): string {
  return sentence.replace(/\{(\w+)\}/g, (_place, name: string) => String(details[name] ?? ""));
}
