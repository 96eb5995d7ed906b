import type { Asked } from "#server/coach/arc/asked.ts";
import { type Mood, moodOf } from "./mood.ts";
import { eventIn } from "./reading/read-event.ts";
import { readFeelings } from "./reading/read-feelings.ts";
import { readMemory } from "./reading/read-memory.ts";
import { lostIn, namesIn } from "./reading/read-names.ts";
import { readSensation } from "./reading/read-sensation.ts";
import { coreOf, sentencesIn } from "./sentences.ts";
import type { FeelingPiece, MemoryPiece, Named, Piece, SensationPiece, Story, StoryShape } from "./story.ts";
import { isWholeThought } from "./whole-thought.ts";
import { plainWords, wordList } from "./word-list.ts";

/** What one message added to a story. */
export interface Told {
  event?: Piece;
  sensation?: SensationPiece;
  feelings?: FeelingPiece[];
  memory?: MemoryPiece;
  pattern?: Piece;
  mood?: Mood;
}

const repeats = wordList(
  "always, never, every time, everytime, again and again, keep, keeps, tend to, usually, often, whenever, each time, each and every",
);
const mostFeelings = 3;
const shapeOf: Partial<Record<Mood, StoryShape>> = {
  sleepless: "sleeplessness",
  pain: "pain",
  decision: "decision",
  anger: "anger",
  shame: "shame",
};

/** What a message in which something is told adds to a story, and the story with it. `asked` is what it answers. */
export function tellOn(story: Story, text: string, act: string, asked: Asked): { story: Story; told: Told } {
  const sentences = sentencesIn(text);
  const told: Told = {};
  const feelings = readFeelings(text, asked === "emotion").named;
  const sensation = readSensation(text, asked === "sensation");
  const memory = asked === "memory" || story.event ? readMemory(text) : undefined;
  const event = eventOf(story, sentences, asked);
  const pattern = story.event && asked === "awareness" ? patternIn(sentences) : undefined;
  const mood = isTakenBack(text) ? undefined : moodIn(story, text, act);
  if (feelings.length > 0) told.feelings = feelings;
  if (sensation && (asked === "sensation" || !story.sensation)) told.sensation = sensation;
  if (memory && !story.memory && story.shape !== "loss" && story.shape !== "joy") told.memory = memory;
  if (event) told.event = event;
  // What shames somebody is what the story is about, though something else was told first.
  const own = mood === "shame" && story.shape !== "shame" ? eventIn(sentences, asked) : undefined;
  if (own?.isWholeThought) told.event = own;
  if (pattern) told.pattern = pattern;
  if (mood) told.mood = mood;
  return { story: { ...joined(story, told, text), shape: shape(story, told, text, act) }, told };
}

/** The first event is the story's, unless it was a scrap and a whole thought comes after it, told of its own accord. */
function eventOf(story: Story, sentences: readonly string[], asked: Asked): Piece | undefined {
  if (!story.event) return eventIn(sentences, asked);
  if (story.event.isWholeThought || asked === "memory" || asked === "awareness") return undefined;
  const event = eventIn(sentences, asked);
  return event?.isWholeThought ? event : undefined;
}

/** Tears and a missing word in the middle of good news are part of it. */
function moodIn({ shape: known }: Story, text: string, act: string): Mood | undefined {
  if (act === "mourns" && !callsOut(text)) return "loss";
  if (act === "good-news") return "joy";
  const read = moodOf(text);
  // A glad word in the middle of trouble, "awful or lovely", cheers nobody.
  const mood = read === "joy" && known !== "joy" && known !== "unknown" ? undefined : read;
  if (known === "joy" && (mood === "sadness" || mood === undefined)) return "joy";
  return known === "loss" ? (mood ?? "loss") : mood;
}

function joined(
  story: Story,
  { event, sensation, feelings = [], memory, pattern, mood }: Told,
  text: string,
): Story {
  const next: Story = {
    ...story,
    feelings: [
      ...story.feelings,
      ...feelings.filter(({ words }) => story.feelings.every((one) => one.words !== words)),
    ].slice(0, mostFeelings),
    names: [
      ...story.names,
      ...namesIn(text).filter(({ word }) => story.names.every((one) => one.word !== word)),
    ],
  };
  if (event) next.event = event;
  if (sensation) next.sensation = sensation;
  if (memory) next.memory = memory;
  if (pattern) next.pattern = pattern;
  const lost = mood === "loss" ? lostIn(text) : undefined;
  if (lost && !story.lost) next.lost = lost;
  const name =
    next.lost && !next.lost.isName && isNaming.test(text) ? namesIn(text).find(isPersonsName) : undefined;
  if (name) next.lost = name;
  return next;
}

/** "His name was Malcolm": who was lost is called so from here on. */
const isNaming = /\b(?:name (?:was|is)|called)\b/i;
const isPersonsName = ({ isName, kind }: Named): boolean => isName && kind === "person";

/** Feelings of good news, by their nouns. */
const glad = new Set([
  "happiness",
  "joy",
  "pride",
  "delight",
  "excitement",
  "gratitude",
  "peace",
  "contentment",
]);

/**
 * A loss stays one, whatever else is told; joy gives way to trouble that is told afterwards. A loss takes both its words and
 * somebody who mourns, or was theirs: a dead man's cardigan is told of by who shrank it, and who is read as mourning may miss a daughter
 * that moved out, or weep for joy, and then what is named a glad feeling is one.
 */
function shape(story: Story, { mood, event, feelings = [] }: Told, text: string, act: string): StoryShape {
  if (story.shape === "loss" && !isTakenBack(text)) return "loss";
  const isOwn = act === "mourns" || lostIn(text) !== undefined;
  if (isOwn && !isTakenBack(text) && isLoss(story, text)) return "loss";
  if (story.shape === "loss") return "trouble";
  if (act === "good-news") return "joy";
  const isOpen = story.shape === "unknown" || story.shape === "trouble";
  if (isOpen && feelings.length > 0 && story.feelings.length === 0 && feelings.every(isGlad)) return "joy";
  if (isOpen && (mood === undefined || mood === "joy") && (saysGlad(plainWords(text)) >= 0 || callsOut(text)))
    return "joy";
  if (
    story.shape === "joy" &&
    (mood === undefined || mood === "joy" || (besideJoy.has(mood) && isSlight(plainWords(text)) >= 0))
  )
    return "joy";
  const told = mood && shapeOf[mood];
  if (told === "shame" && story.shape === "anger") return "shame";
  if (told && (story.shape === "unknown" || story.shape === "trouble" || story.shape === "joy")) return told;
  if (story.shape !== "unknown" && story.shape !== "joy") return story.shape;
  return event || (mood && mood !== "tired") ? "trouble" : story.shape;
}

/** Words of gladness that are nobody else's. */
const saysGlad = wordList(
  "grinning, can't stop smiling, cant stop smiling, i'm smiling, im smiling, made my day, over the moon, i'm chuffed, im chuffed, i'm so happy, im so happy, i'm so proud, im so proud, good news, great news, best news, something good happened, something nice happened, something lovely happened, something wonderful happened, can't believe my luck, cant believe my luck",
);

const leastCalls = 2;
/** Called out once, something like this is good news. */
const achieved = wordList(
  "passed, won, badge, medal, prize, managed, made it, got in, got the, came first, came second, came third, finally, born, said yes, engaged, first time, jumped in, did it, works again, found it, found him, found her, came back",
);
const speaksAgainst = wordList(
  "not, no, never, nothing, nobody, why, how dare, dead, died, lost, broke*, hate*, angry, sorry, worst, awful, stupid, unfair, left, without, can't, cant, don't, dont, won't, didn't, doesn't, isn't, wasn't, fed up, enough, stop",
);
/** Two sentences that are called out, and nothing hard in any: "We got it! Three years we've been asking!" */
const callsOut = (text: string): boolean =>
  sentencesIn(text).filter((sentence) => /![")’”']?$/.test(sentence)).length >=
    (achieved(plainWords(text)) >= 0 ? 1 : leastCalls) &&
  !text.includes("?") &&
  speaksAgainst(plainWords(text)) < 0;

/** A little fear or tiredness belongs to good news, and takes none of it away. */
const besideJoy = new Set<Mood>(["fear", "tired"]);
const isSlight = wordList("a bit, bit, a little, little, slightly, kind of, kinda, sort of");

const griefWords = /\b(?:grie[fv]\w*|mourn\w*)\b/gi;

/** A death of years ago that is told beside something else is no fresh loss. Grief is also felt over what is not lost in that sense; after another event it makes no loss by itself. */
const isLoss = ({ event }: Story, text: string): boolean =>
  !(event && isLongAgo(text)) &&
  moodOf(text) === "loss" &&
  (!event || moodOf(text.replace(griefWords, "")) === "loss");

const isLongAgo = (text: string): boolean => {
  const distance = readMemory(text)?.distance;
  return distance === "years" || distance === "childhood";
};

/** "Nobody has died", "she is alive": what was taken for a loss is none. */
const isTakenBack = (text: string): boolean =>
  /\b(?:nobody|no one|no-one|noone|not one) (?:has |had |is |'s )?(?:died|dead|gone)\b|\b(?:is|are|he's|she's|they're|still|all) alive\b|\bn(?:o|ot|'t) (?:dead|died|dying|grieving|mourning|a death)\b/i.test(
    text,
  );

const isGlad = ({ noun }: FeelingPiece): boolean => noun !== undefined && glad.has(noun);

/** A sentence in which a person says what they do again and again, or what they do, when that was asked. */
function patternIn(sentences: readonly string[]): Piece | undefined {
  const own = sentences.filter(
    (sentence) =>
      !sentence.includes("?") &&
      plainWords(sentence).some((word) => word === "i" || word === "i'm" || word === "my"),
  );
  const best = own.find((sentence) => repeats(plainWords(sentence)) >= 0) ?? own.find(isWholeThought);
  return best === undefined
    ? undefined
    : { words: coreOf(best), isWholeThought: isWholeThought(coreOf(best)) };
}
