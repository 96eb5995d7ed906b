import { isSkip } from "#server/coach/arc/in-hour.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import {
  beginnings,
  byMood,
  type Choice,
  easily,
  type Open,
  openIn,
  type Prompt,
  type Station,
  stationOf,
  stations,
  toldPart,
} from "#server/coach/hour/read-hour.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { limits } from "#shared/limits/limits.ts";
import { isOffer } from "./offer/is-offer.ts";
import { beginWith } from "./offer/offer.ts";
import type { Said } from "./said.ts";
import { onWhatWeighs } from "./take-up.ts";
import type { Voice } from "./voice.ts";
import { closingWords } from "./words/closing-words.ts";
import { moveWords } from "./words/move-words.ts";
import { offers } from "./words/step-words.ts";

/** What is said to whoever chose a station of the hour: a word that is true because they chose it, and what comes there. */
export function leadOn(talk: Talk, voice: Voice): Said {
  const { now, isEasy } = talk;
  const station = stationOf(now.chosen ?? beginnings.anything);
  if (station.id === "say-it" && saidIt.some((text) => talk.replies.some((reply) => reply.includes(text))))
    return { text: voice.pick(moveWords.saidAlready, true), isAll: true };
  const asks = firstQuestions(station, isEasy);
  const question = voice.pick(asks, true);
  return { text: `${voice.pick(station.says, true)} ${question}`.trim(), isAll: true };
}

/** Said to a sentence for somebody: whoever has one is not asked for it again. */
const saidIt = promptsAt("say-it").map(({ says }) => says);

function promptsAt(id: string): readonly Prompt[] {
  const station = stationOf(id);
  return station.kind === "writing" ? station.prompts : [];
}

/** The first question of a station, in other words each; in the simplest ones alone for whoever is spoken to easily. */
function firstQuestions(station: Station, isEasy: boolean): string[] {
  if (station.kind === "choice") return isEasy ? [easily(station.plain)] : station.asks;
  return station.prompts.slice(0, 1).map((prompt) => questionOf(prompt, isEasy));
}

const questionOf = ({ asks, plain }: Pick<Prompt, "asks" | "plain">, isEasy: boolean): string =>
  isEasy ? easily(plain) : asks;

/** What is said to what was written, or to whoever would rather not, and the next thing to write where there is one. */
export function wordOnWriting(talk: Talk, voice: Voice): Said {
  const { open, now } = talk;
  if (open?.station.kind !== "writing" || !("prompt" in open))
    return { text: voice.pick(moveWords.unsure, true) };
  const { prompts } = open.station;
  const isOver = now.act !== "writes" && !isSkip(now.text);
  const left = isOver ? undefined : prompts.slice(open.prompt + 1).find((one) => !isAskedBefore(one, talk));
  const isDecided = left !== undefined && open.station.isWeighing && decidesIn(now.text);
  const following = isDecided ? undefined : left;
  const next = following && questionOf(following, talk.isEasy);
  const heard = now.act === "writes" && !isSkip(now.text) ? onWhatWeighs(talk, voice) : "";
  const said =
    now.act === "writes"
      ? isDecided
        ? voice.pick(moveWords.decided, true)
        : heard || (prompts[open.prompt]?.says ?? "")
      : voice.pick(moveWords.unsure, true);
  return { text: `${said} ${next ?? closing(talk, voice)}`.trim(), isAll: true };
}

/** "OK il wait til 7", "so it's the telephone I suppose": what they will do is said. */
const decidesIn = (text: string): boolean =>
  sentencesIn(text).some((sentence) => decides.test(sentence.trim()));
const decides =
  /^(?:(?:ok(?:ay)?|so|then|right|fine|well)[, ]+(?:then )?(?:(?:i['’]?ll|il|i will|i['’]?m (?:going to|gonna)|i am going to) (?!be |feel |have |still |regret |miss |hate |probably )|it['’]?s (?:the |going to be ))|i(?:['’]ve| have)? (?:already )?decided\b)[^?]*$/i;

/** What was asked and answered in this talk is not asked again, at the same place or in other words. */
function isAskedBefore({ asks, plain, once }: Prompt, { replies }: Talk): boolean {
  const same = once === undefined ? [{ asks, plain }] : onceAsked.filter((one) => one.once === once);
  return same.some((one) =>
    replies.some((reply) => reply.includes(one.asks) || reply.includes(easily(one.plain))),
  );
}
const onceAsked = stations.flatMap((station) => (station.kind === "writing" ? station.prompts : []));

/** Who leaves a question has found nothing there that could be spoken of. */
function closing({ now, turns, replies, spokenTexts, open }: Talk, voice: Voice): string {
  const own =
    open === undefined || now.act !== "writes" ? "" : voice.pick(closingWords[open.station.id] ?? []);
  if (own) return own;
  const isOffered = replies.some((reply) =>
    [...offers, ...moveWords.writingDoneOffer].some((text) => reply.includes(text)),
  );
  const mayOffer = !isOffered && spokenTexts === 0 && turns.length >= limits.meditation.offerFromMessages;
  return voice.pick(mayOffer ? moveWords.writingDoneOffer : moveWords.writingDone, true);
}

/**
 * Where whoever has told something may begin, by what they told and by a feeling they named. It is asked once: who goes on
 * telling is asked nothing that they did not choose, and what they can choose stays there to tap. Where something was put right
 * it is asked anew, since what was led to before may rest on the mistake.
 */
export function intoHour(talk: Talk, voice: Voice): string {
  const { replies, now, wishes } = talk;
  if (wishes.noFeelings && kindOf(talk) === "anything") return "";
  const isPutRight = now.act === "corrects" || now.isMended;
  const beginning = beginningOf(talk);
  // What happened is not asked of anybody who told it: what can be done with it is there to tap.
  if (beginning.id === beginnings.anything)
    return replies.some(isOffer) || replies.some(isOpenIn) ? "" : beginWith(talk, voice);
  if (replies.some(isOpenIn) && !(isPutRight && replies.slice(-stillOpen).some(isOpenIn))) return "";
  return voice.pick(firstQuestions(beginning, talk.isEasy));
}

/** So many replies later a question of the hour is no longer what is spoken of. */
const stillOpen = 2;
const isOpenIn = (reply: string): boolean => openIn(reply) !== undefined;
const lastOpen = ({ replies }: Talk): Open | undefined =>
  replies.map(openIn).findLast((one) => one !== undefined);

/** The question of the hour that was left open last, for whoever comes back to it; empty where there was none. */
export function questionAgain(talk: Talk, voice: Voice): string {
  const open = lastOpen(talk);
  if (open === undefined) return "";
  return "prompt" in open
    ? (open.station.prompts[open.prompt]?.asks ?? "")
    : voice.pick(open.station.asks, true);
}

/** The open question of the hour in the simplest words; undefined where none is open, or those were said already. */
export function questionInPlainWords({ open, replies }: Talk): string | undefined {
  if (open === undefined) return undefined;
  const plain = "prompt" in open ? open.station.prompts[open.prompt]?.plain : open.station.plain;
  return plain !== undefined && replies.some((reply) => reply.includes(plain)) ? undefined : plain;
}

function beginningOf(talk: Talk): Choice {
  const kind = kindOf(talk);
  const { feelings, mood } = talk.now.told;
  const named = feelings?.length === 1 && mood ? byMood[mood] : undefined;
  return choiceOf(
    (kind === "anything" ? (named ?? toldPart(talk.now.tells)) : undefined) ?? beginnings[kind],
  );
}

function kindOf({ story }: Talk): keyof typeof beginnings {
  if (story.shape === "joy") return "joy";
  return story.shape === "loss" ? "loss" : "anything";
}

/** The question of a station, for whoever was answered and can go on there; empty where it was asked before, or other steps are led through. */
export function questionAt(id: string, { replies, way, isEasy }: Talk, voice: Voice): string {
  const asks = firstQuestions(stationOf(id), isEasy);
  const isAsked = asks.some((question) => replies.some((reply) => reply.includes(question)));
  return isAsked || way === "listening" ? "" : voice.pick(asks);
}

function choiceOf(id: string): Choice {
  const station = stationOf(id);
  if (station.kind !== "choice") throw new Error(`Nobody can begin at "${id}": nothing is chosen there.`);
  return station;
}
