import { doubtfulFeelings, feelingWords } from "#server/coach/story/feeling-words.ts";
import { clausesIn, sentencesIn } from "#server/coach/story/sentences.ts";
import type { FeelingPiece } from "#server/coach/story/story.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

/** Feelings a message names, and those it says are not there. */
export interface ReadFeelings {
  named: FeelingPiece[];
  denied: string[];
}

const self = new Set("i i'm im i've ive i'd id i'll me my myself it's its".split(" "));
const others = new Set("he she they who you we his her their your him them he's she's they're".split(" "));
const denials = new Set("not never isn't wasn't don't didn't aren't without no longer ain't".split(" "));
const saysFelt = new Set(
  "feel feeling feels felt am i'm im was be been being get getting got become became so really very pretty quite bit rather more most mostly just too also and or still all always".split(
    " ",
  ),
);
/** "I'm afraid that" and the like say something else. */
const afterIdiom = new Set("i he she they we it that so not there the my this".split(" "));
/** "I lost it", "it hurt me": what has these after it is done and not felt. */
const afterVerb = new Set("it my me him her them the our his their".split(" "));
const deniedWithin = 3;
/** So near to a feeling stands whoever has it: "I said yes to all of it since Marta from the group sad nobody else can" is a slip for "said". */
const selfWithin = 8;
const selfAfter = 5;
const feltWithin = 2;
/** A clause of so few words needs no "I". */
const bareWords = 4;
const atMost = 2;

/** Reads the person's own feelings out of a message, in their order; `isAsked`: the coach had asked for one. */
export function readFeelings(text: string, isAsked: boolean): ReadFeelings {
  const read: ReadFeelings = { named: [], denied: [] };
  const clauses = sentencesIn(text)
    .filter((sentence, at, all) => isStated(sentence) && !isTakenBack(sentence, all[at + 1]))
    .flatMap(clausesIn);
  for (const [place, clause] of clauses.entries()) {
    const isEarly = place < earlyClauses;
    const words = plainWords(clause);
    for (let at = 0; at < words.length; at += 1) {
      const word = wordAt(words, at);
      if (word === undefined) continue;
      if (isDenied(words, at)) read.denied.push(word);
      else if (isOwn(words, at, word, { isAsked, isEarly })) read.named.push(asPiece(word));
    }
  }
  const named = read.named.filter(
    ({ words }, at, all) =>
      !read.denied.includes(words) && all.findIndex((one) => one.words === words) === at,
  );
  return { named: named.slice(0, atMost), denied: read.denied };
}

/** In a long message, what is bare and far from its beginning is somebody else's: "she rang, happy crying". */
const earlyClauses = 4;
/** "Sad? No.": weighed and put aside. */
const isTakenBack = (sentence: string, next = ""): boolean =>
  sentence.includes("?") && /^(?:no|nope|nah|not)\b/i.test(next);
const hedges = new Set("idk guess maybe kinda sorta its it's i i'm im probably".split(" "));

/** "Happy now?" names no feeling of theirs; "sad?" alone, and "its like dread??", may be careful answers. */
function isStated(sentence: string): boolean {
  const words = plainWords(sentence);
  return (
    !sentence.includes("?") ||
    words.length === 1 ||
    (!asking.has(words[0] ?? "") && words.some((word) => hedges.has(word)))
  );
}
const asking = new Set(
  "is are am was were do does did can could would should will what why how who when where have has".split(
    " ",
  ),
);

/** The feeling that begins at a word, one of two words before one of one. */
function wordAt(words: readonly string[], at: number): string | undefined {
  const [one = "", two = ""] = words.slice(at, at + 2);
  return [`${one} ${two}`, one].find((word) => feelingWords.has(word));
}

const isDenied = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - deniedWithin), at).some((word) => denials.has(word));

interface Where {
  isAsked: boolean;
  isEarly: boolean;
}

function isOwn(words: readonly string[], at: number, word: string, { isAsked, isEarly }: Where): boolean {
  const before = words.slice(0, at);
  const isSelf = words.slice(Math.max(0, at - selfWithin), at + selfAfter).some((one) => self.has(one));
  if (before.some((one) => others.has(one)) && !before.slice(-4).some((one) => self.has(one))) return false;
  if (before.at(-1) === "a" || before.at(-1) === "an") return isAsked;
  if (word === "afraid" && before.at(-1)?.startsWith("i") && afterIdiom.has(words[at + 1] ?? ""))
    return false;
  if (doubtfulFeelings.has(word) && afterVerb.has(words[at + word.split(" ").length] ?? "")) return false;
  const isBare = words.length <= bareWords;
  if (doubtfulFeelings.has(word))
    return (isAsked && isBare) || before.slice(-feltWithin).some((one) => saysFelt.has(one));
  return isSelf || (isEarly && (isBare || isAsked));
}

function asPiece(word: string): FeelingPiece {
  const noun = feelingWords.get(word)?.noun;
  return noun === undefined ? { words: word } : { words: word, noun };
}
