import { plainWords, wordList } from "./word-list.ts";

/** Shorter is a fragment, longer is no quotation any more. */
const leastWords = 4;
const mostWords = 15;

const subjects = new Set(
  "i i'm i've i'd i'll im ive we we're we've he he's she she's they they're they've it it's its there there's this that nobody everyone everybody someone somebody no-one".split(
    " ",
  ),
);
/** A subject follows these. */
const owners = new Set("my our the a an his her their every each some one two three four today's".split(" "));
/** May stand before the subject without making half a thought of what follows. */
const openers = new Set(
  "so and but well yesterday today tonight now then lately still sometimes often honestly actually basically just also oh ok okay yes no yeah suddenly last this at on in".split(
    " ",
  ),
);
/** What begins so hangs on something else, gives an order, or asks. */
const dependent = new Set(
  "because if that which who whose than as while although though unless until since whether what how why when where please let give make tell show stop don't do can could would will should is are was were am did does have has".split(
    " ",
  ),
);
/** Verbs that cannot be told by their ending. */
const verbs = new Set(
  "died am is are was were be been have has had do does did can can't cannot could couldn't will won't would wouldn't should shouldn't may might must isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't i'm i've i'd i'll im ive we're we've he's she's it's they're they've there's that's feel feels felt say says said tell tells told ask asks know knows knew think thinks thought want wants need needs get gets got go goes went come comes came make makes made take takes took give gives gave leave leaves left lose loses lost keep keeps kept find finds found see sees saw hear hears heard let lets put puts run runs ran sit sits sat stand stands stood hold holds held bring brings brought begin begins began break breaks broke speak speaks spoke write writes wrote forget forgets forgot fall falls fell hurt hurts shut cut hit sleep sleeps slept wake wakes woke die dies meet meets met send sends sent spend spends spent buy buys bought pay pays paid win wins won fight fights fought teach taught choose chose eat eats ate drink drank drive drives drove fly flew grow grows grew hide hid lie lies lay lead led mean means meant read rise rose send shake shakes shook sing sang sink sank steal stole swear swore throw threw wear wore love loves hate hates miss misses live lives beats reminds peel peels finishes smells play plays work works call calls cry cries try tries worry worries hope hopes wish wishes look looks seem seems sound sounds start starts happen happens help helps turn turns move moves wait waits believe believes remember remembers understand understands understood care cares talk talks walk walks laugh laughs shout shouts yell yells argue argues ignore ignores change changes matter matters end ends stay stays ring rings rang built bent blew burnt caught crept dealt dug dreamt drew fed fled froze hung knelt laid leant learnt lent lit overheard quit rode sold set shot slid spilt spoilt spread stuck stung struck swept swam tore upset wept wore freeze freezes ghosted count counts pray prays shout own owns owe owes refuse refuses treat treats blame blames hang hangs follow follows".split(
    " ",
  ),
);
/** A thought that ends so is not finished. */
const unfinished = new Set(
  "and or but because so that which who when while if than then as for with about in on at to from of by the a an my his their our is are was were am have has had do does did not i he she they we".split(
    " ",
  ),
);
/** Said to the coach and not about a life. */
const toTheCoach = wordList(
  "where to start, where to begin, tell someone, tell somebody, where do i begin, where do i start, what to say, what to write, how to say it, i said, as i said, i just told, i told you, i asked, you, your, yours, you're, u, ur, this app, the app, please, thank*, thanks, sorry, hello, lol, haha*",
);

/**
 * Whether a sentence is a whole thought that can stand between quotation marks: a statement with subject and verb,
 * neither begun nor broken off in the middle, not to the coach, and short.
 */
export function isWholeThought(sentence: string): boolean {
  const words = plainWords(sentence);
  if (words.length < leastWords || words.length > mostWords) return false;
  if (/[?"“”«»()[\]{}<>*_#|\\/]|https?:|\.{2,}|…/u.test(sentence) || /[,;:–—-]\s*$/.test(sentence))
    return false;
  if (toTheCoach(words) >= 0 || unfinished.has(words.at(-1) ?? "") || isShouted(sentence)) return false;
  const from = words.findIndex((word) => !openers.has(word) || owners.has(word));
  const [first = "", ...others] = words.slice(Math.max(0, from));
  if (dependent.has(first)) return false;
  if (subjects.has(first))
    return first.includes("'") || first.startsWith("im") || first === "ive" || hasVerb(others.slice(0, 4));
  if (owners.has(first)) return hasVerb(others.slice(1, 7));
  // A name, as it is written in the middle of a sentence too.
  return /^\p{Lu}\p{Ll}+\b/u.test(sentence) && hasVerb(others.slice(0, 2));
}

/** What turns what was said before it round: its first half alone would say something else. */
const turning = /^\s*(?:but|if|unless|except|or|not|though|although|only|until)\b/i;

/** Here another thought begins. */
const seam = /,| and (?=(?:i|he|she|we|they|it|my|his|her|the|now)\b)/i;

/** A sentence where it is a whole thought, else the part before its first comma, or before another thought, where that is one. */
export function thoughtIn(sentence: string): string | undefined {
  if (isWholeThought(sentence)) return sentence;
  const [head = ""] = sentence.split(seam);
  const rest = sentence.slice(head.length).replace(/^(?:,| and )/i, "");
  return rest && !turning.test(rest) && isWholeThought(head) ? head.trim() : undefined;
}

const isShouted = (sentence: string): boolean => /\p{Lu}{4,}/u.test(sentence);

/** After these "like" is a verb; elsewhere it compares: "tender like a bruise". */
const likers = new Set(
  "i we they people really don't didn't doesn't would i'd never do did to always also".split(" "),
);
/** Ends as a verb of the past and describes instead. */
const describing = /^(?:over)?(?:tired|frightened|bored|scared|exhausted|drained|stressed)$/;

/** Whether a verb is among some words, as far as verbs can be told by a list and an ending. */
export const hasVerb = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      verbs.has(word) ||
      (word === "like" && likers.has(words[at - 1] ?? "")) ||
      word === "likes" ||
      (word.length > 4 && word.endsWith("ed") && !describing.test(word)),
  );
