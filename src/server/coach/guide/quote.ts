import { quoted } from "#server/coach/script/own-words.ts";
import { isLearners } from "#server/coach/story/learners.ts";
import { sentencesIn, withoutEnd } from "#server/coach/story/sentences.ts";
import { isWholeThought } from "#server/coach/story/whole-thought.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

/** What is longer is no one thing to hold on to, and what is shorter none at all. */
const mostChars = 100;
const leastWords = 5;
/** What is said to the guide, of it or of what is wished for here, is nothing to hold on to. */
const toGuide =
  /^(?:I think )?I(?:'d| would)? (?:like|want|wish|need|prefer|rather)\b|\b(?:meditation|recording|exercise|question|script|answer|part about|sentence|button|app|program)s?\b/i;

/**
 * The last sentence of a text that can be shown again between quotation marks: a whole thought, begun with a capital and ended
 * with a stop, as people write who may want to see their words again. Undefined where there is none.
 */
export function quoteFrom(text: string): string | undefined {
  if (isLearners(text)) return undefined;
  const sentence = sentencesIn(text).findLast(
    (one) =>
      one.length <= mostChars &&
      !toGuide.test(one) &&
      /^[\p{Lu}‘'][^“”"]*[.!]$/u.test(one) &&
      isWholeThought(withoutEnd(one)) &&
      plainWords(one).length >= leastWords,
  );
  return sentence === undefined ? undefined : quoted(sentence);
}
