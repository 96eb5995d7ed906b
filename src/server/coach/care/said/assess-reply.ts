import { elsewhere } from "#server/coach/care/care-reply.ts";
import {
  readSentence,
  readSentenceAtStake,
  type SentenceFault,
} from "#server/coach/care/reply-classifier/reply-classifier.ts";
import { tellsOfHarmIn } from "#server/coach/care/words/crisis-words-elsewhere.ts";
import {
  languageWithin,
  type OtherLanguage,
  otherLanguageOf,
} from "#server/coach/language/other-language.ts";
import { wholeSentences } from "./whole-sentences.ts";

/**
 * Why a sentence of generated text may not be shown. `harm` ends the text, the others lose one sentence; `doubt` may be
 * harm and may be a bridge in the evening sun.
 */
export type ReplyFault = SentenceFault | "doubt";

/** From which score on the classifier is believed; decision 250 says how these were chosen. */
export const replyBounds = {
  /** One sentence by itself. */
  sentence: 0.5,
  /** Harm that ends a reply: a harmless sentence that is left out is hardly missed, a reply that is broken off is. */
  harm: 1.25,
  /** Two sentences read as one, for harm that was cut in two: the classifier was trained with single ones. */
  pair: 2.25,
  /** One sentence where much is at stake, by the reading that is made for it; decision 348. */
  atStake: 1.5,
  /** Harm there that ends a reply. */
  harmAtStake: 4,
} as const;

/** What is not language, and never belongs into a reply: tags of our prompts, and keys. */
const machinery =
  /<\/?(?:system|person_message|passage|conversation|direction)[^>]{0,200}>|\bsk-[a-z0-9_-]{12,}/i;

/** Whether generated text holds what is no language: tags of our prompts, or keys. */
export const isMachinery = (text: string): boolean => machinery.test(text);

/** One word says too little to be judged by itself; with the sentence before it, it is read. */
const severalWords = /\p{L}\P{L}+\p{L}/u;

const replacements: Record<ReplyFault, string> = {
  harm: "I will not go further down that road with you. If any of this touches your own safety, please tell me straight out, or talk to someone now: [findahelpline.com](https://findahelpline.com).",
  promise: "How it will turn out I cannot know; we can look at what is here now.",
  diagnosis: "What to call this is for a doctor or another professional to say, not for me.",
  medicine: "Questions about treatment belong with a doctor or a pharmacist.",
  alarm:
    "Whether that is harmless I cannot judge. Please let a doctor look at it, and call the emergency number if it is strong or new.",
  person: "I am an AI, not a person and not a therapist.",
  staying: "Nobody may hurt or threaten you, and whether you stay or go is yours to decide.",
  contempt: "You deserve to be spoken to with respect.",
  bond: "I am an AI and can promise no secrets; somebody you trust can be there in a way that I cannot.",
  prompt: "",
  doubt: "",
};

/** An amount of a medicine, in any language that writes its numbers so. */
const dose =
  /\p{Nd}\s?(?:mg|mcg|µg|ｍｇ|мг|毫克|밀리그램|ミリグラム|ملغ|ملجم|मिलीग्राम|มก\.)(?![\p{Script=Latin}\p{Script=Cyrillic}])/iu;

/**
 * What is wrong with generated text, sentence by sentence; undefined when nothing is. The classifier was trained in English: in
 * another language only what is on a list is found, namely harm to oneself and amounts of medicine (decision 090).
 * `around` is the language that the text stands in, for sentences too short to tell one; without it the whole text's.
 * `isAtStake` where the message that it answers puts much at stake: the same words are then held to more.
 */
export function faultOf(
  text: string,
  around: OtherLanguage | undefined = otherLanguageOf(text),
  isAtStake = false,
): ReplyFault | undefined {
  const { sentences, rest } = wholeSentences(text);
  let found: ReplyFault | undefined;
  for (const sentence of [...sentences, rest]) {
    const fault =
      faultIn(sentence, replyBounds.sentence, around) ??
      (isAtStake ? faultAtStake(sentence, around) : undefined);
    if (fault === "harm") return fault;
    found ??= fault;
  }
  return found;
}

/** Whether two sentences do harm together that neither does alone. */
export const isHarmTogether = (before: string, sentence: string, around?: OtherLanguage): boolean =>
  faultIn(`${before.trimEnd()} ${sentence}`, replyBounds.pair, around) === "harm";

function faultIn(sentence: string, bound: number, around: OtherLanguage | undefined): ReplyFault | undefined {
  if (machinery.test(sentence)) return "prompt";
  if (tellsOfHarmIn(sentence) !== undefined) return "harm";
  if (!severalWords.test(sentence)) return undefined;
  if (languageWithin(sentence, around) !== undefined) return dose.test(sentence) ? "medicine" : undefined;
  const { score, fault } = readSentence(sentence);
  if (score < bound) return undefined;
  return fault === "harm" && score < replyBounds.harm ? "doubt" : fault;
}

/** One word can be an answer there ("Yes."), so that none is too short. */
function faultAtStake(sentence: string, around: OtherLanguage | undefined): ReplyFault | undefined {
  if (!/\p{L}/u.test(sentence) || languageWithin(sentence, around) !== undefined) return undefined;
  const { score, fault } = readSentenceAtStake(sentence);
  if (score < replyBounds.atStake) return undefined;
  return fault === "harm" && score < replyBounds.harmAtStake ? "doubt" : fault;
}

/** What is said where nothing of an answer was left that may be shown. */
export const nothingLeft =
  "I would rather not guess about that: it matters too much. If it is about your body or your safety, somebody who can see you should hear it. What is it like for you right now?";

/**
 * The sentence of ours that takes the place of a withheld one, in its language where it is harm; empty when it is simply
 * left out, as what we cannot say in that language is.
 */
export function replacementFor(fault: ReplyFault, sentence: string, around?: OtherLanguage): string {
  const language = fault === "harm" ? tellsOfHarmIn(sentence) : undefined;
  if (language !== undefined) return elsewhere(language, undefined);
  return languageWithin(sentence, around) === undefined || fault === "harm" ? replacements[fault] : "";
}
