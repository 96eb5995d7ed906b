import { quoted } from "#server/coach/script/own-words.ts";
import { sentencesIn, withoutEnd } from "#server/coach/story/sentences.ts";
import { isWholeThought } from "#server/coach/story/whole-thought.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";

/** What is longer is no one thing to hold on to, and what is shorter none at all. */
const mostChars = 100;
const leastWords = 5;
/** How somebody writes who is at home in another language; a sentence of theirs that is handed back shows them its slips. */
const learning = wordList(
  "i not, he not, she not, it not, they not, he say, she say, he speak, she speak, he make, she make, he want, she want, he know, she know, he go, she go, he come, she come, he tell, she tell, it arrive, for send, for say, for make, for tell, for go, i am agree, i have problem, is broke, how i can, what i can, what i must, more simple, i no",
);

/** What is said to the guide, of it or of what is wished for here, is nothing to hold on to. */
const toGuide =
  /^(?:I think )?I(?:'d| would)? (?:like|want|wish|need|prefer|rather)\b|\b(?:meditation|recording|exercise|question|script|answer|part about|sentence|button|app|program)s?\b/i;

/** Whether a message is written by somebody who is learning English, as far as common slips tell. */
export const isLearners = (text: string): boolean => learning(plainWords(text)) >= 0;

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
