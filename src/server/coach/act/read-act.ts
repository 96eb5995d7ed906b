import { comparedText, nearAnswer } from "#server/coach/guide/answers/near-answer.ts";
import { questionsOf } from "#server/coach/reading/read-questions.ts";
import { clausesIn, sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { type Act, acts } from "./acts.ts";
import { seenInAct } from "./features.ts";

const trained = questionsOf(new URL("../classifiers/act.weights.json", import.meta.url), acts);
/** What a longer message does shows in its beginning; what was left out is not read. */
const readChars = 2000;
/** And so many of its sentences. */
const mostSentences = 16;
/** From which scores an act is believed. */
export const actBounds = {
  /** The likeliest act is believed from this score on. */
  sureFrom: -0.4,
  /** Or when it is so far ahead of the next. */
  sureAhead: 1.6,
  /** What turns somebody away is believed from this score on, or so far ahead of the next, and of telling. */
  turnAwayFrom: 0.2,
  turnAwayAhead: 2,
  aheadOfTelling: 1,
  /** A question or a wish in a longer message is what has to be met. */
  metFrom: 0.4,
  /** So near to what a fixed answer is asked by, a question is that question, however it was scored. */
  askedFrom: 0.52,
} as const;
/** What somebody may ask or wish for; anything else that ends in a question is one about a life. */
export const requests: ReadonlySet<Act> = new Set<Act>([
  "asks-product",
  "asks-how",
  "asks-advice",
  "asks-meaning",
  "wants-practice",
  "wants-meditation",
  "medical",
  "errand",
]);
/** Questions that fixed answers are given to. */
const answered = ["asks-product", "asks-how", "asks-advice", "asks-meaning"] as const satisfies Act[];
/** Acts that are answered with a no. */
const turningAway = new Set<Act>(["errand", "medical", "orders", "nonsense", "leaves"]);
/** Acts in which a life is told of. */
const telling = new Set<Act>(["tells", "mourns", "good-news"]);
/** Where no reading of the whole is clear, the first of these that a sentence clearly does is what the message does. */
const byWeight: Act[] = ["complains", "corrects", "mourns", "good-news", "tells"];
/** A message that clearly does this holds no request beside it. */
const alone = new Set<Act>(["orders", "nonsense", "leaves"]);
/** Beside these a bare sentence asks for nothing: "answer me", "breathe yourself". */
const heated = new Set<Act>(["complains", "corrects"]);

/** An act with its score, a logit: above 0 speaks for it. */
export interface ScoredAct {
  act: Act;
  score: number;
}

/** What a message does. */
export interface ReadAct {
  act: Act;
  /** The reading is clear enough to act on it. */
  isSure: boolean;
  /** The score of the likeliest act. */
  score: number;
  /** What it may be instead. */
  next: Act | undefined;
  /** Besides, it tells something of a life. */
  isTelling: boolean;
  /** What some of its sentences clearly do, besides what it is taken for. */
  beside: Act[];
  /** The sentence that asks or wishes for something; the whole message where it does nothing else. */
  met: string;
  /** The sentences that tell something, without those that ask, complain or put right. */
  told: string;
}

/** Every act with what speaks for it in a message, the likeliest first; `asked` is what the coach had just asked. */
export function weighActs(text: string, asked: string): ScoredAct[] {
  const scores = trained().scores(seenInAct(text.slice(0, readChars), asked));
  return acts
    .map((act, at) => ({ act, score: scores[at] ?? 0 }))
    .toSorted((one, other) => other.score - one.score);
}

/** A message or one sentence of it, read by itself. */
interface Part {
  text: string;
  best: ScoredAct;
  next: ScoredAct | undefined;
  isSure: boolean;
}

function weighPart(text: string, asked: string): Part {
  const [best, next] = weighActs(text, asked);
  if (!best) throw new Error("There are no acts.");
  return { text, best, next, isSure: isClear(best, next) };
}

function readPart(text: string, asked: string): Part {
  const { best, next, isSure } = weighPart(text, asked);
  const isElse = (isSure && best.score >= surelyElse) || [best, next].some(isOfDoctor);
  const known = isElse ? undefined : knownQuestion(text);
  if (known === undefined || known === best.act)
    return { text, best, next, isSure: isSure || known !== undefined };
  return { text, best: { act: known, score: actBounds.metFrom }, next: best, isSure: true };
}

/** What may be a doctor's to answer is not answered because it sounds like something known. */
const isOfDoctor = (one: ScoredAct | undefined): boolean =>
  one !== undefined && one.act === "medical" && one.score > maybeMedical;
const maybeMedical = -1.6;
/** Scored so high, a sentence is no question that merely sounds like one with a fixed answer. */
const surelyElse = 3;

/** The kind of question whose fixed answer is asked for in nearly these words; undefined where none is. */
function knownQuestion(text: string): Act | undefined {
  const questions = [text, ...clausesIn(text)]
    .filter((part) => isAsking(part) && isShort(part))
    .map(comparedText);
  const near = answered.flatMap((act) =>
    questions.map((question) => ({ act, nearness: nearAnswer(act, question)?.nearness ?? 0 })),
  );
  const best = near.toSorted((one, other) => other.nearness - one.nearness)[0];
  return best && best.nearness >= actBounds.askedFrom ? best.act : undefined;
}

/** Whether a question is near enough to one with a fixed answer of its kind, so that no form of it matters. */
export const isNearAnswered = (act: Act, text: string, from: number = nearEnough): boolean =>
  (nearAnswer(act, comparedText(text))?.nearness ?? 0) >= from;
const nearEnough = 0.5;

const isShort = (text: string): boolean => {
  const { length } = plainWords(text);
  return length >= questionWords.least && length <= questionWords.most;
};
/** A fixed question has so many words; "why" alone, and a story that begins with "what", are read otherwise. */
const questionWords = { least: 3, most: 14 };

/** Whether a text has the form of a question, with or without its mark. */
export const isAsking = (text: string): boolean =>
  text.includes("?") || asking(plainWords(text).slice(0, 2)) >= 0;
const asking = wordList(
  "who, what, whats, what's, how, hows, how's, where, when, why, which, is, are, am, can, could, do, does, did, will, would, should, may, has, have, tell me, explain, r",
);

/**
 * Reads what a message does, by weights that `npm run classifiers:train` learnt from lines of our own: as a whole, and its
 * sentences one by one, since people tell, complain and ask in one breath. A question or a wish among them is met.
 */
export function readAct(text: string, asked: string): ReadAct {
  const read = text.slice(0, readChars);
  const sentences = sentencesIn(read).slice(0, mostSentences);
  if (sentences.length < 2) return single(readPart(read, asked));
  const whole = weighPart(read, asked);
  const parts = sentences.map((sentence, at) => readPart(sentence, at === 0 ? asked : "none"));
  const clear = parts.filter(({ isSure }) => isSure);
  const taken = requestIn(parts, whole) ?? (whole.isSure ? whole : weightiest(clear)) ?? whole;
  const told = toldIn(parts);
  return {
    act: taken.best.act,
    score: taken.best.score,
    isSure: taken.isSure,
    next: taken === whole ? whole.next?.act : whole.best.act,
    isTelling:
      telling.has(taken.best.act) ||
      (told !== "" && (telling.has(whole.best.act) || clear.some(({ best }) => telling.has(best.act)))),
    beside: [...new Set(clear.map(({ best }) => best.act))].filter((act) => act !== taken.best.act),
    met: requests.has(taken.best.act) ? taken.text : read,
    told: told === "" ? read : told,
  };
}

function single({ text, best, next, isSure }: Part): ReadAct {
  const isTelling = telling.has(best.act);
  return { ...best, isSure, next: next?.act, isTelling, beside: [], met: text, told: text };
}

/** The last sentence that asks or wishes for something, unless the message is of a kind that holds none. */
function requestIn(parts: readonly Part[], whole: Part): Part | undefined {
  if (whole.isSure && alone.has(whole.best.act)) return undefined;
  const isHeated = heated.has(whole.best.act);
  const isMedical = isOfDoctor(whole.best);
  return parts.findLast(
    (part, at) =>
      part.isSure &&
      !isEcho(part, parts.slice(at + 1)) &&
      !(isMedical && part.best.act.startsWith("asks")) &&
      requests.has(part.best.act) &&
      part.best.score >= actBounds.metFrom &&
      !isOfStory(part) &&
      (!isHeated ||
        knownQuestion(part.text) !== undefined ||
        part.best.act.startsWith("wants") ||
        isHowQuestion(part)),
  );
}

/** A plain how-question is one in the middle of a complaint too. */
const isHowQuestion = ({ best, text }: Part): boolean => best.act === "asks-how" && text.endsWith("?");

/** "Again and again? I open the post and then freeze": the coach's words are handed back, and then answered. */
const isEcho = ({ best }: Part, after: readonly Part[]): boolean =>
  best.act === "asks-meaning" && after.some((part) => part.isSure && telling.has(part.best.act));

const weightiest = (clear: readonly Part[]): Part | undefined =>
  byWeight.flatMap((act) => clear.find(({ best }) => best.act === act) ?? [])[0];

/** What is neither asked, wished for, complained of nor put right. */
function toldIn(parts: readonly Part[]): string {
  const isAside = ({ best, isSure, text }: Part): boolean =>
    (isSure && (requests.has(best.act) || heated.has(best.act))) ||
    (text.includes("?") && !telling.has(best.act));
  return parts
    .filter((part) => !isAside(part))
    .map(({ text }) => text)
    .join(" ");
}

/** Beside a story what turns somebody away has to be asked for: "70 percent on purpose" is told. */
const isOfStory = ({ best, text }: Part): boolean => turningAway.has(best.act) && !text.includes("?");

/** A question missed costs an odd reply; somebody who tells of their life and is turned away is lost. */
function isClear(best: ScoredAct, next: ScoredAct | undefined): boolean {
  const ahead = best.score - (next?.score ?? 0);
  if (!turningAway.has(best.act)) return best.score >= actBounds.sureFrom || ahead >= actBounds.sureAhead;
  if (next?.act === "tells" && ahead < actBounds.aheadOfTelling) return false;
  const from = best.act === "orders" ? actBounds.sureFrom : actBounds.turnAwayFrom;
  return best.score >= from || ahead >= actBounds.turnAwayAhead;
}
