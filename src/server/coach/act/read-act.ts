import { questionsOf } from "#server/coach/reading/read-questions.ts";
import { scoreTogether } from "#server/coach/reading/score-together.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { type Act, acts } from "./acts.ts";
import { seenInAct } from "./features.ts";

const taught = questionsOf(new URL("../taught/act.weights.json", import.meta.url));
const scoresOf = once(() => scoreTogether(acts.map((act) => taught(act))));
/** What a longer message does shows in its beginning; what was left out is not read. */
const readChars = 2000;
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
  /** A question or a wish at the end of a longer message is what has to be met. */
  metFrom: 0.4,
} as const;
const requests = new Set<Act>([
  "asks-product",
  "asks-how",
  "asks-advice",
  "wants-practice",
  "wants-meditation",
  "medical",
  "errand",
]);
/** Acts that are answered with a no. */
const turningAway = new Set<Act>(["errand", "medical", "orders", "nonsense", "leaves"]);
/** Acts in which a life is told of. */
const telling = new Set<Act>(["tells", "mourns", "good-news"]);
/** A message that does this may hold a request beside it. */
const besideRequests = new Set<Act>([
  "tells",
  "thanks",
  "good-news",
  "mourns",
  "greets",
  "well",
  "chats",
  "nods",
  "unsure",
]);

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
}

/** What is made when it is first asked for, and kept. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Every act with what speaks for it in a message, the likeliest first; `asked` is what the coach had just asked. */
export function weighActs(text: string, asked: string): ScoredAct[] {
  const scores = scoresOf()(seenInAct(text.slice(0, readChars), asked));
  return acts
    .map((act, at) => ({ act, score: scores[at] ?? 0 }))
    .toSorted((one, other) => other.score - one.score);
}

/** Reads what a message does, by weights that `npm run readers:train` learnt from lines of our own. */
export function readAct(text: string, asked: string): ReadAct {
  const [best, next] = weighActs(text, asked);
  if (!best) throw new Error("There are no acts.");
  const isSure = isClear(best, next);
  const [first, ...others] = sentencesIn(text.slice(0, readChars));
  const last = others.at(-1);
  if (first === undefined || last === undefined) {
    return { act: best.act, score: best.score, isSure, next: next?.act, isTelling: telling.has(best.act) };
  }
  const [opening] = weighActs(first, asked);
  const isTelling = telling.has(best.act) || (opening !== undefined && telling.has(opening.act));
  const [request, beside] = besideRequests.has(best.act) ? weighActs(last, "none") : [];
  const isMet = request && request.score >= actBounds.metFrom && isClear(request, beside);
  return request && requests.has(request.act) && isMet && !isOfStory(request, last)
    ? { act: request.act, score: request.score, isSure: true, next: best.act, isTelling }
    : { act: best.act, score: best.score, isSure, next: next?.act, isTelling };
}

/** Beside a story what turns somebody away has to be asked for: "70 percent on purpose" is told. */
const isOfStory = ({ act }: ScoredAct, sentence: string): boolean =>
  turningAway.has(act) && !sentence.includes("?");

/** A question missed costs an odd reply; somebody who tells of their life and is turned away is lost. */
function isClear(best: ScoredAct, next: ScoredAct | undefined): boolean {
  const ahead = best.score - (next?.score ?? 0);
  if (!turningAway.has(best.act)) return best.score >= actBounds.sureFrom || ahead >= actBounds.sureAhead;
  if (next?.act === "tells" && ahead < actBounds.aheadOfTelling) return false;
  const from = best.act === "orders" ? actBounds.sureFrom : actBounds.turnAwayFrom;
  return best.score >= from || ahead >= actBounds.turnAwayAhead;
}
