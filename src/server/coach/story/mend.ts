import { moodOf } from "./mood.ts";
import { eventIn } from "./reading/read-event.ts";
import { readFeelings } from "./reading/read-feelings.ts";
import { namesIn } from "./reading/read-names.ts";
import { readSensation } from "./reading/read-sensation.ts";
import { clausesIn, sentencesIn } from "./sentences.ts";
import type { FeelingPiece, Named, Piece, Story, StoryShape } from "./story.ts";
import { plainWords } from "./word-list.ts";

/** What a correction puts in the place of what. */
export interface Mend {
  wrong: string;
  right: string;
}

const bounded = "[^,.;!?\\n]{1,40}";
/** The ways in which people put something right, each with the place of what was wrong and of what is right. */
const ways: [RegExp, wrong: number, right: number][] = [
  [
    new RegExp(
      `\\bnot (?:my |the |a |in |at )?(${bounded}?)[,;]? (?:but|it's|it was|he's|she's) (?:my |the |a |in |at )?(${bounded})`,
      "i",
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `\\b(?:my |the |in |at |it's |it was |is |was )?(${bounded}?)[,;] not (?:my |the |a |in |at )?(${bounded})`,
      "i",
    ),
    2,
    1,
  ],
  [
    new RegExp(
      `^(?:(?:no|nope|sorry|actually)[,. ]+)?not (?:my |the |a |in |at )?(${bounded}?)[,.;] (?:my |the |a |in |at )?(${bounded})`,
      "i",
    ),
    1,
    2,
  ],
  [new RegExp(`\\b(?:name is|name's|called|it's) (${bounded}?)[,.;]? not (${bounded})`, "i"), 2, 1],
  [new RegExp(`\\bin (${bounded}?) instead of (?:in )?(${bounded})`, "i"), 2, 1],
];
/** Names nothing that could stand in a story. */
const empty = new Set(["no", "nope", "yes", "sorry", "it", "that", "this"]);
const lead =
  /^(?:and|but|no|nope|sorry|well|actually|it's|it was|it is|he's|she's|i said|i meant|i mean|(?:his |her |my |the )?name(?:'s| is)|called)[,.]?\s+/i;

/** Reads what a message puts right: the wrong word and the right one; undefined where it does not name both. */
export function readMend(text: string): Mend | undefined {
  for (const [way, wrong, right] of ways) {
    const found = way.exec(text.slice(0, 300));
    const mend = found && { wrong: bare(found[wrong]), right: bare(found[right]) };
    if (mend && isShort(mend.wrong) && isShort(mend.right)) return mend;
  }
  return undefined;
}

/** The words alone, without what leads up to them. */
function bare(words = ""): string {
  let left = words.trim();
  while (lead.test(left)) left = left.replace(lead, "");
  return left.replace(/^(?:my|the|a|an|in|at)\s+/i, "").trim();
}
const isShort = (words: string): boolean => {
  const all = plainWords(words);
  return (
    all.length > 0 &&
    all.length <= 4 &&
    !empty.has(words.toLowerCase()) &&
    !all.some((word) => ofStatement.has(word))
  );
};
/** "Not my husband. I have no husband": what comes after it is a statement, and no word for the wrong one. */
const ofStatement = new Set("i no not never".split(" "));

/** Every correction a message makes, sentence by sentence. */
const mendsIn = (text: string): Mend[] => sentencesIn(text).flatMap((sentence) => readMend(sentence) ?? []);

/** Whether a message puts right a word that stands in the story, however it was read otherwise. */
export function mendsAWord(story: Story, text: string): boolean {
  const { event, sensation, memory, pattern, feelings } = story;
  const told = [event, sensation, memory, pattern, ...feelings].flatMap((piece) => piece?.words ?? []);
  return mendsIn(text).some((mend) => told.some((words) => replaced(words, mend) !== words));
}

/**
 * Whether a message says of a feeling in the story that it is none, or that another has taken the place of all, whatever it
 * does besides: "it isn't shame any more", "it's mostly relief now".
 */
export function deniesAFeeling({ feelings, event }: Story, text: string): boolean {
  const { denied } = readFeelings(text, true);
  const isToldBefore = event !== undefined || feelings.length > 0;
  return (
    (isToldBefore && feltNow(text) !== undefined) ||
    feelings.some(({ words, noun }) => denied.some((one) => one === words || one === noun))
  );
}

const prevailing = /\b(?:mostly|mainly|(?:right )?now|by now|at last|more than anything)\b/i;
const wordsOfPrevailing = 8;

/** The feeling that is said to be there now in place of the others; undefined where none is. */
function feltNow(text: string): FeelingPiece | undefined {
  return clausesIn(text)
    .filter((clause) => prevailing.test(clause) && plainWords(clause).length <= wordsOfPrevailing)
    .flatMap((clause) => readFeelings(clause, true).named)
    .at(-1);
}

/** Feelings that turn what was told into good news. */
const glad = new Set(
  "relief joy happiness gladness delight pride gratitude thankfulness excitement".split(" "),
);
/** Feelings in which nothing is left of what was hard; they are no news either. */
const still = new Set("calm peace ease contentment".split(" "));
const isOf = (nouns: ReadonlySet<string>, { noun, words }: FeelingPiece): boolean => nouns.has(noun ?? words);

/** Where only glad or only calm feelings are left, nothing hard that was told before stands in the next script. */
function turnedGlad(story: Story, before: StoryShape): Story {
  const { feelings, shape } = story;
  if (shape === "loss" || feelings.length === 0) return story;
  const next = feelings.every((one) => isOf(glad, one))
    ? "joy"
    : feelings.every((one) => isOf(glad, one) || isOf(still, one))
      ? "unknown"
      : undefined;
  if (next === undefined || next === before) return story;
  const { event, sensation: _s, memory: _m, pattern: _p, written: _w, ...kept } = story;
  return { ...kept, shape: next, ...(event ? { event: { ...event, isWholeThought: false } } : {}) };
}

/**
 * The story as a correction leaves it: a word put right in every piece, one's mother, Ana or Porto in the place of the only
 * other of their kind, a place of the body or a feeling that is another. One that takes something back, of which nothing of
 * that was understood, brings another event, or has the event no longer quoted: it may be what is wrong. What takes nothing
 * back leaves the same story.
 */
export function mended(story: Story, text: string): Story {
  const mends = [...mendsIn(text), ...mendsByKind(story, text)];
  const feelings = mendedFeelings(story, text);
  const put = mends.reduce(withMend, { ...story, feelings, shape: mendedShape(story, feelings) });
  const isOtherFeeling = feelings.some(({ words }) => story.feelings.every((one) => one.words !== words));
  const next = isOtherFeeling ? turnedGlad(put, story.shape) : put;
  const sensation = storySensation(next, text);
  if (sensation) next.sensation = sensation;
  const isUnderstood = JSON.stringify(next) !== JSON.stringify(story);
  if (isUnderstood) return next;
  if (!takesBack.test(text)) return story;
  const other = mayTakeLossBack(text) ? withoutLoss(next) : next;
  if (!other.event) return other;
  return { ...other, event: eventIn(statedIn(text), "none") ?? { ...other.event, isWholeThought: false } };
}

/** Few words, or words of the loss, take it back; whoever goes on telling and says "not" on the way still mourns. */
const mayTakeLossBack = (text: string): boolean =>
  plainWords(text).length <= wordsOfTakingBack ||
  /^(?:no|not|nobody|nope|wrong)\b/i.test(text.trim()) ||
  /\b(?:died|dead|death|loss|lost|mourn\w*|griev\w*|grief|alive)\b/i.test(text);
const wordsOfTakingBack = 12;

/** A loss of which something is taken back that was not understood may have been somebody else's, or none. */
function withoutLoss(story: Story): Story {
  if (story.shape !== "loss") return story;
  const { lost: _another, ...kept } = story;
  return { ...kept, shape: "trouble" };
}

function mendedFeelings(story: Story, text: string): FeelingPiece[] {
  const { named, denied } = readFeelings(text, true);
  const now = feltNow(text);
  if (now) return [now, ...named.filter(({ words }) => words !== now.words)].slice(0, 3);
  const isDenied = ({ words, noun }: FeelingPiece): boolean =>
    denied.some((one) => one === words || one === noun);
  const kept = story.feelings.filter((one) => !isDenied(one));
  return [...kept, ...named.filter(({ words }) => kept.every((one) => one.words !== words))].slice(0, 3);
}

/** Shapes that a feeling makes, by the mood of its word. */
const ofFeeling: ReadonlyMap<string, StoryShape> = new Map([
  ["anger", "anger"],
  ["shame", "shame"],
  ["joy", "joy"],
]);

/** A story of anger whose anger is taken back is one of what is felt instead. */
function mendedShape({ shape, event, feelings: before }: Story, feelings: FeelingPiece[]): StoryShape {
  const isTakenBack = before.some(({ words }) => feelings.every((one) => one.words !== words));
  if (!isTakenBack || ![...ofFeeling.values()].includes(shape)) return shape;
  const shapes = [...feelings, ...(event ? [event] : [])].map(({ words }) =>
    ofFeeling.get(moodOf(words) ?? ""),
  );
  return shapes.includes(shape) ? shape : (shapes.find((one) => one !== undefined) ?? "trouble");
}

/**
 * Where the story has one of a kind and the correction names another, that one is meant. A name alone does not say what it
 * is the name of, unless it is called a name.
 */
function mendsByKind(story: Story, text: string): Mend[] {
  const isKnown = ({ word }: Named): boolean =>
    story.names.some((one) => one.word === word) || mendsIn(text).some(({ right }) => right.includes(word));
  const stated = sentencesIn(text).filter((sentence) => !sentence.includes("?"));
  const isCalled = /\b(?:names?|called)\b/i.test(text);
  const isAlike = (one: Named, right: Named): boolean =>
    one.isName === right.isName && (one.kind === right.kind || (one.isName && !isCalled));
  return namesIn(statedIn(stated.join(" ")).join(", ")).flatMap((right): Mend[] => {
    const alike = isKnown(right) ? [] : story.names.filter((one) => isAlike(one, right));
    const [wrong] = alike;
    return wrong && alike.length === 1 ? [{ wrong: wrong.word, right: right.word }] : [];
  });
}

const denying = /\b(?:not|no|never|isn't|wasn't|didn't|don't|doesn't|weren't|aren't)\b/i;

const takesBack =
  /\b(?:not|no|nope|never|wrong|mistake|misunder\w+|incorrect|untrue|false|\w+n['’]t|(?:is|was|are|were|do|does|did|has|have|had|wo|ca|could|would|should)nt|meant?|actually|rather|instead|correct\w*|typo|spel(?:led|t|ling)|said|told)\b/i;

/** Whether anything in a message takes something back; a name that is only added does not. */
export const takesAnythingBack = (text: string): boolean => takesBack.test(text);

/** What a correction states, and not what it takes back. */
const statedIn = (text: string): string[] => clausesIn(text).filter((clause) => !denying.test(clause));

function storySensation(story: Story, text: string): Story["sensation"] {
  if (!story.sensation) return undefined;
  const [stated] = statedIn(text).flatMap((clause) => readSensation(clause, true) ?? []);
  return stated?.place === undefined ? undefined : stated;
}

function withMend(story: Story, mend: Mend): Story {
  const put = <Words extends Piece>(piece: Words): Words => ({
    ...piece,
    words: replaced(piece.words, mend),
  });
  const { event, sensation, memory, pattern, lost } = story;
  const names = story.names.map((one) => ({ ...one, word: replaced(one.word, mend) }));
  const changed: Story = { ...story, names };
  if (event) changed.event = put(event);
  if (sensation) changed.sensation = put(sensation);
  if (memory) changed.memory = put(memory);
  if (pattern) changed.pattern = put(pattern);
  if (lost) changed.lost = { ...lost, word: replaced(lost.word, mend) };
  return changed;
}

/** A word put right wherever it stands, whole words only. */
function replaced(words: string, { wrong, right }: Mend): string {
  const at = words.toLowerCase().indexOf(wrong.toLowerCase());
  if (at < 0 || isLetter(words[at - 1]) || isLetter(words[at + wrong.length])) return words;
  return words.slice(0, at) + right + words.slice(at + wrong.length);
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /\p{L}/u.test(char);
