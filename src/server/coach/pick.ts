/** Chooses a text that was not said before; an empty string when all of them were. */
export type Picker = (texts: readonly string[]) => string;

/** A number from 0 up to 2^32 that depends on every character of the text (FNV-1a). */
export function seedNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** A generator of numbers in [0, 1) that always gives the same row for a seed (mulberry32). */
export function randomFrom(seed: string): () => number {
  let state = seedNumber(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

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
