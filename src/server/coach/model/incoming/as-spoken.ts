import { wholeSentences } from "#server/coach/care/said/whole-sentences.ts";
import type { OtherLanguage } from "#server/coach/language/other-language.ts";

/** Tags of speech markup, which say how something is read and are no part of it. */
const speechMarkup = /<\/?(?:speak|break|prosody|emphasis|voice|say-as|pause|phoneme|audio)\b[^<>]{0,200}>/gi;
/** What a played coach does or how it sounds, between stars or in brackets in front of a sentence: in small letters it begins none. */
const gesture =
  /^(\s*)(?:\*[a-z][^*.!?\n]{1,60}\*|\([a-z]{2,20}ly\)|\[[a-z][^\][.!?\n]{1,40}\])\s+(?=["“]?\p{Lu})/u;
/** The same as English capitals have it, where a new sentence follows without a sign between: "*Nods gently* That is a lot." */
const capitalGesture = /^(\s*)\*\p{Lu}[a-z]{1,20}s\b[^*.!?\n]{1,50}\*\s+(?=\p{Lu}(?!\s|['’]))/u;
/** A model that counts what it wrote. */
const count =
  /^\s*[([*_]{0,3}(?:word count: ?|total: ?|about |approx(?:\.|imately) )?\d{1,4} (?:words?|sentences?|characters|tokens)\b[^.!?\n]{0,40}[)\]*_]{0,3}\.?\s*$/i;
const wordCount = /^\s*[([*_]{0,3}word count[:*_ ]{1,4}\d{1,4}[)\]*_]{0,3}\s*$/i;

/** A model that says that it has ended. */
const ended =
  /^\s*[([*_]{0,3}end of (?:the |my )?(?:response|reply|answer|message|turn|output)[)\]*_]{0,3}\.?\s*$/i;

/** Shorter sentences may be said again and again: "Breathe. Breathe." */
const fewestWords = 4;
/** The same sentence so often is no emphasis any more. */
const mostTimes = 4;

/**
 * A reply as it would be said, sentence by sentence: without gestures, speech markup and counts of its own words, and
 * without a sentence that has just been said. Where a model says the same over and over, it ends, and `onLoop` hears of it.
 */
export async function* asSpoken(
  texts: AsyncIterable<string>,
  onLoop: () => void,
  language?: OtherLanguage,
): AsyncGenerator<string> {
  const times = new Map<string, number>();
  let last = "";
  let held = "";
  /** Nothing where it is not to be said, and `undefined` where the reply is over. */
  const said = (sentence: string): string | undefined => {
    const plain = spoken(sentence, language);
    const words = plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length < fewestWords) return plain;
    const name = words.join(" ");
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    if (count >= mostTimes) return undefined;
    const isAgain = name === last;
    last = name;
    return isAgain ? "" : plain;
  };
  for await (const text of texts) {
    const { sentences, rest } = wholeSentences(held + text);
    held = rest;
    for (const sentence of sentences) {
      const plain = said(sentence);
      if (plain === undefined) return onLoop();
      if (plain) yield plain;
    }
  }
  const rest = said(held);
  if (rest) yield rest;
}

function spoken(sentence: string, language: OtherLanguage | undefined): string {
  if (count.test(sentence) || wordCount.test(sentence) || ended.test(sentence)) return "";
  const plain = sentence.replace(speechMarkup, "").replace(gesture, "$1");
  return language === undefined ? plain.replace(capitalGesture, "$1") : plain;
}
