import type { Utterance } from "#server/coach/coach.ts";
import type { Given } from "#server/coach/given/given.ts";
import { givenIn } from "#server/coach/given/given-in.ts";
import { askedBySentence } from "#server/coach/guide/words/asked-by-sentence.ts";
import { type Open, openIn } from "#server/coach/hour/read-hour.ts";
import { feltAfter } from "#server/coach/story/felt-after.ts";
import { asksForEasyWords, isLearners } from "#server/coach/story/learners.ts";
import { deniesAFeeling, mended, mendsAWord } from "#server/coach/story/mend.ts";
import { tellOn } from "#server/coach/story/read-story.ts";
import { type Story, untoldStory, type Wishes } from "#server/coach/story/story.ts";
import { afterScript, nextWishes, nothingWished, wishOn } from "#server/coach/story/wish-on.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { type Asked, askedIn, isScript, isSpokenText } from "./asked.ts";
import { isDraftOpen, isLetterOpen } from "./asked-for.ts";
import { chosenShape, denials, writtenOn } from "./in-hour.ts";
import { ownSentenceIn, toldOf } from "./own-sentence.ts";
import { wordsOfMend } from "./plainly-answered.ts";
import { readTurn } from "./read-turn.ts";
import { type Step, stepOrder } from "./steps.ts";
import { type Turn, type TurnAct, telling } from "./turn.ts";
import { type Way, wayAfter } from "./way.ts";
import { quotes } from "./with-asking.ts";

/** Where a conversation stands, before anything is said to it. */
export type Place = "opening" | "telling" | "ready" | "after";

/** A conversation as it was read: the person's messages in order, and what is known from all of them. */
export interface Talk {
  turns: Turn[];
  /** The last message of the person's. */
  now: Turn;
  /** What the coach said, oldest first. */
  replies: string[];
  story: Story;
  /** What the next script is made by. */
  wishes: Wishes;
  /** Steps that were answered, in whatever words, or are left alone. */
  settled: ReadonlySet<Step>;
  /** How often each step was asked for. */
  asks: ReadonlyMap<Step, number>;
  /** What was told was asked after. */
  isAskedMore: boolean;
  /** The practice that was given last, while it is still what is spoken of. */
  practiceBefore: string | undefined;
  /** Scripts and practices that were given. */
  spokenTexts: number;
  place: Place;
  way: Way;
  /** The choice or the thing to write that the last reply left open. */
  open: Open | undefined;
  /** They have found what they will say to somebody. */
  hasSentence: boolean;
  /** The person is learning English, or asked for easy words. */
  isEasy: boolean;
}

/** Acts that answer whatever was asked, in their way. */
const answering = new Set<TurnAct>([...telling, "well", "chats", "corrects", "leaves", "wants-meditation"]);
/** Where something is written that is sent to nobody. */
const unsent = "unsent";
/** One more try, more simply; the past and the pattern are let go at once. */
const mostAsks = 2;
const letGoAtOnce = new Set<Step>(["memory", "awareness"]);

/** Reads a conversation once from its beginning; the work is linear in its length. */
export function readTalk(conversation: readonly Utterance[]): Talk {
  const turns: Turn[] = [];
  const replies: string[] = [];
  const settled = new Set<Step>();
  const asks = new Map<Step, number>();
  let asked: Asked = "none";
  let story: Story = untoldStory;
  let wishing = nothingWished;
  let spokenTexts = 0;
  let isAfterSpoken = false;
  let isAskedMore = false;
  let practiceBefore: string | undefined;
  let open: Open | undefined;
  let given: Given = "acknowledgement";
  let hasDraft = false;
  let isUnsent = false;
  let hasSentence = false;
  for (const { role, text, file } of conversation) {
    if (role === "coach") {
      replies.push(text);
      given = givenIn(text, { turn: turns.at(-1), open, given });
      open = openIn(text);
      if (open !== undefined) isUnsent = open.station.id === unsent;
      asked = askedIn(text, askedBySentence, nextStep({ settled, asks }));
      isAskedMore ||= asked === "more" || asked === "event";
      if (isStep(asked)) asks.set(asked, (asks.get(asked) ?? 0) + 1);
      isAfterSpoken = isSpokenText(text);
      if (isAfterSpoken) {
        spokenTexts += 1;
        practiceBefore = isScript(text) ? undefined : text;
      }
      if (isScript(text)) wishing = afterScript(wishing);
      continue;
    }
    const turn = readTurn(text, {
      asked,
      open,
      reply: replies.at(-1) ?? "",
      given,
      hasDraft,
      isUnsent,
      hasFile: file !== undefined,
      isFirst: turns.length === 0,
      story,
      isAfterScript: wishing.isAfterScript,
      isAfterPractice: practiceBefore !== undefined,
      turns,
    });
    if (takesBackJokes.test(text)) story = untoldStory;
    if (turn.isTelling && turn.asked !== "check-in") practiceBefore = undefined;
    const before = story;
    story = chosenShape(story, turn.chosen);
    if (turn.act === "writes") story = writtenOn(story, turn.text, open);
    hasSentence ||=
      ownSentenceIn(text, toldOf(story, open)) !== undefined || (turn.act === "writes" && isDraftOpen(open));
    hasDraft ||= hasSentence;
    hasDraft ||= quotes.test(text) || (turn.act === "writes" && (isDraftOpen(open) || isLetterOpen(open)));
    const isPutRight = turn.act === "corrects" || turn.beside.includes("corrects");
    if (isPutRight || deniesAFeeling(story, text)) story = mended(story, text);
    turn.isMended = story !== before && (turn.act === "corrects" || mendsAWord(before, text));
    if (story !== before) wishing = { ...wishing, isServed: false };
    if (turn.isTelling || (turn.act === "corrects" && story === before)) {
      const read = tellOn(story, turn.tells, turn.act, asked);
      story = read.story;
      turn.told = read.told;
    }
    wishing = wishOn(
      wishing,
      turn.act === "wants-meditation" && wishing.isAfterScript ? turn.met : turn.text,
      turn.act,
    );
    settle({ turn, story, settled, asks });
    if (wishing.wishes.noFeelings) settled.add("emotion");
    turns.push(turn);
  }
  const nothing = {
    asked,
    open,
    reply: "",
    given,
    hasDraft: false,
    isUnsent: false,
    hasFile: false,
    isFirst: true,
    story,
    isAfterScript: false,
    isAfterPractice: false,
    turns,
  };
  const now = turns.at(-1) ?? readTurn("", nothing);
  return {
    turns,
    now,
    replies,
    story,
    wishes: nextWishes(wishing),
    settled,
    asks,
    isAskedMore,
    practiceBefore,
    spokenTexts,
    place: placeOf(
      turns,
      story,
      isAfterSpoken || now.asked === "check-in" || saysHowItWas(now.text, replies),
    ),
    way: wayAfter(turns),
    open,
    hasSentence,
    isEasy: turns.some(
      ({ text, language }) => language !== undefined || isLearners(text) || asksForEasyWords(text),
    ),
  };
}

/** "Ok sorry. Real thing: …": what was said before was for fun, and belongs in no script. */
const takesBackJokes =
  /\b(?:real thing|for real now|seriously now|serious now|ok(?:ay)? serious(?:ly)?|(?:just|only|was) (?:kidding|joking|messing)|no jokes? now)\b/i;

/** The step to ask for next; undefined when each is known or has been let go. */
export const nextStep = ({ settled, asks }: Pick<Talk, "settled" | "asks">): Step | undefined =>
  stepOrder.find((step) => !settled.has(step) && (asks.get(step) ?? 0) < mostAsks);

const isStep = (asked: Asked): asked is Step => stepOrder.some((step) => step === asked);

/** Who complains of being asked for it is not asked for it again. */
const ofBody = wordList("body, chest, shoulders, stomach");
interface Settling {
  turn: Turn;
  story: Story;
  settled: Set<Step>;
  asks: ReadonlyMap<Step, number>;
}

function settle({ turn: { text, act, asked, isSure }, story, settled, asks }: Settling): void {
  if (story.event) settled.add("event");
  if (story.sensation) settled.add("sensation");
  if (story.feelings.length > 0) settled.add("emotion");
  if (story.memory) settled.add("memory");
  if (story.pattern) settled.add("awareness");
  if (story.shape === "loss" || story.shape === "joy") settled.add("memory");
  if (story.shape === "loss") settled.add("awareness");
  if (act === "complains" && ofBody(plainWords(text)) >= 0) settled.add("sensation");
  if (!isStep(asked)) return;
  const isAnswered = answering.has(act) || (act === "nods" && asked !== "event") || !isSure;
  if (isAnswered) settled.add(asked);
  if (act === "unsure" && isNothing(text)) settled.add(asked);
  if (act === "unsure" && (letGoAtOnce.has(asked) || (asks.get(asked) ?? 0) >= mostAsks)) settled.add(asked);
  if (act === "complains" || (asks.get(asked) ?? 0) > mostAsks) settled.add(asked);
}

/** A no, or that there is nothing: an answer, unlike not knowing. */
function isNothing(text: string): boolean {
  const words = plainWords(text);
  return denials.has(words[0] ?? "") || (words.length <= wordsOfMend && words.includes("nothing"));
}

/** "Same", or "better", some words after a practice or a script still says how that was. */
const saysHowItWas = (text: string, replies: readonly string[]): boolean =>
  replies.slice(-2).some(isSpokenText) && plainWords(text).length <= 2 && feltAfter(text) !== undefined;

function placeOf(turns: readonly Turn[], story: Story, isAfter: boolean): Place {
  if (isAfter) return "after";
  const isNamed = story.event && story.sensation && story.feelings.length > 0;
  if (isNamed && turns.length > 1) return "ready";
  return turns.some(({ isTelling }) => isTelling) ? "telling" : "opening";
}
