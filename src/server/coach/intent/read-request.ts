import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { type Intent, intents } from "./intents.ts";
import { scoresOfIntents } from "./read-intent.ts";

/** Something that is asked for, without what is told beside it. */
export type Wanted = Exclude<Intent, "none">;

/** What a message asks of the guide. */
export interface Request {
  /** The likeliest things that are asked for, the likeliest first. */
  likely: readonly [Wanted, ...Wanted[]];
  /** The likeliest is far enough ahead of anything else to be answered at once. */
  isSure: boolean;
  /** By how much anything being asked is ahead of nothing being asked, as a logit. */
  ahead: number;
  /**
   * How far the likeliest is ahead of what comes after the second, which may be nearly the same: it is enough to go by where both
   * lead to one place.
   */
  aheadOfOthers: number;
  /** By how much the likeliest is ahead of everything else, nothing being asked included. */
  margin: number;
  /** The likeliest is so far ahead that its own words fit, and not only those of its like. */
  isPlain: boolean;
  /** The part of the message that asks, or the whole of it. */
  text: string;
}

/** From which scores a request is believed, as logits. They were chosen on lines of other hands than those that are taught. */
export const requestBounds = {
  /** Something is asked for when it is so far ahead of nothing being asked. */
  askedAhead: 0.4,
  /** The same in a message with a question's mark. */
  markedAhead: -0.7,
  /** And it is answered without asking back when it is so far ahead of everything else. */
  sureAhead: 1,
  /** Where none of the small words of a request stands in a message, all of these have to be passed by so much more. */
  withoutWord: 2,
  /** The words for one kind of talk with somebody are given, and not those for any, where it is this far ahead. */
  plainAhead: 2.5,
  /** A meditation fills the whole reply, and is made only where it is this far ahead. */
  wholeAhead: 2,
} as const;
const isWhole = new Set<Wanted>(["meditation"]);

/** The small words that nearly every request has one of: "my neighbour sold the bench" has none. */
const asksInAWord = wordList(
  "how, hows, what, wht, wat, wot, whats, what's, which, who, when, where, why, y, should, shud, shall, can, cn, could, cud, would, will, is, are, am, do, does, did, may, any, help, please, pls, plz, tell, give, gimme, say, make, need, want, wanna, wonder*, asked, ask, asking, whether, if, or, another, again, something, anything, like to, explain, show, let's, lets, got, rate, guide, start, begin, play, continue, shorter, longer",
);

/** What is asked for stands in one of so many sentences at the end of a message. */
const lastSentences = 6;
const isMarked = (sentence: string): boolean => /\?[\s"”'!)]*$/.test(sentence.slice(-8));

/** "In danger? No." hands a word back and answers it; what is so short asks something only where the message ends in it. */
const wordsHandedBack = 5;

const none = intents.indexOf("none");

/** By how much the likeliest thing that is asked for is ahead of nothing being asked. */
const aheadOfNone = (scores: readonly number[]): number =>
  Math.max(...scores.filter((_score, at) => at !== none)) - (scores[none] ?? 0);

/** "You didn't answer. I asked if it gets less": what follows is the question, told of. */
const toldOf =
  /^.{0,60}?\bi(?: (?:only|just|did|actually))? (?:asked?(?: you)?|meant|mean|(?:want|wanted) to know|was asking)\b[:,]? ?/i;

/** The sentences of a message in which something may be asked, since people tell on after they have asked. */
function partsOf(text: string): string[] {
  const sentences = sentencesIn(text).slice(-lastSentences);
  return sentences.filter(
    (one, at) => at === sentences.length - 1 || (isMarked(one) && plainWords(one).length > wordsHandedBack),
  );
}

/** The question that a message says was asked before; undefined where it tells of none. */
function askedBefore(text: string): string | undefined {
  const told = sentencesIn(text)
    .slice(-lastSentences)
    .findLast((one) => toldOf.test(one));
  const question = told?.replace(toldOf, "") ?? "";
  return plainWords(question).length >= leastWords ? question : undefined;
}
const leastWords = 2;

const meanOf = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((score, at) => (score + (other[at] ?? 0)) / 2);

/**
 * What a message asks for: the scores of the whole and of the sentence that asks most plainly, in equal parts; or of the
 * question alone that it says was asked before. Undefined where nothing is asked. The work is linear in the message and bounded.
 */
export function readRequest(text: string): Request | undefined {
  const before = askedBefore(text);
  const read = before ?? text;
  const whole = [...scoresOfIntents(read)];
  const others = before === undefined ? partsOf(text).filter((part) => part !== text) : [];
  const plainest = others
    .map((part) => ({ part, scores: [...scoresOfIntents(part)] }))
    .reduce((best, one) => (aheadOfNone(one.scores) > aheadOfNone(best.scores) ? one : best), {
      part: read,
      scores: whole,
    });
  const scores = meanOf(whole, plainest.scores);
  const { askedAhead, markedAhead, sureAhead, plainAhead, wholeAhead, withoutWord } = requestBounds;
  const isAsked = text.includes("?") || before !== undefined;
  const more = isAsked || asksInAWord(plainWords(text)) >= 0 ? 0 : withoutWord;
  const asked = aheadOfNone(scores);
  if (asked < (isAsked ? markedAhead : askedAhead + more)) return undefined;
  const order = scores
    .map((_score, at) => at)
    .toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  const [first = 0, second = 0] = order;
  const likely = order.flatMap((at): Wanted[] => {
    const intent = intents[at];
    return intent === undefined || intent === "none" ? [] : [intent];
  });
  const [likeliest, ...less] = likely;
  if (likeliest === undefined) return undefined;
  const ahead = first === none ? 0 : (scores[first] ?? 0) - (scores[second] ?? 0);
  const isSure = ahead >= (isWhole.has(likeliest) ? wholeAhead : sureAhead) + more;
  const third = scores[order.filter((at) => at !== none)[2] ?? 0] ?? 0;
  return {
    likely: [likeliest, ...less],
    isSure,
    ahead: asked,
    margin: ahead,
    aheadOfOthers: (scores[order.filter((at) => at !== none)[0] ?? 0] ?? 0) - third,
    isPlain: ahead >= plainAhead,
    text: plainest.part,
  };
}
