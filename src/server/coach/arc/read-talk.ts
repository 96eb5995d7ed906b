import type { Act } from "#server/coach/act/acts.ts";
import { readAct } from "#server/coach/act/read-act.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { askedBySentence } from "#server/coach/guide/words/asked-by-sentence.ts";
import { type OtherLanguage, otherLanguageOf } from "#server/coach/language/other-language.ts";
import { mended, mendsAWord } from "#server/coach/story/mend.ts";
import { moodOf } from "#server/coach/story/mood.ts";
import { readFeelings } from "#server/coach/story/read-feelings.ts";
import { readSensation } from "#server/coach/story/read-sensation.ts";
import { type Told, tellOn } from "#server/coach/story/read-story.ts";
import { type Story, untoldStory, type Wishes } from "#server/coach/story/story.ts";
import { afterScript, nextWishes, nothingWished, wishOn } from "#server/coach/story/wish-on.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import { type Asked, askedIn, isScript, isSpokenText } from "./asked.ts";
import { asksOtherwise, isPlainWish } from "./asks-otherwise.ts";
import { type Step, stepOrder } from "./steps.ts";

/** What a message was read as: an act, or one of the things that are told without the taught reader. */
export type TurnAct = Act | "other-language" | "file";

/** One message of the person's as it was read. */
export interface Turn {
  text: string;
  act: TurnAct;
  /** The reading is clear; otherwise the reply keeps to what cannot be wrong. */
  isSure: boolean;
  /** What it may be instead. */
  next: TurnAct | undefined;
  /** Something of a life is told in it, whatever else it does. */
  isTelling: boolean;
  /** What the coach had left open before it. */
  asked: Asked;
  language: OtherLanguage | undefined;
  /** What it added to the story. */
  told: Told;
}

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
  /** Scripts and practices that were given. */
  spokenTexts: number;
  place: Place;
}

/** Acts in which a life is told of. */
const telling = new Set<TurnAct>(["tells", "good-news", "mourns"]);
/** Acts that answer whatever was asked, in their way. */
const answering = new Set<TurnAct>([...telling, "well", "chats", "corrects", "leaves", "wants-meditation"]);
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
  for (const { role, text, file } of conversation) {
    if (role === "coach") {
      replies.push(text);
      asked = askedIn(text, askedBySentence);
      if (isStep(asked)) asks.set(asked, (asks.get(asked) ?? 0) + 1);
      isAfterSpoken = isSpokenText(text);
      if (isAfterSpoken) spokenTexts += 1;
      if (isScript(text)) wishing = afterScript(wishing);
      continue;
    }
    const turn = readTurn(text, {
      asked,
      hasFile: file !== undefined,
      story,
      isAfterScript: wishing.isAfterScript,
    });
    const before = story;
    if (turn.act === "corrects") story = mended(story, text);
    if (story !== before) wishing = { ...wishing, isServed: false };
    else if (turn.isTelling || turn.act === "corrects") {
      const read = tellOn(story, turn.text, turn.act, asked);
      story = read.story;
      turn.told = read.told;
    }
    wishing = wishOn(wishing, turn.text, turn.act);
    settle({ turn, story, settled, asks });
    turns.push(turn);
  }
  const now = turns.at(-1) ?? readTurn("", { asked, hasFile: false, story, isAfterScript: false });
  return {
    turns,
    now,
    replies,
    story,
    wishes: nextWishes(wishing),
    settled,
    asks,
    spokenTexts,
    place: placeOf(turns, story, isAfterSpoken || now.asked === "check-in"),
  };
}

const isStep = (asked: Asked): asked is Step => stepOrder.some((step) => step === asked);

/** What a message is read against. */
interface Before {
  asked: Asked;
  hasFile: boolean;
  story: Story;
  isAfterScript: boolean;
}

function readTurn(text: string, { asked, hasFile, story, isAfterScript }: Before): Turn {
  const language = otherLanguageOf(text);
  const turn = { text, asked, language, told: {}, next: undefined };
  if (hasFile) return { ...turn, act: "file", isSure: true, isTelling: false };
  if (language !== undefined) return { ...turn, act: "other-language", isSure: true, isTelling: false };
  const read = readAct(text, asked);
  if (isPlainWish(text) || (isAfterScript && asksOtherwise(text, read)))
    return { ...turn, act: "wants-meditation", isSure: true, isTelling: false };
  if (isPlainAnswer(text, asked, read.act)) return { ...turn, act: "tells", isSure: true, isTelling: true };
  if (read.act === "tells" && plainWords(text).length <= wordsOfMend && mendsAWord(story, text))
    return { ...turn, act: "corrects", isSure: true, isTelling: false };
  if (read.act === "corrects" && story === untoldStory)
    return { ...turn, ...read, act: "tells", isTelling: true };
  if (read.act === "good-news" && !isGood(text, read.isSure)) return { ...turn, ...read, act: "tells" };
  return { ...turn, ...read, isTelling: read.isTelling || isToldBesides(text, read.act) };
}

/** Nobody is congratulated on what may be none: read for sure, and with no word of something hard; tears may be of joy. */
function isGood(text: string, isSure: boolean): boolean {
  const mood = moodOf(text);
  return isSure && (mood === undefined || mood === "joy" || mood === "sadness");
}

/** Acts in which something may be told although it was read otherwise: an illness, a doubt. */
const tellsBesides = new Set<Act>(["medical", "unsure"]);

const isToldBesides = (text: string, act: Act): boolean =>
  tellsBesides.has(act) &&
  !text.includes("?") &&
  plainWords(text).length > fewWords &&
  (act === "medical" || moodOf(text) !== undefined);
/** A longer message is told, whatever it takes back on the way. */
const wordsOfMend = 12;

/** Acts that a few words may be taken for although they name what was asked for. */
const mistakable = new Set<Act>([
  "nods",
  "chats",
  "thanks",
  "well",
  "unsure",
  "nonsense",
  "greets",
  "asks-meaning",
  "pauses",
]);
const fewWords = 6;

/** A few words that name a place of the body or a feeling are the answer where that was asked, and else they are told. */
function isPlainAnswer(text: string, asked: Asked, act: Act): boolean {
  if (!mistakable.has(act) || text.includes("?") || plainWords(text).length > fewWords) return false;
  if (readSensation(text, asked === "sensation") !== undefined) return true;
  return readFeelings(text, asked === "emotion").named.length > 0;
}

interface Settling {
  turn: Turn;
  story: Story;
  settled: Set<Step>;
  asks: ReadonlyMap<Step, number>;
}

function settle({ turn: { act, asked, isSure }, story, settled, asks }: Settling): void {
  if (story.event) settled.add("event");
  if (story.sensation) settled.add("sensation");
  if (story.feelings.length > 0) settled.add("emotion");
  if (story.memory) settled.add("memory");
  if (story.pattern) settled.add("awareness");
  if (story.shape === "loss" || story.shape === "joy") settled.add("memory");
  if (story.shape === "loss") settled.add("awareness");
  if (!isStep(asked)) return;
  const isAnswered = answering.has(act) || (act === "nods" && asked !== "event") || !isSure;
  if (isAnswered) settled.add(asked);
  if (act === "unsure" && (letGoAtOnce.has(asked) || (asks.get(asked) ?? 0) >= mostAsks)) settled.add(asked);
  if (act === "complains" || (asks.get(asked) ?? 0) > mostAsks) settled.add(asked);
}

function placeOf(turns: readonly Turn[], story: Story, isAfter: boolean): Place {
  if (isAfter) return "after";
  const isNamed = story.event && story.sensation && story.feelings.length > 0;
  if (isNamed && turns.length > 1) return "ready";
  return turns.some(({ isTelling }) => isTelling) ? "telling" : "opening";
}
