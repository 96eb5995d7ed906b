import { randomFrom } from "#shared/seeded-random.ts";

/** Chooses a text that was not said before; an empty string when all of them were. */
export type Picker = (texts: readonly string[]) => string;

/**
 * A picker that is fixed by its seed and never gives a text of which a piece already stands in `said`,
 * nor the same text twice. `…` or `{name}` in a text is a place for words put in later.
 */
export function pickerFor(seed: string, said: readonly string[]): Picker {
  const random = randomFrom(seed);
  const heard = [...said].join("\n").toLowerCase();
  const used = new Set<string>();
  return (texts) => {
    const left = texts.filter(
      (text) => !used.has(text) && !pieces(text).some((piece) => heard.includes(piece)),
    );
    const chosen = left[Math.floor(random() * left.length)] ?? "";
    used.add(chosen);
    return chosen;
  };
}

/** The whole sentences of a text that can be looked for: for one with a gap, what stands around it. */
const pieces = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/(?<=[.?!:])\s+/)
    .map((sentence) => sentence.split(/…|\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? "")
    .filter((piece) => piece.length > 11);
