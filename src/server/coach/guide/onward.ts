import type { Talk } from "#server/coach/arc/read-talk.ts";
import { type Step, stepOrder } from "#server/coach/arc/steps.ts";
import { limits } from "#shared/limits.ts";
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
  const step = nextStep(talk);
  if (way === "back") return isTired(talk) ? "" : invited(step, talk, voice);
  if (!step) return open(talk, voice);
  const words = wordsFor(talk)[step];
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
 * The first step that is neither settled nor was asked for twice. A loss and good news are first stayed with: one more
 * word on them comes before the body.
 */
function nextStep({ settled, asks, story, turns }: Talk): Step | undefined {
  const isOfOneMoment = story.shape === "loss" || story.shape === "joy";
  const isNew = turns.filter(({ isTelling }) => isTelling).length <= 1;
  if (isOfOneMoment && isNew && !asks.has("event")) return "event";
  return stepOrder.find((step) => !settled.has(step) && (asks.get(step) ?? 0) < 2);
}

/** How the steps are asked for in a story of this shape. */
const wordsFor = ({ story }: Talk): Record<Step, StepWords> =>
  story.shape === "joy" ? joyStepWords : story.shape === "loss" ? lossStepWords : stepWords;

/** Who only asks, chats or complains is not led back every time. */
const isTired = ({ turns, replies }: Talk): boolean =>
  turns.length > 1 &&
  turns.slice(-2).every(({ isTelling }) => !isTelling) &&
  !(replies.at(-1) ?? "").endsWith("?");

function invited(step: Step | undefined, talk: Talk, voice: Voice): string {
  if (!talk.turns.some(({ isTelling }) => isTelling)) return voice.pick(beginnings);
  return (step ? voice.pick(wordsFor(talk)[step].invitations) : "") || voice.pick(openWords.invitations);
}

/** Who says no, and names the meditation while they do, is not offered one. */
const isAgainst = ({ now }: Talk): boolean => now.act === "unsure" && /\bmeditat/i.test(now.text);

function open({ settled, now }: Talk, voice: Voice): string {
  const isDone = now.act === "unsure" && now.asked === "other";
  const isThrough = !isDone && stepOrder.every((step) => settled.has(step));
  return (
    (voice.mayAsk && isThrough ? voice.pick(openWords.questions) : "") || voice.pick(openWords.invitations)
  );
}

/** Said as soon as event, body and feeling are known, at the tenth message at the latest, and once more later. */
function offered(talk: Talk, voice: Voice): string {
  const { turns, replies, story, settled, spokenTexts } = talk;
  const { offerFromMessages, offerByMessages } = limits.meditation;
  const before = replies.filter((reply) => offers.some((offer) => reply.includes(offer))).length;
  const isNamed =
    story.event &&
    (settled.has("sensation") || story.sensation) &&
    (settled.has("emotion") || story.feelings.length > 0);
  const isDue =
    (turns.length >= offerFromMessages && isNamed !== undefined && isNamed && before === 0) ||
    (turns.length >= offerByMessages && before === 0) ||
    (before === 1 && turns.length >= offerByMessages && turns.length % 5 === 0);
  return isDue && spokenTexts === 0 ? voice.pick(offers) : "";
}
