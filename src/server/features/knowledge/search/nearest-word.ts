/** A word of the library, as a candidate for what a misspelt one was meant to be. */
export interface NearWord {
  term: string;
  id: number;
  passages: number;
}

const longWord = 8;

/**
 * The candidate that differs least from a word: by one slip, or by two in a word of eight letters or more; nothing when
 * all are further away. Two letters in the wrong order are one slip (the distance of Damerau, 1964, in its restricted form).
 */
export function nearestWord(word: string, candidates: readonly NearWord[]): NearWord | undefined {
  const allowed = word.length >= longWord ? 2 : 1;
  return candidates
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate.term) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((a, b) => a.slips - b.slips || b.candidate.passages - a.candidate.passages)[0]?.candidate;
}

/** How many letters have to be changed, added, left out or swapped with their neighbour to make one word the other. */
export function slipsBetween(from: string, to: string): number {
  let twoBack: number[] = [];
  let back = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let at = 1; at <= to.length; at++) {
      const isSame = from[row - 1] === to[at - 1];
      const isSwapped = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      line[at] = Math.min(
        (back[at] ?? 0) + 1,
        (line[at - 1] ?? 0) + 1,
        (back[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoBack[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    twoBack = back;
    back = line;
  }
  return back[to.length] ?? from.length;
}
