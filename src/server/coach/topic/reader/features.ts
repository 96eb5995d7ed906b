import { lettersOf, type Seen, stemsOf, wordsOf } from "#server/coach/reading/seen.ts";
import { ruledTopic } from "#server/coach/topic/rules.ts";

const self = new Set(["i", "me", "my", "myself", "mine"]);
const short = 4;

/**
 * What the taught reader of topics sees in a plain text: words, letters, its form, and the rules' word. How it was typed
 * is left out: with it short answers to the coach were taken for errands.
 */
export function seenInRequest(plain: string): Seen {
  const words = wordsOf(plain);
  return {
    words: stemsOf(words),
    letters: lettersOf(words),
    typed: new Set(),
    signs: new Set([
      `{rules: ${ruledTopic(plain)}}`,
      `{first: ${words[0] ?? ""}}`,
      ...(plain.includes("?") ? ["{asks}"] : []),
      ...(words.length <= short ? ["{short}"] : []),
      ...(words.some((word) => self.has(word)) ? [] : ["{nobody says I}"]),
    ]),
  };
}
