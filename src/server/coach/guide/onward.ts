import type { Talk } from "#server/coach/arc/read-talk.ts";
import { type Step, stepOrder } from "#server/coach/arc/steps.ts";
import { limits } from "#shared/limits/limits.ts";
import type { Move } from "./moves.ts";
import type { Said } from "./reply-parts.ts";
import type { Voice } from "./voice.ts";
import {
  beginnings,
  joyStepWords,
  lossStepWords,
  offers,
  openWords,
  type StepWords,
  stepWords,
  toldWords,
} from "./words/step-words.ts";

/** How a reply goes on after each move: to the next step, back to the open one without pressing, or not at all. */
const goesOn: Record<Move, "next" | "back" | "rest"> = {
  "take-up": "next",
  "let-go": "next",
  "go-on": "next",
  answer: "back",
  "from-library": "back",
  explain: "next",
  "give-practice": "rest",
  "make-meditation": "rest",
  "change-meditation": "rest",
  "check-in": "rest",
  "put-right": "next",
  apologise: "rest",
  "accept-thanks": "back",
  "say-goodbye": "rest",
  wait: "rest",
  resume: "next",
  welcome: "rest",
  rejoice: "next",
  condole: "next",
  "be-glad": "rest",
  chat: "back",
  "change-subject": "rest",
  "not-understood": "rest",
  "say-unsure": "rest",
  "decline-errand": "back",
  "send-to-doctor": "rest",
  "stay-oneself": "back",
  "ask-for-english": "rest",
  "speak-of-file": "rest",
};

/** What follows in a reply: an offer, the next step as a question or an invitation, or nothing. */
export function onwardOf(move: Move, said: Said, { talk, voice }: { talk: Talk; voice: Voice }): string {
  const way = said.goesOn ?? goesOn[move];
  if (way === "rest" || said.text.trimEnd().endsWith("?")) return "";
  const offer = isAgainst(talk) ? "" : offered(talk, voice);
  if (offer) return offer;
  const step = (move === "explain" && askedStep(talk)) || nextStep(talk);
  if (way === "back") return isTired(talk) ? "" : invited(step, talk, voice);
  if (!step) return open(talk, voice);
  const words = wordsOf(step, talk);
  const isSecond = (talk.asks.get(step) ?? 0) > 0;
  if (isSecond || move === "explain") {
    const simpler = voice.pick(words.simpler);
    if (simpler) return simpler;
  }
  return (
    (voice.mayAsk ? voice.pick(words.questions) : "") || voice.pick(words.invitations) || open(talk, voice)
  );
}

/**
 * The first step that is neither settled nor was asked for twice. What was just told is first stayed with: one more word
 * on it comes before the body.
 */
function nextStep({ settled, asks, turns, isAskedMore }: Talk): Step | undefined {
  const isNew = turns.filter(({ isTelling }) => isTelling).length === 1;
  if (isNew && !isAskedMore) return "event";
  return stepOrder.find((step) => !settled.has(step) && (asks.get(step) ?? 0) < 2);
}

/** The step that is open; more of what was told counts as what happened. */
const askedStep = ({ now: { asked } }: Talk): Step | undefined =>
  asked === "more" ? "event" : stepOrder.find((one) => one === asked);

/** How a step is asked for in a story of this shape; what was told already is gone on with. */
function wordsOf(step: Step, { story }: Talk): StepWords {
  if (story.shape === "joy") return joyStepWords[step];
  if (story.shape === "loss") return lossStepWords[step];
  return step === "event" && story.event ? toldWords : stepWords[step];
}

/** Who only asks, chats or complains is not led back every time. */
const isTired = ({ turns, replies }: Talk): boolean =>
  turns.length > 1 &&
  turns.slice(-2).every(({ isTelling }) => !isTelling) &&
  !(replies.at(-1) ?? "").endsWith("?");

/** Back to what was open before a question came between; where nothing was, nothing is pressed. */
function invited(step: Step | undefined, talk: Talk, voice: Voice): string {
  if (!talk.turns.some(({ isTelling }) => isTelling)) return voice.pick(beginnings);
  const isOpen = step !== undefined && step === askedStep(talk) && step !== "memory" && step !== "awareness";
  return (isOpen ? voice.pick(wordsOf(step, talk).invitations) : "") || voice.pick(openWords.invitations);
}

/** Who said no to the meditation, or complained that it was spoken of, is not offered one again. */
const isAgainst = ({ turns }: Talk): boolean =>
  turns.some(
    ({ act, asked, text }) =>
      (act === "complains" && (asked === "offer" || /\bmeditat/i.test(text))) ||
      (act === "unsure" && /\b(?:meditat|make\b)/i.test(text)),
  );
/** Before so many messages nobody feels heard. */
const heardFrom = 4;

function open({ settled, now }: Talk, voice: Voice): string {
  const isDone = now.act === "unsure" && now.asked === "other";
  const isThrough = !isDone && stepOrder.every((step) => settled.has(step));
  return (
    (voice.mayAsk && isThrough ? voice.pick(openWords.questions) : "") || voice.pick(openWords.invitations)
  );
}

/** Said as soon as event, body and feeling are known, at the tenth message at the latest, and once more later. */
function offered(talk: Talk, voice: Voice): string {
  if (talk.now.act === "complains" || talk.now.act.startsWith("asks")) return "";
  const { turns, replies, story, settled, spokenTexts } = talk;
  const { offerFromMessages, offerByMessages } = limits.meditation;
  const before = replies.filter((reply) => offers.some((offer) => reply.includes(offer))).length;
  const isNamed =
    story.event &&
    (settled.has("sensation") || story.sensation) &&
    (settled.has("emotion") || story.feelings.length > 0);
  const isDue =
    (turns.length >= Math.max(heardFrom, offerFromMessages) &&
      isNamed !== undefined &&
      isNamed &&
      before === 0) ||
    (turns.length >= offerByMessages && before === 0) ||
    (before === 1 && turns.length >= offerByMessages && turns.length % 5 === 0);
  return isDue && spokenTexts === 0 ? voice.pick(offers) : "";
}
