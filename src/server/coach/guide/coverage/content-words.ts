import { plainWords } from "#server/coach/story/word-list.ts";

/**
 * Words that a question is made of whatever it is about: the small words of the language, words of asking, of politeness and of
 * time, and verbs that say nothing without what follows them.
 */
const ofAnyQuestion = new Set(
  `a an the this that these those such some any all both each every no not none nor and or but if so than as of to in on at by for
  with without about from into onto over under up down out off through during before after between against around along within across
  i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours they them their theirs
  u ur r y im ive id ill dont cant wont isnt arent wasnt doesnt didnt thats whats hows theres youre
  who whom whose what which when where why how whether
  am is are was were be been being do does did done doing have has had having can could will would shall should may might must
  don can won isn aren wasn weren doesn didn haven hasn hadn shouldn couldn wouldn ain ll ve re
  get gets got getting go goes going gone went gonna make makes made making take takes took taken taking give gives gave given giving
  want wants wanted wanna need needs needed let lets put puts try trying tried come comes came coming keep keeps kept
  ask asks asked asking tell tells told telling say says said saying explain wonder wondering question questions know knows knew think
  thinks thought mean means meant please pls thank thanks thx ok okay well yes yeah yep nah oh ah um uh hm hmm hey hi hello lol haha
  btw tbh honestly anyway actually really just even only still yet ever never always again also too very quite rather more most much many
  less least little lot lots bit kind sort thing things stuff something anything nothing everything anywhere somewhere everywhere someone somebody anyone anybody way ways
  maybe perhaps probably like one ones other another else same own here there now then today tonight good best better great nice right
  suppose guess suggest possible possibly able exactly else first last next back away`.split(/\s+/),
);

/** Forms that no ending tells of. */
const irregular = new Map([
  ["slept", "sleep"],
  ["felt", "feel"],
  ["lost", "lose"],
  ["saw", "see"],
  ["seen", "see"],
  ["wrote", "write"],
  ["written", "write"],
  ["spoke", "speak"],
  ["died", "die"],
  ["dying", "die"],
  ["lying", "lie"],
  ["children", "child"],
  ["kids", "child"],
  ["kid", "child"],
  ["mum", "mother"],
  ["mom", "mother"],
  ["dad", "father"],
  ["phone", "call"],
  ["ring", "call"],
]);

const endings = [
  "fulness",
  "iness",
  "ness",
  "less",
  "ation",
  "ingly",
  "ing",
  "ions",
  "ion",
  "edly",
  "ied",
  "ies",
  "ed",
  "es",
  "ly",
  "ful",
  "s",
  "e",
  "y",
];
/** What is left of a word is still told from others. */
const leastLetters = 3;

/** A word without its endings, so that the forms of one word are one. */
export function folded(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= leastLetters);
  if (ending === undefined || word.endsWith("ss")) return word;
  const stem = word.slice(0, -ending.length);
  return stem.at(-1) === stem.at(-2) && stem.length > leastLetters ? stem.slice(0, -1) : stem;
}

/** What a text is about: its words without those of any question, folded, each once. */
export function contentOf(text: string): string[] {
  const words = plainWords(text).flatMap((word) => word.split("'")[0] ?? []);
  return [...new Set(words.filter((word) => word.length > 1 && !ofAnyQuestion.has(word)).map(folded))];
}

const sharedLetters = 5;
/** Two letters in the wrong order are forgiven in words of so many letters, and another letter in longer ones. */
const lettersOfSlip = { order: 4, other: 5 };

/** Whether two folded words are forms of one, or one of them is the other with a slip in it. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const shortest = Math.min(one.length, other.length);
  if (shortest >= sharedLetters && one.slice(0, sharedLetters) === other.slice(0, sharedLetters)) return true;
  return shortest >= lettersOfSlip.order && isSlip(one, other, shortest >= lettersOfSlip.other);
}

/** Two neighbours in the wrong order, or, where there may be, one letter more, fewer or another. */
function isSlip(one: string, other: string, mayBeOther: boolean): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [a, b] = [one.slice(from), other.slice(from)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || (mayBeOther && (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)));
}
