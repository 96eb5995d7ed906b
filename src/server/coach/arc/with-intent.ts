import type { Act } from "#server/coach/act/acts.ts";
import { questionIn } from "#server/coach/act/question-in.ts";
import { isNearAnswered, type ReadAct } from "#server/coach/act/read-act.ts";
import type { Intent } from "#server/coach/intent/intents.ts";
import { type ReadIntent, readIntent } from "#server/coach/intent/read-intent.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import type { Asked } from "./asked.ts";
import { endsInQuestion } from "./believe.ts";

/** What a person does who asks for this; `none` asks for nothing. */
export const actOfIntent: Record<Exclude<Intent, "none">, Act> = {
  decide: "asks-advice",
  "words-sorry": "asks-advice",
  "words-no": "asks-advice",
  "words-ask": "asks-advice",
  "words-tell": "asks-advice",
  "words-contact": "asks-advice",
  "words-comfort": "asks-advice",
  "words-self": "asks-advice",
  "check-words": "asks-advice",
  ahead: "asks-advice",
  stop: "asks-how",
  helps: "asks-how",
  "why-self": "asks-advice",
  normal: "asks-advice",
  fault: "asks-advice",
  "other-mind": "asks-advice",
  future: "asks-advice",
  opinion: "asks-advice",
  respond: "asks-advice",
  meant: "asks-meaning",
  "why-asked": "asks-meaning",
  "said-before": "asks-advice",
  next: "asks-advice",
  facts: "errand",
  comfort: "asks-advice",
  play: "asks-advice",
  guide: "asks-product",
  product: "asks-product",
  worth: "asks-product",
  exercise: "wants-practice",
  meditation: "wants-meditation",
};

/** What was read for sure may be a request after all only where it was taken for one of these. */
const open = new Set<Act>([
  "tells",
  "complains",
  "corrects",
  "nonsense",
  "chats",
  "asks-product",
  "asks-how",
  "asks-advice",
  "asks-meaning",
]);
/** Without a question's mark or form, what is asked for has to be so plain. */
const plainAhead = 1.6;
/** A wish for an exercise interrupts, and a question about the app is known by its words: both have to be plainer still. */
const plainer = new Set<Intent>(["exercise", "product", "play"]);

/** What is to be made of what was told, and no exercise. */
export const ofMeditation = wordList(
  "meditation*, recording*, thing to listen, something to listen, make me one, make one, read me something",
);

/** How a question begins that is about breathing, and no wish to breathe. */
const asksAbout = /^(?:how|why|does|is|are)\b/i;

/** Read as one of these for sure, a message is a reproach or a correction first. */
const heated = new Set<Act>(["complains", "corrects"]);
/** Who complains or puts something right may ask for these in it; anything else is part of the reproach, unless it ends in a question. */
const inReproach = new Set<Intent>(["respond", "said-before", "meant"]);

/** Scored lower, what seems an errand and asks for nothing is told: "what bothers me is seventy people looking". */
const surelyErrand = 1;

/** So far ahead, what is asked for is no errand: "how do I ask him to delete the film" wants words, and turns nobody away. */
const surelyNoErrand = 4;

/** Scored lower, what helps may be asked of anybody: "what can I do for sleep". */
const surelyMedical = 0.3;

/** So near to a known question, what seems a wish for an exercise asks about one. */
const surelyKnown = 0.64;

/** A reading with what the message asks for, where that is plain. */
export interface WithIntent {
  read: ReadAct;
  intent: Intent | undefined;
  /** It is asked for without any doubt, whether or not it has the form of a question. */
  isPlain: boolean;
}

/**
 * Corrects the reading of a message by what it plainly asks for: a request in whatever form is a request, and what asks for
 * nothing is no question. `asked` is what the coach had left open.
 */
export function withIntent(read: ReadAct, text: string, asked: Asked): WithIntent {
  const { intent, isSure, ahead } = plainerOf(text);
  const nothing = { read, intent: undefined, isPlain: false };
  if (!isSure || (asked === "writing" && !isAskedItself(text, intent, ahead))) return nothing;
  const isNoErrand = read.act === "errand" && ahead >= surelyNoErrand;
  if (intent === "none")
    return {
      ...nothing,
      read: withoutRequest(read, text, isNoErrand && (!read.isSure || read.score < surelyErrand), asked),
    };
  const isHardlyMedical = read.act === "medical" && read.score < surelyMedical && intent === "helps";
  if (read.isSure && !open.has(read.act) && !isHardlyMedical && !isNoErrand) return nothing;
  const isPlain = ahead >= plainAhead;
  const isMeant = isPlain || (endsInQuestion(text) && !plainer.has(intent));
  const isAsking = read.act.startsWith("asks");
  if (!isMeant && !isAsking) return nothing;
  if (read.isSure && heated.has(read.act) && !inReproach.has(intent))
    if (plainer.has(intent) ? read.act === "complains" : !endsInQuestion(text)) return nothing;
  // A known question stays what it is; a wish for an exercise only sounds like one.
  const known = intent === "exercise" && isPlain ? surelyKnown : undefined;
  if (isAsking && isNearAnswered(read.act, read.met, known)) return { read, intent, isPlain };
  const act =
    intent === "exercise" && ofMeditation(plainWords(text)) >= 0 ? "wants-meditation" : actOfIntent[intent];
  if (act === read.act && isAsking) return { read: { ...read, isSure: true }, intent, isPlain };
  if (plainer.has(intent) && isAsking && !isPlain) return nothing;
  // "How does slow breathing help?" asks about breathing, and for none.
  if (intent === "exercise" && asksAbout.test(text.trim())) return nothing;
  const besides = read.isSure && read.act === "complains" ? [...read.beside, read.act] : read.beside;
  const beside = [...new Set(besides)].filter((one) => one !== act && one !== "corrects");
  const met = isAsking ? read.met : (questionIn(text)?.text ?? text);
  return {
    read: { ...read, act, isSure: true, beside, met, isTelling: !act.startsWith("wants") && read.isTelling },
    intent,
    isPlain,
  };
}

/**
 * In an answer to what was to be written, words for somebody are asked for only by the question in it: "him to take it back and
 * say sorry. so what's the good of asking" asks for no apology.
 */
function isAskedItself(text: string, intent: Intent, ahead: number): boolean {
  if (!intent.startsWith("words-")) return true;
  const question = questionIn(text)?.text;
  if (question === undefined) return ahead >= plainAhead;
  return question === text.trim() || readIntent(question).intent.startsWith("words-");
}

/** A message as a whole, or the question in it, whichever says more plainly what is asked for. */
function plainerOf(text: string): ReadIntent {
  const whole = readIntent(text);
  const question = whole.isSure ? undefined : questionIn(text)?.text;
  if (question === undefined || question === text) return whole;
  const asked = readIntent(question);
  return asked.ahead > whole.ahead ? asked : whole;
}

/** What was taken for a question and asks for nothing is told. */
function withoutRequest(read: ReadAct, text: string, isNoErrand: boolean, asked: Asked): ReadAct {
  const isMarked = text.includes("?") && asked !== "writing";
  const isQuestion = read.act.startsWith("asks") && !isNearAnswered(read.act, read.met);
  if (isMarked || !(isQuestion || isNoErrand)) return read;
  return { ...read, act: "tells", isTelling: true, met: text, told: text };
}
