import { ownSentenceIn, toldOf } from "#server/coach/arc/own-sentence.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import { isSayable } from "#server/coach/script/own-words.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { offered } from "./offer/offer.ts";
import type { Said } from "./said.ts";
import type { Voice } from "./voice.ts";
import { givenWords, unsureOfGiven } from "./words/given-words.ts";
import { yardstickFor } from "./words/yardsticks.ts";

/** What is said to a message that does something with a thing that was given; nothing follows, and nothing is made again. */
export function onGivenSaid(talk: Talk, voice: Voice): Said {
  const { onGiven } = talk.now;
  const words = onGiven && givenWords[onGiven.given]?.[onGiven.does];
  if (onGiven === undefined || words === undefined) return offered(talk, voice);
  const says =
    onGiven.given === "sentence" && onGiven.does === "asks-good" ? yardstickFor(talk.now.met) : undefined;
  const own =
    onGiven.given === "sentence" && onGiven.does === "tells"
      ? ownSentenceIn(talk.now.text, toldOf(talk.story, talk.open))
      : undefined;
  const text = voice.pick(says ?? words.says, true).replace("{line}", lineOf(talk));
  return { text: own && isShown(own.sentence) ? `“${own.sentence}” ${text}` : text, isAll: true };
}

/** What they would say is shown as theirs where it is short enough to be read at a glance. */
const isShown = (sentence: string): boolean => sentence.length <= shownChars && isSayable(sentence);
const shownChars = 240;

/** What is asked where it is not sure what somebody would have done with it; what there is stands below to tap. */
export function asksOfGiven(talk: Talk, voice: Voice): Said {
  const words = talk.now.onGiven && unsureOfGiven[talk.now.onGiven.given];
  return words === undefined ? offered(talk, voice) : { text: voice.pick(words.says, true), isAll: true };
}

/** How an answer from the library begins. */
const ofLibrary = /^The library has this under “[^”]*”: /;
/** The answer before it in one line: its first sentence that says something. */
function lineOf({ replies }: Talk): string {
  const sentences = sentencesIn((replies.at(-1) ?? "").replace(ofLibrary, "")).filter(
    (sentence) => !/^(?:sorry|that was my fault|my mistake|you.re right, sorry|fair enough)/i.test(sentence),
  );
  return sentences.find((sentence) => sentence.length >= leastChars) ?? sentences[0] ?? "";
}
const leastChars = 20;
