import { quoted } from "#server/coach/script/own-words.ts";
import { isLearners } from "#server/coach/story/learners.ts";
import { sentencesIn, withoutEnd } from "#server/coach/story/sentences.ts";
import { isWholeThought } from "#server/coach/story/whole-thought.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";

/** What is longer is no one thing to hold on to, and what is shorter none at all. */
const mostChars = 100;
const leastWords = 5;
/** What is said to the guide, of it or of what is wished for here, is nothing to hold on to. */
const toGuide =
  /^(?:I think )?I(?:'d| would)? (?:like|want|wish|need|prefer|rather)\b|\b(?:meditation|recording|exercise|question|script|answer|part about|sentence|button|app|program)s?\b|\bI (?:did ?n[o’']t |just |already |only )?(?:ask|asked|said|wrote|told)\b|\b(?:going in circles|not helping|no use|no them)\b/i;
/** A sentence about nobody is seldom what somebody came with. */
const ofSomebody = wordList(
  "i, i'm, i've, i'd, i'll, my, me, we, we're, we've, us, our, he, he's, his, him, she, she's, her, they, they're, their, them",
);
/** What somebody is, and has long been doing, is seldom what they have come with. */
const background = /^(?:I(?:['’]m| am) (?:a|an|the)\b|I live|I work|My name|I(?:['’]ve| have) been)\b/i;

/**
 * The sentence of a text that can be shown again between quotation marks: a whole thought, begun with a capital and ended with a stop,
 * as people write who may want to see their words again. Of several the longest, for it says most. Undefined where there is none.
 */
export function quoteFrom(text: string): string | undefined {
  if (isLearners(text)) return undefined;
  const [sentence] = sentencesIn(text)
    .filter((one) => isShowable(one))
    .toSorted((one, other) => other.length - one.length);
  return sentence === undefined ? undefined : quoted(sentence);
}

const isShowable = (sentence: string): boolean =>
  sentence.length <= mostChars &&
  !toGuide.test(sentence) &&
  !background.test(sentence) &&
  ofSomebody(plainWords(sentence)) >= 0 &&
  /^[\p{Lu}‘'][^“”"]*[.!]$/u.test(sentence) &&
  isWholeThought(withoutEnd(sentence)) &&
  plainWords(sentence).length >= leastWords;
