import type { Talk } from "#server/coach/arc/read-talk.ts";
import { type Step, stepOrder } from "#server/coach/arc/steps.ts";
import { openIn } from "#server/coach/hour/read-hour.ts";
import { limits } from "#shared/limits/limits.ts";
import { aboutComplaints } from "./answers/about-complaints.ts";
import { intoHour, questionAgain, questionAt } from "./lead-hour.ts";
import type { Move } from "./moves.ts";
import type { Said } from "./said.ts";
import type { Voice } from "./voice.ts";
import { wishesInWords } from "./wishes-in-words.ts";
import { moveWords } from "./words/move-words.ts";
import {
  joyStepWords,
  lossStepWords,
  offers,
  openWords,
  type StepWords,
  stepWords,
  toldWords,
} from "./words/step-words.ts";

/** Moves after which the conversation goes on; after any other nothing follows. */
const goesOn = new Set<Move>([
  "take-up",
  "let-go",
  "go-on",
  "lead",
  "explain",
  "put-right",
  "resume",
  "rejoice",
  "condole",
]);

/**
 * What follows in a reply. On the path it is the next step; who has told something and chosen nothing is asked where to
 * begin, and who goes on telling is asked something to write; otherwise nothing: who is listened to is neither asked nor offered anything.
 */
export function onwardOf(move: Move, said: Said, { talk, voice }: { talk: Talk; voice: Voice }): string {
  if (talk.wishes.noQuestions && talk.way !== "path") return "";
  const hasTold = talk.turns.some(({ isTelling }) => isTelling);
  if (said.leadsTo !== undefined) return questionAt(said.leadsTo, talk, voice);
  if (said.leadsOn) return talk.way === "open" && hasTold && !isBegun(talk) ? intoHour(talk, voice) : "";
  if (said.isAll || !goesOn.has(move) || said.text.trimEnd().endsWith("?")) return "";
  const isPending = talk.turns.at(-2)?.act === "wants-meditation" && talk.spokenTexts === 0;
  if (isPending && talk.now.isTelling) {
    const wishes = wishesInWords(talk.wishes);
    return voice.pick(wishes ? moveWords.makeNowWith : moveWords.makeNow, true).replace("{wishes}", wishes);
  }
  const offer = mayOffer(talk) ? voice.pick(offers) : "";
  if (offer) return offer;
  if (talk.way === "path") return stepOnward(move, talk, voice);
  if (move === "resume" && talk.way === "open") return questionAgain(talk, voice);
  if (talk.way !== "open" || !talk.now.isTelling || isChosenAgainst(talk)) return "";
  return intoHour(talk, voice);
}

/** Where to begin is not asked of anybody who was asked it and did something else. */
const isBegun = ({ replies }: Talk): boolean => replies.some((reply) => openIn(reply) !== undefined);

function stepOnward(move: Move, talk: Talk, voice: Voice): string {
  const step = (move === "explain" && askedStep(talk)) || nextStep(talk);
  if (!step) return voice.pick(openWords.invitations);
  const words = wordsOf(step, talk);
  const simpler = (talk.asks.get(step) ?? 0) > 0 || move === "explain" ? voice.pick(words.simpler) : "";
  return (
    simpler ||
    (voice.mayAsk ? voice.pick(words.questions) : "") ||
    voice.pick(words.invitations) ||
    voice.pick(openWords.invitations)
  );
}

/** Who wants fewer questions has none put before them. */
const isChosenAgainst = ({ replies }: Talk): boolean =>
  fewerQuestions.some((text) => replies.some((reply) => reply.includes(text)));
const fewerQuestions = aboutComplaints.flatMap(({ id, says }) => (id === "too-many-questions" ? says : []));

/**
 * The first step that is neither settled nor was asked for twice. What was just told is first stayed with: one more word
 * on it comes before the body.
 */
function nextStep({ settled, asks, turns, isAskedMore }: Talk): Step | undefined {
  const isUntold = turns.every(({ isTelling }) => !isTelling);
  if (isUntold && !isAskedMore) return "event";
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

/** Who said no to the meditation, or complained that it was spoken of, is not offered one again. */
const isAgainst = ({ turns }: Talk): boolean =>
  turns.some(
    ({ act, asked, text }) =>
      (act === "complains" && (asked === "offer" || /\bmeditat/i.test(text))) ||
      (act === "unsure" && /\b(?:meditat|make\b)/i.test(text)),
  );
/** Before so many messages nobody feels heard. */
const heardFrom = 4;

/**
 * The meditation is offered once in a conversation, to who goes the path: as soon as event, body and feeling are known; and
 * at the tenth message to who was never told of it, unless they only want to be listened to.
 */
function mayOffer(talk: Talk): boolean {
  const { now, turns, replies, story, settled, spokenTexts, way } = talk;
  const { offerFromMessages, offerByMessages } = limits.meditation;
  const isOffered = replies.some((reply) => offers.some((offer) => reply.includes(offer)));
  if (isOffered || spokenTexts > 0 || isAgainst(talk) || now.beside.includes("complains")) return false;
  const isNamed =
    story.event !== undefined &&
    (settled.has("sensation") || story.sensation !== undefined) &&
    (settled.has("emotion") || story.feelings.length > 0);
  const isLed = way === "path" && isNamed && turns.length >= Math.max(heardFrom, offerFromMessages);
  const isLeftAlone = turns.some(({ act }) => act === "chooses-listening");
  return isLed || (!isLeftAlone && turns.length === offerByMessages);
}
