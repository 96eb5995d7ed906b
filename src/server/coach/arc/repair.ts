import { contentOf, isSameWord } from "#server/coach/guide/coverage/content-words.ts";
import { clausesIn, sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";

/** What somebody holds against the last reply, as far as it is known. */
export type Fault =
  /** They had said or asked it before. */
  | "passed-over"
  /** A word of ours is asked back, or denied: "decide what?", "there is no decision". */
  | "our-word"
  /** We did otherwise than they wished: "you didn't count". */
  | "otherwise";

/** A reproach of the last reply, and what stands in the message besides. */
export interface Repair {
  fault: Fault;
  /** What is said or asked besides, without the reproach; empty where there is nothing. */
  rest: string;
}

/** What stands before a message. */
interface Before {
  /** The last reply, empty where none was given. */
  reply: string;
  /** The messages before it, oldest first. */
  said: readonly string[];
}

const pointsBack = wordList(
  `i told you, i just told you, i already told you, i've told you, ive told you, i did tell you, i said so,
  i did say, i said that, i already said, i just said, i say already, as i said, i asked you, i just asked,
  i did ask, i only asked, i already asked, i asked about, i asked for, i asked if, i asked whether,
  i asked what, i asked how, i ask you, i ansered you, i answered you, i answered that, i answered already,
  i already answered, i just answered, i just wrote, i wrote that, already wrote, already told you,
  just told you, you asked me that, you asked that already, you asked me what, you asked me and,
  that's not what i asked, thats not what i asked, that is not what i asked, not what i asked, not what i said,
  that's not what i said, i wasn't asking, i wasnt asking, i didn't ask, i didnt ask, i did not ask`,
);
const ofYou = wordList(
  `you didn't, you didnt, you did not, you don't, you dont, you do not, you put, you forgot, you left out,
  you skipped, you ignored, you ignore, you missed, you not read, you no read, you not understand, you never,
  you aren't, you arent, you are not, you're not, youre not, you just asked, you keep, you kept, you said,
  you also, that's a bit quick, thats a bit quick, that was quick, that's quick, bit quick, too quick,
  do you even, did you even, do you ever, not listening, why would i say, why would i, why are you asking,
  why do you ask, what has that, what's that got, whats that got, that has nothing, that doesn't help,
  that doesnt help, doesn't help, thats not an answer, that's not an answer, that is not an answer, no answer,
  what are you talking about, what are you on about, makes no sense, make no sense, that's not it, thats not it,
  not what i meant, i am not make joke, i'm not joking, im not joking, not a joke`,
);
/** A reproach is no longer than this; in more words somebody tells what was said to another. */
const wordsOfReproach = 14;
/** And it stands among so many sentences at the beginning. */
const sentencesRead = 4;

/** Three words ask a word of ours back: "kept where??", "changed what?". */
const wordsAskedBack = 3;
const asksBack = new Set("what where which who why how huh eh".split(" "));
const asksWhatOf = {
  shouted: /(?<= )WHAT\?/,
  plain: /\b(?:say|decide|choose|tell them|write|feel|mean|misread|keep|skip) what\?+$/i,
};
const whyThem = /^(?:but |and |ok )?[Ww]hy (\p{Lu}\p{Ll}+)\?+$/u;
/** "There's no decision", "it's not a confession". */
const deniesOurs =
  /^(?:but |no,? |what\?? )?(?:there(?:'s| is| was)? (?:no|nothing|not an?|isn'?t an?)|(?:it|that)(?:'s| is| was) (?:not|no|never)|(?:it|that) (?:isn'?t|wasn'?t)) (?:an? |any |the |my |to )?([\p{L}'-]+)/iu;

const held = (word: string, words: readonly string[]): boolean => words.some((one) => isSameWord(word, one));

/** "I said it was horrible": what is said to have been said stands in an earlier message. */
function saidBefore(sentence: string, said: readonly string[]): boolean {
  if (!/\bi (?:just |already |did |only )?(?:said|say|wrote|mentioned)\b/i.test(sentence)) return false;
  const content = contentOf(sentence);
  const before = said.flatMap(contentOf);
  return content.length > 0 && content.every((word) => held(word, before));
}

function faultOf(sentence: string, { reply, said }: Before): Fault | undefined {
  const words = plainWords(sentence);
  const ours = contentOf(reply);
  const content = contentOf(sentence);
  if (
    sentence.trimEnd().endsWith("?") &&
    words.length <= wordsAskedBack &&
    (words.some((word) => asksBack.has(word)) || words.length === 1) &&
    content.length > 0 &&
    content.every((word) => held(word, ours))
  )
    return "our-word";
  // "How would I say WHAT?", and "Why Ilinca?" of somebody they told of: what was asked or proposed makes no sense to them.
  if (asksWhatOf.shouted.test(sentence) || asksWhatOf.plain.test(sentence.trim())) return "our-word";
  const [, name] = whyThem.exec(sentence.trim()) ?? [];
  if (name !== undefined && said.some((text) => text.includes(name))) return "our-word";
  const [, denied] = deniesOurs.exec(sentence.trim().replaceAll("’", "'")) ?? [];
  if (denied !== undefined && contentOf(denied).some((word) => held(word, ours))) return "our-word";
  if (words.length > wordsOfReproach && pointsBack(words) !== 0) return undefined;
  if (pointsBack(words) >= 0 || saidBefore(sentence, said)) return "passed-over";
  // "Would you put her name in?" wishes for something, and holds nothing against anybody.
  if (sentence.trimEnd().endsWith("?") && wishes.has(words[0] ?? "")) return undefined;
  // "How would you put it to him" asks for words.
  if (asksHow.test(sentence.trim())) return undefined;
  return ofYou(words) >= 0 && ofYou(words) <= reproachBegins ? "otherwise" : undefined;
}
const asksHow =
  /^(?:and |so |but |ok |yes |then )*(?:how|what|where|when|who) (?:would|could|can|do|should|might) you\b/i;
const wishes = new Set("would could can will shall may should please".split(" "));
/** "You" stands near the beginning of what is held against us. */
const reproachBegins = 2;

/**
 * The reproach in a message of what was replied last, in its first sentences; undefined where there is none. What else is said or asked in it
 * is its rest, and is what the reply has to meet.
 */
export function repairIn(text: string, before: Before): Repair | undefined {
  if (before.reply === "") return undefined;
  const sentences = sentencesIn(text);
  const faults = sentences.map((sentence, at) =>
    at < sentencesRead ? faultOf(sentence, before) : undefined,
  );
  const fault = faults.find((one) => one !== undefined);
  if (fault === undefined) return undefined;
  const rest = sentences.map((sentence, at) =>
    faults[at] === undefined ? sentence : askedInReproach(sentence),
  );
  return { fault, rest: rest.filter(Boolean).join(" ") };
}

/** "No, I asked about the crying": what it says was asked stands in the reproach itself. */
const toldOfAsking =
  /\bi (?:just |only |did |already )?(?:asked|ask|wanted|meant|mean|said|told)(?: you)?(?: for| about| to)? ?/i;

/** What was asked by a reproach's own words, without what it says it was not. */
function askedInReproach(sentence: string): string {
  const [clause = ""] = clausesIn(sentence)
    .filter((one) => toldOfAsking.test(one))
    .slice(-1);
  const at = toldOfAsking.exec(clause);
  const asked = at ? clause.slice(at.index + at[0].length).trim() : "";
  return contentOf(asked).length > 0 ? `${asked}.` : "";
}
