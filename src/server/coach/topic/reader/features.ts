import { lettersOf, type Seen, stemsOf, wordsOf } from "#server/coach/reading/seen.ts";
import { ruledTopic } from "#server/coach/topic/rules.ts";

const self = new Set(["i", "me", "my", "myself", "mine"]);
const short = 4;

/** What the taught reader of topics sees in a text (`plainText` made it): words, letters, its form, and the rules' word. */
export function seenInRequest(plain: string): Seen {
  const words = wordsOf(plain);
  return {
    words: stemsOf(words),
    letters: lettersOf(words),
    signs: new Set([
      `{rules: ${ruledTopic(plain)}}`,
      `{first: ${words[0] ?? ""}}`,
      ...(plain.includes("?") ? ["{asks}"] : []),
      ...(words.length <= short ? ["{short}"] : []),
      ...(words.some((word) => self.has(word)) ? [] : ["{nobody says I}"]),
    ]),
  };
}
