import type { Intent } from "#server/coach/intent/intents.ts";
import { moodOf } from "#server/coach/story/mood.ts";
import { readFeelings } from "#server/coach/story/reading/read-feelings.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { contentOf } from "./content-words.ts";

type Holds = (words: readonly string[], text: string) => boolean;

function holds(list: string): (words: readonly string[]) => boolean {
  const find = wordList(list);
  return (words) => find(words) >= 0;
}

const self = new Set("i i'm im i've ive i'd id i'll me my mine myself we us our".split(" "));
const isOfSelf = (words: readonly string[]): boolean => words.some((word) => self.has(word));
const isOfOther = holds(
  "he, him, his, he's, she, her, hers, she's, they, them, their, they're, people, everyone, everybody, somebody, someone, anyone",
);
const namesSomebody: Holds = (_words, text) => /[\p{Ll},] \p{Lu}\p{Ll}/u.test(text);
const asksWhy = holds("why, how come, what made, what makes");
const asksForWords = holds(
  "how, what, can, could, give, word, words, sentence, line, phrase, write, help, need, start, begin",
);
const isOfFeeling: Holds = (words, text) =>
  moodOf(text) !== undefined || readFeelings(text, true).named.length > 0 || feltThings(words) >= 0;
const feltThings = wordList(
  "feel*, sleep*, asleep, awake, calm*, nerv*, anxi*, panic*, stress*, worr*, fear*, dread*, anger, angry, rage, grief, sad*, lonel*, shame, asham*, embarrass*, guilt*, tense, tension, tired, restless, overwhelm*, pressure, thoughts, thinking, mind, head, heart, chest, stomach, breath*, cry*, tears, jealous*, hurt*",
);

const speaksOfHabit = holds("get rid of, break the habit, habit, control myself, hold myself");
const speaksOfSorry = holds("sorry, apolog*, forgive*, make it up to, make up for");
const speaksOfNo = holds(
  "no, refuse*, turn down, decline, limit*, boundar*, cancel*, not want, don't want, get out of, not going to",
);
const speaksOfAsking = holds("ask*, request*, beg, invite*, borrow*");
const speaksOfTelling = holds(
  "tell, telling, say, saying, speak, talk, explain*, break it, bring it up, bring up, put it, word it, words, sentence, line, start, admit*, confess*",
);
const saysToWhom = holds("to, tell, telling, first");
const isOfTheirs = holds("my, our");

const speaksOfOpinion = holds(
  "you think, u think, you reckon, opinion, thoughts, view, advice, you say, make of, you do, in my place",
);
/** What is asked besides is a matter of its own: "is that stealing, do you think". */
const ofOpinion = new Set(contentOf("opinion view advice reckon place thoughts honest"));

/** "How do I stop shouting": what is to stop is one's own, and no parrot's. */
const isOwnHabit: Holds = (words) => {
  const at = words.findIndex((word) => word === "stop" || word === "quit" || word === "stopping");
  if (at < 0) return speaksOfHabit(words);
  const after = words.slice(at + 1, at + 3).filter((word) => word !== "myself" && word !== "from");
  return after[0] !== undefined && (after[0].endsWith("ing") || after[0] === "it" || after[0] === "this");
};

/**
 * What a question has to hold so that the words prepared for an intent speak of what was asked: they are given where the
 * classifier and the question's own words agree. An intent that is not listed is true of whatever was asked.
 */
const subjects: Partial<Record<Intent, Holds>> = {
  "words-sorry": (words) => speaksOfSorry(words) && isOfSelf(words) && !asksWhy(words),
  "words-no": (words) => speaksOfNo(words) && asksForWords(words),
  "words-ask": (words) => speaksOfAsking(words) && asksForWords(words),
  "words-tell": (words, text) =>
    speaksOfTelling(words) &&
    asksForWords(words) &&
    (isOfOther(words) || namesSomebody(words, text) || saysToWhom(words)),
  "words-contact": holds(
    "write, writing, text, message, contact, touch, reach, ring, call, letter, email, card, again, back",
  ),
  "words-comfort": (words, text) => isOfOther(words) || namesSomebody(words, text) || isOfTheirs(words),
  "words-self": holds("myself, to me, my head, my mind, my own name, inside"),
  ahead: holds(
    "get through, through, manage, cope, survive, prepare*, ready, calm, nervous, nerves, before, during, when it, when i, when they, face, facing, start, begin, walk in, sit there",
  ),
  stop: isOwnHabit,
  helps: isOfFeeling,
  "why-self": (words) => asksWhy(words) && isOfSelf(words) && !isOfOther(words),
  normal: holds(
    "normal, usual, common, only one, anyone else, anybody else, other people, others, just me, weird, odd, strange, crazy, mad",
  ),
  fault: holds(
    "fault, blame*, wrong, bad, guilty, selfish, cruel, unfair, horrible, terrible, mean, my doing, have known, have seen, should i have",
  ),
  "other-mind": (words, text) => isOfOther(words) || namesSomebody(words, text),
  future: holds(
    "will, won't, ever, going to, gonna, again, future, when, happen, happens, over, end, last, better",
  ),
  decide: holds("should, shall, or, better, whether, decide, choose, which, rather, ought, do i"),
  opinion: (words, text) => speaksOfOpinion(words) && contentOf(text).every((word) => ofOpinion.has(word)),
  respond: holds("say, reply, answer, react*, respon*, listen*, talk, comment, thoughts, word"),
};

/** Whether what is prepared for an intent speaks of what a question asks. */
export const coversIntent = (intent: Intent, question: string): boolean =>
  subjects[intent]?.(plainWords(question), question) ?? true;

/** Whether the words prepared for an intent speak of something in particular, and not of whatever was asked. */
export const hasSubject = (intent: Intent): boolean => subjects[intent] !== undefined;
