import type { Utterance } from "#server/coach/coach.ts";
import { type OtherLanguage, otherLanguageOf } from "#server/coach/language/other-language.ts";
import { limits } from "#shared/limits.ts";
import { clausesOf, eventClause, oneWord, wholeSentence } from "./clauses.ts";
import { memoryOf, ownClause } from "./own-clause.ts";
import { deniedEmotions, type Emotion, readEmotions } from "./read-emotion.ts";
import { readSensation, type Sensation } from "./read-sensation.ts";
import {
  asksToMake,
  awarenessSigns,
  corrects,
  loss,
  memorySigns,
  nodding,
  tellsEvent,
  unsure,
} from "./signs.ts";
import { type Step, stepAsked, stepOrder } from "./steps.ts";
import { talkOf } from "./talk.ts";
import { turned } from "./turn-words.ts";

/** What the person has said so far, turned to the second person; a missing field is not known. */
export interface Known {
  event?: string;
  sensation?: Sensation;
  emotions?: Emotion[];
  memory?: string;
  awareness?: string;
}

/** Where a conversation stands and where it goes next; the same reading directs both coaches. */
export interface Arc {
  known: Known;
  /** What the person's last message added. */
  fresh: Step[];
  /** The step to ask for now; undefined when each is known or has been let go. */
  next: Step | undefined;
  /** The step the coach had asked for when the last message came. */
  asked: Step | undefined;
  /** The last message says that the person does not know or would rather not say. */
  isUnsure: boolean;
  /** The last message asks for the meditation, and for nothing else. */
  isWish: boolean;
  /** What the last message is written in, where that is not English: nothing was read in it. */
  language: OtherLanguage | undefined;
  /** A feeling the last message says is not there. */
  denied: string[];
  /** Messages of the person so far. */
  messages: number;
  /** A meditation can be spoken of in this reply. */
  mayOffer: boolean;
  /** It is time to say that a meditation can be made. */
  shouldOffer: boolean;
}

interface Reading {
  known: Known;
  asks: Partial<Record<Step, number>>;
  letGo: Set<Step>;
  asked: Step | undefined;
  fresh: Step[];
  isUnsure: boolean;
  isWish: boolean;
  language: OtherLanguage | undefined;
  denied: string[];
  messages: number;
  offeredAt: number[];
}

/** Reads a conversation: what is known, what to ask next, and whether it is time to offer the meditation. */
export function readArc(conversation: Utterance[]): Arc {
  const reading: Reading = {
    known: {},
    asks: {},
    letGo: new Set(),
    asked: undefined,
    fresh: [],
    isUnsure: false,
    isWish: false,
    language: undefined,
    denied: [],
    messages: 0,
    offeredAt: [],
  };
  for (const { role, text } of conversation) {
    if (role === "coach") readReply(reading, text);
    else readMessage(reading, text);
  }
  const { known, fresh, asked, isUnsure, isWish, language, denied, messages } = reading;
  const heard = { known, fresh, asked, isUnsure, isWish, language, denied, messages };
  return { ...heard, next: nextStep(reading), ...offer(reading) };
}

function readReply(reading: Reading, text: string): void {
  reading.asked = stepAsked(text);
  if (reading.asked) reading.asks[reading.asked] = (reading.asks[reading.asked] ?? 0) + 1;
  if (/\b(?:Meditation button|press Meditation|button for it|Narrate button)\b/i.test(text))
    reading.offeredAt.push(reading.messages);
}

function readMessage(reading: Reading, text: string): void {
  const { known, asked } = reading;
  reading.messages += 1;
  reading.isWish = asksToMake(text);
  reading.language = otherLanguageOf(text);
  reading.isUnsure = isUnsure(text);
  reading.denied = deniedEmotions(text);
  if (known.emotions) known.emotions = known.emotions.filter(({ word }) => !reading.denied.includes(word));
  if (known.emotions?.length === 0) delete known.emotions;
  if (reading.isUnsure && asked) letGo(reading, asked, text);
  const isRead = !reading.isWish && reading.language === undefined;
  // Whatever somebody said to it, they are not led to their past a second time.
  if (asked === "memory" && isRead && !nodding.test(text.trim()) && !text.includes("?"))
    reading.letGo.add("memory");
  if (loss.test(text) && asked !== "memory")
    for (const step of ["memory", "awareness"] as const) reading.letGo.add(step);
  const found = isRead ? findings(text, asked, reading.isUnsure, known) : {};
  reading.fresh = stepOrder.filter((step) => found[keyOf(step)] !== undefined);
  Object.assign(known, found);
}

/** Does not know, and tells nothing else in the same breath. */
function isUnsure(text: string): boolean {
  const said = unsure.exec(text.trim());
  if (!said || text.length >= 120) return false;
  const rest = text.trim().slice(said.index + said[0].length);
  return rest.split(/\s+/).length < 6 || eventClause(rest) === undefined;
}

/** A step is let go after a second "I don't know", a memory after the first. */
function letGo(reading: Reading, asked: Step, text: string): void {
  if (asked === "memory" || asked === "awareness" || (reading.asks[asked] ?? 0) > 1) reading.letGo.add(asked);
  if (/\b(?:childhood|past|talk about that|rather not)\b/i.test(text)) reading.letGo.add("memory");
}

const keyOf = (step: Step): keyof Known => (step === "emotion" ? "emotions" : step);

function findings(text: string, asked: Step | undefined, isUnsure: boolean, known: Known): Known {
  const found: Known = {};
  const whole = wholeSentence(text);
  const sensation = answered(text, (words) => readSensation(words, asked === "sensation"));
  const emotions = answered(text, (words) => listed(readEmotions(words, asked === "emotion"))) ?? [];
  if (sensation && !(isUnsure && !sensation.place) && (asked === "sensation" || !known.sensation))
    found.sensation = sensation;
  const isBetter = corrects.test(text) || deniedEmotions(text).length > 0;
  const isNaming = asked === "emotion" || !known.emotions || text.trim().split(/\s+/).length < 5;
  if (emotions.length > 0 && (isNaming || isBetter))
    found.emotions = asked === "emotion" || isBetter ? emotions : joined(known.emotions ?? [], emotions);
  const clause = eventClause(text);
  const said =
    clause ?? clausesOf(text)[0] ?? (asked === "memory" || asked === "awareness" ? oneWord(text) : undefined);
  const hasBody = sensation !== undefined || emotions.length > 0;
  const isAnswer =
    (asked === "emotion" && emotions.length > 0) || (asked === "sensation" && sensation !== undefined);
  const isShort = text.trim().split(/\s+/).length < 6;
  if (isUnsure || !said || nodding.test(text.trim()) || talkOf(text) || (isAnswer && isShort)) return found;
  if (known.event && asked === "awareness") {
    const seen = whole ?? ownClause(text, awarenessSigns) ?? (isShort ? said : undefined);
    return seen ? { ...found, awareness: turned(seen) } : found;
  }
  if (known.event && (memorySigns.test(text) || asked === "memory"))
    found.memory = turned(memoryOf(text, whole) ?? said);
  else if (known.event && (asked === "awareness" || awarenessSigns.test(text)))
    found.awareness = turned(whole ?? ownClause(text, awarenessSigns) ?? said);
  else if (!known.event && (clause || tellsEvent(text)))
    found.event = turned((hasBody ? undefined : whole) ?? said);
  return found;
}

/** What a message answers: read as a whole, and otherwise from a short sentence of its own amid others. */
function answered<Answer>(text: string, read: (words: string) => Answer | undefined): Answer | undefined {
  const whole = read(text);
  if (whole !== undefined) return whole;
  const short = text.split(/(?<=[.!?…])\s+/).filter((sentence) => sentence.split(/\s+/).length <= 5);
  return short.map(read).find((one) => one !== undefined);
}

const listed = (emotions: Emotion[]): Emotion[] | undefined => (emotions.length > 0 ? emotions : undefined);

/** At most three feelings, the earlier ones first. */
const joined = (before: Emotion[], now: Emotion[]): Emotion[] =>
  [...before, ...now.filter(({ word }) => before.every((known) => known.word !== word))].slice(0, 3);

function nextStep({ known, asks, letGo: gone }: Reading): Step | undefined {
  return stepOrder.find(
    (step) => known[keyOf(step)] === undefined && !gone.has(step) && (asks[step] ?? 0) < 2,
  );
}

function offer({ known, messages, offeredAt }: Reading): Pick<Arc, "mayOffer" | "shouldOffer"> {
  const { offerFromMessages, offerByMessages } = limits.meditation;
  const hasNamed = known.event !== undefined && known.sensation !== undefined && known.emotions !== undefined;
  const mayOffer = messages >= offerFromMessages && (hasNamed || messages >= offerByMessages);
  const isComplete = hasNamed && known.memory !== undefined && known.awareness !== undefined;
  const wasOffered = offeredAt.length > 0;
  const isAgain = isComplete && offeredAt.length === 1 && messages - (offeredAt.at(-1) ?? 0) > 1;
  return { mayOffer, shouldOffer: mayOffer && (!wasOffered || isAgain) };
}
